import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A project's own page without the two places that say that its client is invented. The way back to the project stays. */
export function withoutDemonstration(html: string): string {
  return html.replace(/, démonstration(?=<\/title>)/, '').replace(/(?<=<\/h1>)[^<]*/, ' ');
}

/** For a site that no longer says that it is a demonstration: the pages of its projects do not either. */
export async function silenceDemos(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name);
    await writeFile(file, withoutDemonstration(await readFile(file, 'utf8')));
  }
}
