import { auditRequest, factLine } from '../contact.ts';
import { NBSP } from '../format.ts';
import type { HeaderFinding, HeaderState } from './check-headers.ts';

const labels: readonly (readonly [HeaderState, string])[] = [
  ['good', 'Bien réglés'],
  ['weak', 'À resserrer'],
  ['absent', 'Absents'],
];

/**
 * The contact request prefilled after a check: header names and states, without their values.
 * @param redirect status of the response, if it is a redirect: the findings are not those of the page
 */
export function headersToContact(findings: readonly HeaderFinding[], redirect?: number) {
  const lines = labels.flatMap(([state, label]) => {
    const names = findings.filter((finding) => finding.state === state).map(({ name }) => name);
    return names.length > 0 ? [factLine(`${label} (${names.length})`, names.join(', '))] : [];
  });
  return auditRequest(
    `En-têtes de mon site, lus avec l’outil de la page${NBSP}:`,
    ...(redirect === undefined ? [] : [factLine('Réponse lue', `redirection ${redirect}, et non la page`)]),
    ...lines,
  );
}
