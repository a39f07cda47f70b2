/**
 * The site's texts by use. A fallback in which these texts have the same width breaks them into the same lines. The mean width
 * of French letters is less accurate, because titles, prose and labels differ.
 */
import { readPageContents } from '../../src/content/page-contents.ts';

/** Use of a face; each has its own texts. */
export type Use = 'title' | 'lead' | 'label';

const sections = [...(await readPageContents()).values()].flatMap((content) => content.sections);

const title = sections.flatMap((section) => ('title' in section ? (section.title ?? []) : []));
const lead = sections.flatMap((section) => ('lead' in section ? (section.lead ?? []) : []));
const label = sections.flatMap((section) => [
  ...('eyebrow' in section && section.eyebrow ? [section.eyebrow] : []),
  ...('actions' in section && section.actions ? Object.keys(section.actions) : []),
]);

/** Titles of pages and sections, the paragraphs below them, and the bold text above them and on buttons. */
export const siteTexts: Readonly<Record<Use, readonly string[]>> = { title, lead, label };
