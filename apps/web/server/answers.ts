import { href, pageOf } from '../src/site/pages.ts';

/**
 * A browser without JavaScript posts the contact form to the API, which answers 303 to the contact page with the outcome in
 * the query. No script can read it there, so each outcome is a file of its own, served for that query.
 */
export const answerPages = (['succes', 'erreur'] as const).map((outcome) => ({
  outcome,
  path: pageOf('contact').path,
  query: { name: 'envoi', value: outcome },
  address: href('contact', { envoi: outcome }),
  content: pageOf('contact').content,
  /** File in `dist`, without extension. */
  file: `${pageOf('contact').path.slice(1)}/envoi-${outcome}`,
}));
