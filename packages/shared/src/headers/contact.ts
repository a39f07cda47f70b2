import { auditRequest, factLine } from '../contact.ts';
import { NBSP } from '../format.ts';
import type { HeaderFinding, HeaderState } from './check-headers.ts';
import type { notPage } from './read-headers.ts';

const labels: readonly (readonly [HeaderState, string])[] = [
  ['good', 'Bien réglés'],
  ['weak', 'À resserrer'],
  ['absent', 'Absents'],
];

const others = { redirect: 'redirection', error: 'erreur', file: 'autre fichier' } as const;

/**
 * The contact request prefilled after a check: header names and states, without their values. The findings of a redirect, an error or
 * another file are not those of the page.
 * @param other what the response is, if it is not the page
 */
export function headersToContact(
  findings: readonly HeaderFinding[],
  other: ReturnType<typeof notPage>,
  status: number | undefined,
) {
  const lines = labels.flatMap(([state, label]) => {
    const names = findings.filter((finding) => finding.state === state).map(({ name }) => name);
    return names.length > 0 ? [factLine(`${label} (${names.length})`, names.join(', '))] : [];
  });
  return auditRequest(
    `En-têtes de mon site, lus avec l’outil de la page${NBSP}:`,
    ...(other ? [factLine('Réponse lue', `${[others[other], status].join(' ').trim()}, et non la page`)] : []),
    ...lines,
  );
}
