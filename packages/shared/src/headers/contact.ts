import { auditRequest, factLine } from '../contact.ts';
import { NBSP } from '../format.ts';
import type { HeaderFinding, HeaderState } from './check-headers.ts';
import type { doubtOfPage } from './read-headers.ts';

const labels: readonly (readonly [HeaderState, string])[] = [
  ['good', 'Bien réglés'],
  ['weak', 'À resserrer'],
  ['absent', 'Absents'],
  ['unknown', 'À préciser'],
];

const doubts = {
  redirect: 'redirection{code}, et non la page',
  error: 'erreur{code}, et non la page',
  file: 'autre fichier{code}, et non la page',
  several: 'la dernière du texte, qui en a plusieurs',
  settings: 'des réglages seuls, peut-être une liste',
} as const;

/**
 * The contact request prefilled after a check: header names and states, without their values. The findings of a redirect, an error or
 * another file are not those of the page.
 * @param doubt why the response may not be the page
 */
export function headersToContact(
  findings: readonly HeaderFinding[],
  doubt: ReturnType<typeof doubtOfPage>,
  status: number | undefined,
) {
  const lines = labels.flatMap(([state, label]) => {
    const names = findings.filter((finding) => finding.state === state).map(({ name }) => name);
    return names.length > 0 ? [factLine(`${label} (${names.length})`, names.join(', '))] : [];
  });
  return auditRequest(
    `En-têtes de mon site, lus avec l’outil de la page${NBSP}:`,
    ...(doubt ? [factLine('Réponse lue', doubts[doubt].replace('{code}', status ? ` ${status}` : ''))] : []),
    ...lines,
  );
}
