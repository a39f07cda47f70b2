import { formatGrams, formatNumber } from '@agency/shared/format';
import { ecoIndex, transferGrams } from '@agency/shared/site-weight';
import { expect, it } from 'vitest';
import { weigherOf } from '../../scripts/weigh.ts';
import { claimFigures } from '../../src/content/claims/figures.built.ts';
import { readPageContents } from '../../src/content/page-contents.ts';
import { publishedProjects } from '../../src/content/projects/projects.ts';
import { plain } from '../support/plain.ts';
import { dist, headers, publicPages, textOf } from './site.ts';

const weigher = weigherOf(dist, headers);
const weighed = publicPages.map(({ page, file, document }) => ({ page, ...weigher.load(file, document) }));
const heaviestFirst = [...weighed].sort((a, b) => b.total - a.total || a.page.label.localeCompare(b.page.label, 'fr'));
const heaviestProject = heaviestFirst.find(({ page }) => page.kind === 'project');

const holder = publicPages.find(({ document }) => document.querySelector('[data-weighing]'));
const table = holder?.document.querySelector('[data-weighing]') ?? null;
const tableRows = table?.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(textOf)) ?? [];

const kilobytes = (bytes: number) => `${formatNumber(bytes / 1000, 1)} ko`;

const lines = heaviestFirst.filter((line) => line.page.kind !== 'project' || line === heaviestProject);
const nameOf = ({ page }: (typeof lines)[number]) =>
  page.kind === 'project' ? `la plus lourde des ${publishedProjects.length}` : page.label;
const rows = tableRows.map(([name = '', ...cells]) => ({ name: name.replace(/^.* : /, ''), cells }));

/** The table is part of the page that shows it: a page within some bytes of that weight may be above or below. */
const isOwn = (name: string) => name === holder?.page.label;

it('the table lists every page, including its own, and the heaviest project', () => {
  const listed = rows.map(({ name }) => name);
  expect(listed.filter(isOwn)).toHaveLength(1);
  expect(listed.filter((name) => !isOwn(name))).toEqual(lines.map(nameOf).filter((name) => !isOwn(name)));
});

it('each row has the weight of the built files; the row of the page with the table, to 0.1 kB before it is rounded', () => {
  const expected = lines
    .filter((line) => !isOwn(nameOf(line)))
    .map(({ total, waiting, requests, elements }) => {
      const text = waiting > 0 ? ` (${kilobytes(total - waiting)} sans les images)` : '';
      return [
        plain(`${kilobytes(total)}, ${formatGrams(transferGrams(total), 4)}${text}`),
        plain(`${formatNumber(requests)} et ${formatNumber(elements)}`),
        formatNumber(ecoIndex({ elements, requests, bytes: total }), 1),
      ];
    });
  expect(rows.filter(({ name }) => !isOwn(name)).map(({ cells }) => cells)).toEqual(expected);
  const shown = Number.parseFloat((rows.find(({ name }) => isOwn(name))?.cells[0] ?? '').replace(',', '.'));
  const total = lines.find((line) => isOwn(nameOf(line)))?.total ?? 0;
  expect(Math.abs(shown - total / 1000)).toBeLessThanOrEqual(0.15);
});

it('the table has the measuring date and the median page', () => {
  const pages = rows.filter((_, index) => lines[index] !== heaviestProject);
  const [weight = '', emitted = ''] = pages[Math.floor(pages.length / 2)]?.cells[0]?.split(/, | \(/) ?? [];
  const summary = textOf(table?.querySelector('p') ?? null);
  expect(summary).toMatch(/Pesée du (?:1er|\d+) \p{L}+ 20\d\d : /u);
  expect(summary).toContain(`${pages.length} pages. La page médiane pèse ${weight} et émet ${emitted}`);
});

it('the claimed range includes every page, and is at most twice as wide as the measured one', () => {
  const [range = ''] = claimFigures['empreinte-mesuree'].figures;
  const [least = 0, most = 0] = [...range.matchAll(/\d+,\d+/g)].map(([figure]) => Number(figure.replace(',', '.')));
  const emitted = weighed.map(({ total }) => transferGrams(total)).sort((a, b) => a - b);
  const [lowest = 0, highest = 0] = [emitted[0], emitted.at(-1)];
  expect(lowest).toBeGreaterThanOrEqual(least);
  expect(highest).toBeLessThanOrEqual(most);
  expect(lowest / least).toBeLessThan(2);
  if (publishedProjects.length > 0) expect(most / highest).toBeLessThan(2);
});

it('the button of a model states the weight of its file, with the headers of the response', async () => {
  const contents = await readPageContents();
  const models = [...contents.values()].flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'model-showcase' ? [section.model] : [])),
  );
  expect(models.length).toBeGreaterThan(2);
  for (const { name, weight } of models) {
    const body = weigher.sent(`/models/${name}.glb`) / 1000;
    expect.soft(weight, name).toBeGreaterThan(body);
    expect.soft(weight, name).toBeLessThan(body + 1.5);
  }
});
