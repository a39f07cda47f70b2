import { formatDate } from '@agency/shared/format';
import { type PageContent, pageContent } from '../../src/content/schema/page.ts';
import { isPublished, type PageId, pageOf } from '../../src/site/pages.ts';
import { targetsOf, textsOf } from './content-texts.ts';
import { readContent } from './schema-problems.ts';

/** A content module: its file relative to `src/content/`, its page (none for the not-found page), and its default export. */
export interface ContentModule {
  readonly file: string;
  readonly page?: PageId;
  readonly content: unknown;
}

interface Checked extends Omit<ContentModule, 'content'> {
  readonly content: PageContent;
}

/** Length from which two pages may not share a sentence. Shorter ones (labels, « Non. ») may be equal. */
const LONG_SENTENCE = 6;

/**
 * Problems for the writer to correct, one per line: the file, the place in it, the reason.
 * @param drawings names of the existing drawings
 * @param sharedStrings exports of modules with strings that several pages share
 */
export function contentProblems(
  modules: readonly ContentModule[],
  drawings: ReadonlySet<string>,
  sharedStrings?: unknown,
  now = new Date(),
): string[] {
  const problems: string[] = [];
  const checked: Checked[] = [];
  const common = new Set(textsIn(sharedStrings).flatMap((text) => [text, ...sentencesIn(text)]));
  for (const module of modules) {
    const read = readContent(pageContent, module.file, module.content);
    if ('content' in read) checked.push({ ...module, ...read });
    else problems.push(...read.problems);
  }
  return [
    ...problems,
    ...repeated(checked, 'le titre', ({ content }) => [content.title]),
    ...repeated(checked, 'la description', ({ content }) => [content.description]),
    ...repeated(checked, 'le dessin', drawingsOf),
    ...repeated(checked, 'la phrase', (module) => sentencesOf(module, common)),
    ...checked.flatMap((module) => missingDrawings(module, drawings)),
    ...checked.flatMap(wrongAnchors),
    ...checked.flatMap((module) => deadAnchors(module, checked)),
    ...checked.flatMap(unevenComparisons),
    ...checked.flatMap(wrongBylines),
    ...checked.flatMap(missingSummaries),
    ...checked.flatMap((module) => futureDates(module, now)),
  ];
}

/** Values that must differ between pages but do not. */
function repeated(modules: readonly Checked[], what: string, of: (module: Checked) => readonly string[]): string[] {
  const first = new Map<string, string>();
  const problems: string[] = [];
  for (const module of modules) {
    for (const value of new Set(of(module))) {
      const other = first.get(value);
      if (other && other !== module.file)
        problems.push(`${module.file} : ${what} « ${value} » est aussi dans ${other}`);
      else first.set(value, module.file);
    }
  }
  return problems;
}

/** Every text, except figures, which pages may share, and targets, names of drawings and bylines, which have their own checks. */
const textsIn = (value: unknown) => textsOf(value, ['value', 'target', 'drawing', 'byline']);

const sentencesIn = (text: string) => text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.trim());

/** Long sentences of a page, except those from shared strings. */
function sentencesOf({ content }: Checked, common: ReadonlySet<string>): string[] {
  return textsIn(content.sections)
    .filter((text) => !common.has(text))
    .flatMap(sentencesIn)
    .filter((sentence) => !common.has(sentence))
    .filter((sentence) => sentence.split(/\s+/).length > LONG_SENTENCE);
}

const drawingsOf = ({ content }: Checked) =>
  content.sections.flatMap((section) => ('drawing' in section && section.drawing ? [section.drawing] : []));

function missingDrawings(module: Checked, drawings: ReadonlySet<string>): string[] {
  return drawingsOf(module)
    .filter((name) => !drawings.has(name))
    .map((name) => `${module.file} : le dessin « ${name} » n’existe pas dans src/drawings/`);
}

/** Anchors of a page: ids of its sections and of the parts of long texts. */
function anchorsOf({ content }: Checked): string[] {
  return content.sections.flatMap((section) => [
    ...('id' in section && section.id ? [section.id] : []),
    ...(section.kind === 'prose' ? section.parts.map(({ id }) => id) : []),
  ]);
}

function wrongAnchors(module: Checked): string[] {
  const anchors = anchorsOf(module);
  const repeated = new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index));
  const illegible = anchors.filter((anchor) => !/^[a-z\d-]+$/.test(anchor));
  return [
    ...[...repeated].map((anchor) => `${module.file} : deux sections portent l’ancre « ${anchor} »`),
    ...illegible.map(
      (anchor) =>
        `${module.file} : l’ancre « ${anchor} » a autre chose que des minuscules sans accent, des chiffres et des traits d’union`,
    ),
  ];
}

function deadAnchors(module: Checked, all: readonly Checked[]): string[] {
  return targetsOf(module.content).flatMap((target) => {
    if ('anchor' in target && !anchorsOf(module).includes(target.anchor)) {
      return [`${module.file} : un lien mène à l’ancre « ${target.anchor} », qui n’est pas dans la page`];
    }
    if (!('page' in target && target.fragment && isPublished(target.page))) return [];
    const other = all.find(({ page }) => page === target.page);
    if (!other || anchorsOf(other).includes(target.fragment)) return [];
    return [`${module.file} : un lien mène à l’ancre « ${target.fragment} », qui n’est pas dans ${other.file}`];
  });
}

function unevenComparisons({ file, content }: Checked): string[] {
  return content.sections.flatMap((section) =>
    section.kind === 'comparison'
      ? [section.theirs, section.ours]
          .filter(({ points }) => points.length !== section.criteria.length)
          .map(
            ({ name, points }) =>
              `${file} : la colonne « ${name} » a ${points.length} points pour ${section.criteria.length} critères`,
          )
      : [],
  );
}

/** The site plan has one line for each page of the registry. */
function missingSummaries({ file, page, content }: Checked): string[] {
  return page && !content.summary
    ? [`${file} : il manque « summary », la ligne qui présente la page au plan du site`]
    : [];
}

/** Tomorrow's date is valid, because the writer's time zone may be ahead of the machine's. */
function futureDates({ file, content: { modified } }: Checked, now: Date): string[] {
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return modified && modified > tomorrow ? [`${file} : « modified » (${modified}) est dans l’avenir`] : [];
}

/**
 * Silent reading speed of adults in French, in words per minute. Source: Trauzettel-Klosinski and Dietz, « Standardized Assessment of
 * Reading Performance », IOVS, 2012, mean of French readers.
 */
const WORDS_PER_MINUTE = 195;

/** Whole minutes that a text takes to read, at least 1. */
function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The byline of an article must have the reading time and the date of publication. */
function wrongBylines({ file, page, content }: Checked): string[] {
  if (!content.published) {
    const isArticle = page && pageOf(page).kind === 'article';
    return isArticle ? [`${file} : il manque « published », la date de publication`] : [];
  }
  const long = content.sections.filter((section) => section.kind === 'prose');
  const read = long.flatMap(({ parts }) => textsIn(parts)).join(' ');
  const expected = `Lecture de ${readingMinutes(read)}\u00a0min, publié le ${formatDate(content.published)}`;
  return long.some(({ byline }) => byline === expected)
    ? []
    : [`${file} : la signature de l’article doit être « ${expected} », espaces insécables comprises : copiez-la d’ici`];
}
