import { auditRequest, factLine } from './contact.ts';
import { NBSP, yesCount } from './format.ts';

/** The four statements of the Loi 96 self-assessment; `true` means that the statement applies to the company. */
export const loi96Flags = ['englishOnly', 'noFrenchVersion', 'nonCompliantInterface', 'missingDocs'] as const;

export type Loi96Flag = (typeof loi96Flags)[number];

/** An absent flag is unanswered. */
export type Loi96Answers = { readonly [Flag in Loi96Flag]?: boolean | undefined };

export type Loi96Result = 'unanswered' | 'non-compliant' | 'potentially-compliant';

/**
 * Any true flag gives a warning. Otherwise one explicit « non » gives potential compliance. Without an answer there is no
 * result.
 */
export function loi96Result(answers: Loi96Answers): Loi96Result {
  if (loi96Flags.some((flag) => answers[flag] === true)) return 'non-compliant';
  return loi96Flags.some((flag) => answers[flag] === false) ? 'potentially-compliant' : 'unanswered';
}

/**
 * Scope of an article of the Charte de la langue française: every business, those of 25 people or more, or those that
 * offer software.
 */
export type Loi96Reach = 'all' | 'staff-25' | 'software';

export interface Loi96Article {
  /** Number of the article in the law; paragraphs are in `paragraphs`. */
  readonly article: string;
  readonly paragraphs?: readonly string[];
  readonly reach: Loi96Reach;
}

/** Key of the first recommended action for a flag; its text is in the page's content. */
export type Loi96Action = 'publish-selling-pages' | 'compare-versions' | 'list-software' | 'translate-documents';

export interface Loi96Basis {
  /** The articles behind the flag, most relevant first. */
  readonly articles: readonly Loi96Article[];
  readonly action: Loi96Action;
}

/**
 * The articles behind each flag. Source: Charte de la langue française (RLRQ, c. C-11), consulted in November 2026; sections
 * 41 and 141 bind the workplace, the others what customers receive.
 */
export const loi96Basis: Readonly<Record<Loi96Flag, Loi96Basis>> = {
  englishOnly: {
    articles: [
      { article: '52', reach: 'all' },
      { article: '50.2', reach: 'all' },
      { article: '5', reach: 'all' },
    ],
    action: 'publish-selling-pages',
  },
  noFrenchVersion: {
    articles: [
      { article: '52', reach: 'all' },
      { article: '55', reach: 'all' },
      { article: '89', reach: 'all' },
      { article: '91', reach: 'all' },
    ],
    action: 'compare-versions',
  },
  nonCompliantInterface: {
    articles: [
      { article: '141', paragraphs: ['4°', '9°'], reach: 'staff-25' },
      { article: '41', reach: 'all' },
      { article: '52.1', reach: 'software' },
    ],
    action: 'list-software',
  },
  missingDocs: {
    articles: [
      { article: '55', reach: 'all' },
      { article: '57', reach: 'all' },
      { article: '51', reach: 'all' },
    ],
    action: 'translate-documents',
  },
};

export function loi96Gaps(answers: Loi96Answers): Loi96Flag[] {
  return loi96Flags.filter((flag) => answers[flag] === true);
}

/** `0 oui sur 4, 1 réponse donnée`. */
export function loi96Count(answers: Loi96Answers): string {
  const answered = loi96Flags.filter((flag) => typeof answers[flag] === 'boolean').length;
  return yesCount({ score: loi96Gaps(answers).length, total: loi96Flags.length, answered });
}

/** `52`, or `141, par. 4° et 9°`: the citation of an article. */
export function loi96Citation({ article, paragraphs }: Loi96Article): string {
  return paragraphs ? `${article}, par.${NBSP}${paragraphs.join(` et${NBSP}`)}` : article;
}

/**
 * The contact request that the self-assessment prefills: an audit, and a message with the outcome and the gaps with their
 * articles, in the words of the page; `null` before an answer.
 */
export function loi96ToContact(
  answers: Loi96Answers,
  words: Readonly<Record<Loi96Flag, { readonly statement: string }>>,
): ReturnType<typeof auditRequest> | null {
  const result = loi96Result(answers);
  if (result === 'unanswered') return null;
  const gaps = loi96Gaps(answers);
  const outcome = result === 'non-compliant' ? 'écart possible' : 'conformité possible, à vérifier';
  return auditRequest(
    factLine(`Autodiagnostic Loi${NBSP}96`, outcome),
    factLine('Réponses', loi96Count(answers)),
    ...gaps.map((flag) => {
      const articles = loi96Basis[flag].articles.map(loi96Citation).join(', ');
      return `${words[flag].statement.replace(/\.$/, '')} (art.${NBSP}${articles})`;
    }),
  );
}
