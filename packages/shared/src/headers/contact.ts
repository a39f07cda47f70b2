import { auditRequest, factLine } from '../contact.ts';
import { NBSP } from '../format.ts';
import { checkHeaders, type HeaderState } from './check-headers.ts';
import { notPage, type ResponseHeaders } from './read-headers.ts';

const labels: readonly (readonly [HeaderState, string])[] = [
  ['good', 'Bien réglés'],
  ['weak', 'À resserrer'],
  ['absent', 'Absents'],
];

const others = { redirect: 'redirection', error: 'erreur' } as const;

/**
 * The contact request prefilled after a check: header names and states, without their values. The findings of a redirect or an error are
 * not those of the page.
 */
export function headersToContact(read: ResponseHeaders) {
  const findings = checkHeaders(read);
  const other = notPage(read);
  const lines = labels.flatMap(([state, label]) => {
    const names = findings.filter((finding) => finding.state === state).map(({ name }) => name);
    return names.length > 0 ? [factLine(`${label} (${names.length})`, names.join(', '))] : [];
  });
  return auditRequest(
    `En-têtes de mon site, lus avec l’outil de la page${NBSP}:`,
    ...(other ? [factLine('Réponse lue', `${[others[other], read.status].join(' ').trim()}, et non la page`)] : []),
    ...lines,
  );
}
