import { project } from '../../src/content/schema/project.ts';
import { pageTitleOf } from '../../src/site/projects.ts';
import { readContent } from './schema-problems.ts';

/** A file of `content/projects/`: its name without extension, and its default export. */
export interface ProjectModule {
  readonly slug: string;
  readonly content: object;
}

/** Fields that must differ between projects. */
const unique = {
  title: 'le titre',
  description: 'la description',
  summary: 'le résumé',
  alt: 'la description de l’image',
  client: 'le client',
  problem: 'le problème',
  decision: 'la décision',
} as const;

/** Problems of the projects for the writer to correct, one per line: the file, the place in it, the reason. */
export function projectProblems(modules: readonly ProjectModule[]): string[] {
  const first = new Map<string, string>();
  return modules.flatMap(({ slug, content }) => {
    const file = `projects/${slug}.ts`;
    const read = readContent(project, file, { slug, ...content });
    if ('problems' in read) return read.problems;
    const problems = Object.entries(unique).flatMap(([key, name]) => {
      const value = read.content[key as keyof typeof unique];
      const other = first.get(`${key} ${value}`);
      first.set(`${key} ${value}`, file);
      return other ? [`${file} : ${name} « ${value} » est aussi dans ${other}`] : [];
    });
    const { length } = pageTitleOf(read.content);
    if (length < 30 || length > 60) {
      problems.push(
        `${file} : « ${pageTitleOf(read.content)} », titre de sa page, compte ${length} caractères au lieu de 30 à 60`,
      );
    }
    return problems;
  });
}
