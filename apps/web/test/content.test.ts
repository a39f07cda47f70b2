import { readFileSync } from 'node:fs';
import { serviceTypes } from '@agency/shared/contact';
import { describe, expect, it } from 'vitest';
import { page as asPage } from '../src/content/page.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import * as words from '../src/content/sections/words.ts';
import { isPublished, type PageId, pageIds, pageOf } from '../src/site/pages.ts';
import { type ContentModule, contentProblems } from './support/content-problems.ts';

const folder = '../src/content/';
const modules = import.meta.glob<PageContent>(['../src/content/**/*.ts', '!**/*.test.ts'], { import: 'default' });
const drawings = new Set(
  Object.keys(import.meta.glob('../src/drawings/*.svg')).map((path) => path.replace(/^.*\/|\.svg$/g, '')),
);

/** Strings shared by several pages: the frame, the tools, failures of the forms. */
const common = Object.values(
  import.meta.glob(['../src/content/*.ts', '../src/content/tools/*.ts'], { eager: true }),
).flatMap((module) =>
  typeof module === 'object' && module !== null && !('default' in module) ? Object.values(module) : [],
);

async function moduleOf(content: string, page?: PageId): Promise<ContentModule> {
  return { file: `${content}.ts`, ...(page && { page }), content: await modules[`${folder}${content}.ts`]?.() };
}

it('the content of the pages, even unpublished ones, has no problem', async () => {
  const all = await Promise.all([...pageIds.map((id) => moduleOf(pageOf(id).content, id)), moduleOf('not-found')]);
  // An unpublished page may have no content yet, but what it has must be valid.
  const written = all.filter(({ page, content }) => content || !page || isPublished(page));
  expect(contentProblems(written, drawings, common)).toEqual([]);
});

