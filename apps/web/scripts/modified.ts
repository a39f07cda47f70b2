import { execFileSync } from 'node:child_process';
import { projects } from '../src/content/realisations/projets.ts';
import { pages } from '../src/site/pages.ts';
import { pageOfProject } from '../src/site/projects.ts';

const words = 'src/content';

/** What Git answers, line by line; nothing where there is no Git, or no repository, as in a container. */
function git(web: string, ...command: readonly string[]): readonly string[] {
  try {
    const options = { cwd: web, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, TZ: 'UTC' } } as const;
    return execFileSync('git', [...command, '--', words], options).split('\n');
  } catch {
    return [];
  }
}

/** The day of the last commit of each file of words. */
function committed(web: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of git(web, 'log', '--format=> %cd', '--date=short-local', '--name-only', '--relative')) {
    if (line.startsWith('> ')) day = line.slice(2);
    else if (line && !days.has(line)) days.set(line, day);
  }
  for (const changed of git(web, 'diff', 'HEAD', '--name-only', '--relative')) days.delete(changed);
  return days;
}

/** The day on which the words of each page last changed, by its path: the commit's, or today where Git cannot tell. */
export function modifiedDays(web: string, now = new Date()): Readonly<Record<string, string>> {
  const days = committed(web);
  const today = now.toISOString().slice(0, 10);
  const files = [
    ...pages.map(({ path, content }) => [path, `${words}/${content}.ts`] as const),
    ...projects.map((project) => [pageOfProject(project).path, `${words}/realisations/${project.slug}.ts`] as const),
  ];
  return Object.fromEntries(files.map(([path, file]) => [path, days.get(file) ?? today]));
}
