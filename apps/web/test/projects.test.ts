import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { claimBasis } from '../src/content/claims/basis.built.ts';
import { readPageContents } from '../src/content/page-contents.ts';
import { showsCategory } from '../src/content/projects/filters.ts';
import { projects } from '../src/content/projects/projects.ts';
import { projectListStrings } from '../src/content/tools/project-list.ts';
import { cardPicture, thumbnail } from '../src/site/projects.ts';
import { withModule } from './support/fresh-modules.ts';
import { projectProblems } from './support/project-problems.ts';

const files = import.meta.glob<{ readonly title: string } | undefined>(
  ['../src/content/projects/*.ts', '!**/*.test.ts'],
  {
    import: 'default',
    eager: true,
  },
);
const modules = Object.entries(files).flatMap(([path, content]) =>
  content ? [{ slug: path.replace(/^.*\/|\.ts$/g, ''), content }] : [],
);

describe('the projects of the portfolio', () => {
  it('have no problem', () => {
    expect(projectProblems(modules)).toEqual([]);
  });

  it('are the files, each once, under its name', () => {
    const listed = projects.map(({ slug, title }) => `${slug} : ${title}`).sort();
    const written = modules.map(({ slug, content }) => `${slug} : ${content.title}`).sort();
    const advice =
      'inscrivez chaque projet dans content/projects/projects.ts : son import, puis sa ligne, sous le nom du fichier';
    expect(listed, advice).toEqual(written);
  });
});

it('a link under a list of projects leads to a filter that shows each of them', async () => {
  const lists = [...(await readPageContents())].flatMap(([file, { sections }]) =>
    sections.flatMap((section) => (section.kind === 'project-list' ? [{ file, ...section }] : [])),
  );
  const left = lists.flatMap(({ file, projects: shown, actions }) => {
    const [target] = Object.values(actions ?? projectListStrings.actions);
    const code =
      target && 'query' in target && target.query && 'categorie' in target.query ? target.query.categorie : 'all';
    return shown.filter(({ category }) => !showsCategory(code, category)).map(({ slug }) => `${file}: ${slug}`);
  });
  expect(left, 'sans filtre commun, le lien n’a pas de « categorie »').toEqual([]);
});

const folder = fileURLToPath(new URL('../public/media/portfolio/', import.meta.url));
const weigh = (file: string) => (existsSync(folder + file) ? statSync(folder + file).size : undefined);
const kB = 1000;

it.each(projects)('the media of $slug', ({ slug, loop }) => {
  for (const [file, most] of [
    [`${slug}.avif`, 12],
    [`${slug}.webp`, 12],
    [`${slug}${cardPicture.suffix}.avif`, 6],
    [`${slug}${cardPicture.suffix}.webp`, 12],
    [`${slug}${thumbnail.suffix}.avif`, 4],
  ] as const) {
    expect(
      weigh(file),
      `public/media/portfolio/${file} manque : ajoutez les cinq images que décrit docs/content-guide.md; si le projet a une scène, « npm run media -- portfolio -- --only=${slug} » les dessine`,
    ).toBeDefined();
    expect(weigh(file), `poids de public/media/portfolio/${file}, en octets`).toBeLessThanOrEqual(most * kB);
  }
  const films = [weigh(`${slug}.webm`), weigh(`${slug}.mp4`)];
  // The button announces the heavier file, in whole kilobytes.
  expect(loop?.kilobytes, `« loop » de projects/${slug}.ts : le poids du plus lourd de ses deux films, en ko`).toBe(
    films[0] && films[1] && Math.ceil(Math.max(films[0], films[1]) / kB),
  );
});

describe('unfinished projects', () => {
  const unfinished = projects.filter(({ status }) => status);

  it.each(unfinished)('$slug describes its results in the future tense', (project) => {
    for (const text of [project.description, project.summary]) expect(text).toMatch(/\p{L}+(?:era|ra|ront)\b/u);
    expect(project.figure.label).toMatch(/visée?s?|par jour|au calcul/);
  });

  it('are marked on their cards, and the register counts them separately', async () => {
    const { projectCards } = await import('../src/content/projects/project-cards.built.ts');
    expect(projectCards.filter(({ status }) => status).map(({ slug }) => slug)).toEqual(
      unfinished.map(({ slug }) => slug),
    );
    expect(claimBasis.projets.basis).toContain(`en montre ${projects.length - unfinished.length}`);
  });

  it.each([
    [0, /en montre \d+\.$/],
    [1, /, et 1\u00a0autre encore en développement\.$/],
    [3, /, et 3\u00a0autres encore en développement\.$/],
  ] as const)('%i of them are counted in correct French', async (count, sentence) => {
    withModule<typeof import('../src/content/projects/projects.ts')>('content/projects/projects.ts', (actual) => ({
      projects: actual.projects.map((project, index) => ({
        ...project,
        status: index < count ? 'En développement' : undefined,
      })),
    }));
    const { claimBasis: counted } = await import('../src/content/claims/basis.built.ts');
    expect(counted.projets.basis).toMatch(sentence);
  });
});