/** Sources that read a section by the names of its fields: the code of the site and of its formulas. */
const readers = Object.values(
  import.meta.glob<string>(
    ['../src/**/*.{ts,tsx}', '../../../packages/shared/src/**/*.ts', '!../src/content/**', '!**/*.test.*'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');

/** The names of fields, at any depth. The label of a link is none, nor the id of a tab, nor the name of an item. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...fieldsOf(['actions', 'items', 'tabs'].includes(name) ? Object.values(inner) : inner),
  ]);
}

it('something reads each field of the sections that only one page has: their schema knows no names', () => {
  const names = [...new Set(Object.values(words).flatMap(fieldsOf))];
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readers))).toEqual([]);
});

const files = Object.keys(modules).map((file) => [file, readFileSync(new URL(file, import.meta.url), 'utf8')] as const);

it('the address of a source is written once: two files that cite it take it from content/sources.ts', () => {
  const addresses = files.flatMap(([, source]) => source.match(/(?<=url:\s*')https:[^']+/g) ?? []);
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

it('no-break spaces are typed, as the guide asks: a text has one spelling', () => {
  expect(files.filter(([, source]) => source.includes('\\u00a0')).map(([file]) => file)).toEqual([]);
});

describe('messages for writers', () => {
  const text = 'Un texte assez long pour que la phrase compte plus de six mots, voilà.';
  const page = {
    title: 'Un titre de page assez long pour passer',
    description: 'd'.repeat(120),
    accent: 'forest',
    sections: [
      { kind: 'hero', eyebrow: 'Page', title: 'Titre', lead: text, drawing: 'bouleau' },
      {
        kind: 'call-to-action',
        id: 'suite',
        title: 'Suite',
        actions: { Monter: { anchor: 'suite' } },
      },
    ],
  };
  const problemsOf = (written: ContentModule[], shared?: unknown, now?: Date) =>
    contentProblems(written, new Set(['bouleau']), shared, now);
  const problems = (...contents: unknown[]) =>
    problemsOf(contents.map((content, index) => ({ file: `essai-${index + 1}.ts`, content })));

  it('report nothing for a valid page', () => {
    expect(problems(page)).toEqual([]);
  });

  const other = { ...page, title: 'Un autre titre de page assez long', description: 'e'.repeat(120) };
  const [hero, cta] = page.sections;
  const withHero = (changes: object) => ({ ...page, sections: [{ ...hero, ...changes }, cta] });
  const withSecond = (section: object) => ({ ...page, sections: [hero, section] });
  const withTiles = (items: object) => withSecond({ kind: 'tiles', title: 'Tuiles', items });
  const prose = (parts: object) => asPage({ ...page, sections: { prose: { parts } } } as never).sections[0] as object;
  const linkTo = (target: unknown) => withHero({ actions: { Voir: target } });
  const wrong: Readonly<Record<string, unknown>> = {
    'title : le titre d’une page compte de 30 à 60 caractères — « Trop court » (10 caractères)': {
      ...page,
      title: 'Trop court',
    },
    'sections › 1 (hero) › title : ce champ manque : ajoutez-le': withHero({ title: undefined }),
    'sections › 1 (hero) : aucun champ de ce nom ici (« titre ») : corrigez-le ou retirez-le': withHero({
      titre: 'Oui',
    }),
    'sections › 1 (hero) › title : il faut ici un texte entre guillemets': withHero({ title: 41 }),
    'accent : il faut ici « forest » ou « larch » ou « river » ou « berry » — « bleu »': { ...page, accent: 'bleu' },
    'modified : il faut une date qui existe, écrite comme 2026-11-22 — « 2026-11-31 »': {
      ...page,
      modified: '2026-11-31',
    },
    'sections › 2 (tiles) › items : il faut au moins 2\u00a0éléments': withTiles({ Une: 'Tuile' }),
    'sections › 2 (tiles) › items : un titre dépasse 90 caractères': withTiles({
      Une: 'Tuile',
      [`Deu${'x'.repeat(88)}`]: 'Autre',
    }),
    'sections › 2 (tiles) › items : un nombre seul passerait devant les autres : ajoutez-y un mot': withTiles({
      Une: 'Tuile',
      2024: 'Autre',
    }),
    'sections › 2 (faq) › answers : il faut au moins 2\u00a0éléments': withSecond({
      kind: 'faq',
      title: 'Questions',
      answers: { 'Pourquoi?': 'Parce que.' },
    }),
    'sections › 2 (prose) › parts › 1 › blocks › 1 › rows : ce champ manque : ajoutez-le': withSecond(
      prose({ 'Partie {#partie}': [{ caption: 'Tableau', head: ['Colonne'] }] }),
    ),
    'sections › 2 (prose) › parts › 1 › id : une partie a son ancre après son titre : « Sources {#sources} »':
      withSecond(prose({ Partie: ['Un texte.'] })),
    'sections › 2 (tuiles) › kind : aucune section de ce genre : docs/content-guide.md les énumère — « tuiles »':
      withSecond({ kind: 'tuiles' }),
    'sections › 2 (quote-form) › review › none : un texte est vide — «  »': withSecond({
      kind: 'quote-form',
      title: 'Devis',
      review: { title: 'Relisez', none: '' },
    }),
    'sections › 2 (quote-form) › privacy › link › target › page : aucune page de ce nom : choisissez-en une de site/pages.ts — « prive »':
      withSecond({
        kind: 'quote-form',
        title: 'Devis',
        privacy: { link: { label: 'Lire', target: { page: 'prive' } } },
      }),
    '$ › page : aucune page de ce nom : choisissez-en une de site/pages.ts — « contacts »': linkTo({
      page: 'contacts',
    }),
    '$ › external : aucune adresse de ce nom : choisissez-en une de « externalUrls », dans site/agency.ts — « myspace »':
      linkTo({ external: 'myspace' }),
    [`$ › query › service : il faut ici ${serviceTypes.map(({ code }) => `« ${code} »`).join(' ou ')} — « formations »`]:
      linkTo({ page: 'contact', query: { service: 'formations' } }),
    '$ : aucun champ de ce nom ici (« anchor ») : corrigez-le ou retirez-le': linkTo({
      page: 'contact',
      anchor: 'suite',
    }),
  };

  it.each(Object.entries(wrong))('name the file, the section, the field and what to do: %s', (expected, content) => {
    expect(problems(content)).toEqual([
      `essai-1.ts › ${expected.replace('$', 'sections › 1 (hero) › actions › Voir')}`,
    ]);
  });

  it('report a file that is not there', () => {
    expect(problems(undefined)).toEqual(['essai-1.ts : ce fichier manque, ou n’a pas d’« export default »']);
  });

  it('report a dark section at the end, where the footer is dark too', () => {
    const items = { arbres: { value: '3' }, feuilles: { value: '4' } };
    expect(problems(withSecond({ kind: 'metrics', tone: 'night', title: 'Chiffres', items }))).toEqual([
      expect.stringContaining('une page a au plus une section « night », et ce n’est pas la dernière'),
    ]);
  });

  it('report a page without its heading', () => {
    expect(problems({ ...page, sections: [cta] })).toEqual([
      expect.stringContaining('une page a exactement un en-tête'),
    ]);
  });

  it('report a title, a description, a drawing and a sentence that two pages share', () => {
    const reported = problems(page, structuredClone(page));
    for (const what of ['le titre', 'la description', 'le dessin', `la phrase « ${text} »`]) {
      expect(reported).toContainEqual(
        expect.stringMatching(new RegExp(`^essai-2\\.ts : ${what}.*est aussi dans essai-1\\.ts$`)),
      );
    }
  });

  it('report a page of the registry without its line in the site plan, and a date in the future', () => {
    const now = new Date('2026-11-22');
    const reported = (changes: object) =>
      problemsOf([{ file: 'essai.ts', page: 'about', content: { ...page, ...changes } }], undefined, now);
    expect(reported({})).toEqual([expect.stringContaining('il manque « summary »')]);
    expect(reported({ summary: 'Une ligne.', modified: '2026-11-22' })).toEqual([]);
    expect(reported({ summary: 'Une ligne.', modified: '2027-01-01' })).toEqual([
      expect.stringContaining('dans l’avenir'),
    ]);
  });

  it('do not compare a file with itself, if two pages have its address: the registry names that address', () => {
    expect(problemsOf([1, 2].map(() => ({ file: 'essai.ts', content: page })))).toEqual([]);
  });

  it('report an article without its date', () => {
    const content = { ...page, summary: 'Une ligne.' };
    expect(problemsOf([{ file: 'articles/essai.ts', page: 'quebecAi', content }])).toEqual([
      expect.stringContaining('il manque « published »'),
    ]);
  });

  it('allow shared strings on several pages', () => {
    const pages = [page, other].map((content, index) => ({ file: `${index}.ts`, content }));
    expect(problemsOf(pages)).toContainEqual(expect.stringContaining('la phrase'));
    expect(problemsOf(pages, { lead: { text } })).not.toContainEqual(expect.stringContaining('la phrase'));
  });

  it('report a drawing and an anchor that do not exist, and a duplicate anchor', () => {
    expect(problems(withHero({ drawing: 'chene' }))).toEqual([expect.stringContaining('« chene » n’existe pas')]);
    expect(problems({ ...page, sections: [hero, { ...cta, id: 'fin' }] })).toEqual([
      expect.stringContaining('l’ancre « suite », qui n’est pas dans la page'),
    ]);
    expect(problems(withSecond({ ...cta, id: 'La fin', actions: { Monter: { anchor: 'La fin' } } }))).toEqual([
      expect.stringContaining('l’ancre « La fin » a autre chose que des minuscules sans accent'),
    ]);
    const twice = [expect.stringContaining('deux sections portent l’ancre « suite »')];
    expect(problems({ ...page, sections: [hero, cta, cta] })).toEqual(twice);
    expect(problems(withSecond(prose({ 'Une {#suite}': ['Un texte.'], 'Deux {#suite}': ['Un autre.'] })))).toEqual(
      twice,
    );
  });

  it('report a link to a missing anchor of another page', () => {
    const reported = (fragment: string) =>
      problemsOf([
        { file: 'a.ts', page: 'about', content: linkTo({ page: 'automation', fragment }) },
        { file: 'b.ts', page: 'automation', content: other },
      ]).filter((problem) => problem.includes('ancre'));
    expect(reported('suite')).toEqual([]);
    expect(reported('debut')).toEqual([expect.stringContaining('« debut », qui n’est pas dans b.ts')]);
  });

  it('counts the points of a comparison', () => {
    const comparison = {
      kind: 'comparison',
      title: 'Deux façons',
      criteria: ['Un', 'Deux', 'Trois'],
      theirs: { name: 'Eux', points: ['a', 'b'] },
      ours: { name: 'Nous', points: ['a', 'b', 'c'] },
    };
    expect(problems({ ...page, sections: [...page.sections, comparison] })).toEqual([
      'essai-1.ts : la colonne « Eux » a 2 points pour 3 critères',
    ]);
  });
});
