/** English terms of a page are marked as English. The eyebrow of a heading is part of the heading. */
import { type HTMLElement, NodeType } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { englishTerms } from '../../src/content/english.ts';
import { readPageContents } from '../../src/content/page-contents.ts';
import { plain } from '../support/plain.ts';
import { builtPages, publicPages, textOf } from './site.ts';

const contents = await readPageContents();

/** Copy of tools that open on demand, which no built page contains. */
const tools = Object.values(
  import.meta.glob<string>('../../src/content/tools/*.ts', { query: '?raw', import: 'default', eager: true }),
).join('');

/** English terms in running text without a `lang` of their own. */
function unmarked(element: HTMLElement): string[] {
  if (element.getAttribute('lang')?.startsWith('en')) return [];
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return englishTerms.filter((term) => node.text.includes(term));
    return node.nodeType === NodeType.ELEMENT_NODE ? unmarked(node as HTMLElement) : [];
  });
}

describe('English terms', () => {
  it.each(builtPages)('of $file are marked as English', ({ document }) => {
    const shown = document.querySelector('#root');
    expect(shown).not.toBeNull();
    if (shown) expect(unmarked(shown)).toEqual([]);
  });

  it('of the list are each on a page or in a tool', () => {
    const shown = builtPages.flatMap(({ document }) => document.querySelectorAll('[lang="en"]').map(textOf));
    expect(englishTerms.filter((term) => !shown.includes(term) && !tools.includes(term))).toEqual([]);
  });
});

it.each(publicPages.filter(({ page }) => page.kind !== 'project'))(
  '$path: the eyebrow of the heading is its first text',
  ({ document, page }) => {
    const content = page.kind === 'project' ? undefined : contents.get(page.content);
    expect(content).toBeDefined();
    const headings = document.querySelectorAll('h1, h2').map(textOf);
    for (const section of content?.sections ?? []) {
      if (!('eyebrow' in section) || !section.eyebrow || !('title' in section) || !section.title) continue;
      expect(headings).toContain(plain(`${section.eyebrow} ${section.title}`));
    }
  },
);
