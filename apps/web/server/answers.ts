import { FORM_OUTCOME } from '@agency/shared';
import { href, pageOf } from '../src/site/pages.ts';

/**
 * A browser without JavaScript posts the contact form to the API, which answers 303 to the contact page with the outcome in
 * the query. No script can read it there, so each outcome is a file of its own, served for that query.
 */
export const answerPages = FORM_OUTCOME.outcomes.map((outcome) => ({
  outcome,
  path: pageOf('contact').path,
  query: { name: FORM_OUTCOME.parameter, value: outcome },
  address: href('contact', { [FORM_OUTCOME.parameter]: outcome }),
  content: pageOf('contact').content,
  /** File in `dist`, without extension. */
  file: `${pageOf('contact').path.slice(1)}/${FORM_OUTCOME.parameter}-${outcome}`,
}));
