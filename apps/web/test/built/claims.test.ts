import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { claimBehind, claimsOf } from '../../src/blocks/claims/claims.ts';
import type { PageId } from '../../src/site/pages.ts';
import { publicPages } from './site.ts';

/** Pages that answer for their figures by themselves: sources and dates stand beside each, or they are the register. */
const selfAnswering = new Set<string>(['claims', 'ecodesign', 'accessibility', 'sitePlan', 'legalNotices', 'privacy']);

/** What a visitor sets himself, what a tool computes from it, tables of programmes with their source, and the note itself. */
const NOT_CLAIMS = 'form, select, details, table, nav, aside, svg, script, [data-sheet], [data-slider], [data-result]';

/** A share, a multiple, or an amount of energy or carbon: what a page may claim and nobody can see. */
const claimPattern = /(?:[−+-]\s?)?\d[\d\s]*(?:,\d+)?\s?(?:%|kWh|Wh|×|t(?= de CO)|kg(?= de CO))/gu;

/** Figures that tell a scene and claim nothing: a telephone's battery. */
const scenes = new Set(['/services/applications-mobile: 9 %']);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const packed = (text: string) => text.replace(/\s/g, '');

/** A figure of a page is answered for when a claim of that page writes it, with or without its sign. */
function isAnswered(page: PageId, figure: string, written: string): boolean {
  const bare = figure.replace(/^[−+-]\s?/, '');
  return (
    claimBehind(page, figure) !== undefined ||
    claimBehind(page, bare) !== undefined ||
    packed(written).includes(packed(bare))
  );
}

it('finds an answer in the register for every figure that a page claims', async () => {
  const { claimFigures } = await import('../../src/content/claims/figures.ts');
  const open: string[] = [];
  for (const { page, document } of publicPages) {
    if (!('id' in page) || page.kind === 'article' || selfAnswering.has(page.id)) continue;
    const main = parse(document.querySelector('main')?.outerHTML ?? '');
    for (const element of main.querySelectorAll(NOT_CLAIMS)) element.remove();
    const written = claimsOf(page.id)
      .flatMap(({ id }) => claimFigures[id].figures)
      .map(plain)
      .join(' | ');
    for (const [figure] of plain(main.structuredText).matchAll(claimPattern)) {
      if (!isAnswered(page.id, plain(figure), written)) open.push(`${page.path}: ${plain(figure)}`);
    }
  }
  expect([...new Set(open)].filter((figure) => !scenes.has(figure))).toEqual([]);
});

it('leads each page’s figures to their lines', () => {
  for (const { page, document } of publicPages) {
    if (!('id' in page)) continue;
    const links = document.querySelectorAll('aside a').map((link) => link.getAttribute('href'));
    for (const { id } of claimsOf(page.id)) expect(links, page.path).toContain(`/nos-chiffres#${id}`);
  }
});
