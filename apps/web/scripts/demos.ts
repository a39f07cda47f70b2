import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A demonstration page without the two mentions that its client is invented. The link back to the project stays. */
export function withoutDemonstration(html: string): string {
  return html.replace(/, démonstration(?=<\/title>)/, '').replace(/(?<=<\/h1>)[^<]*/, ' ');
}

/** Removes the mentions from every demonstration page, for a site that is no longer a demonstration. */
export async function silenceDemos(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name);
    await writeFile(file, withoutDemonstration(await readFile(file, 'utf8')));
  }
}
