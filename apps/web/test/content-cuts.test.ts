import { expect, it } from 'vitest';
import { readPageContents } from '../src/content/page-contents.ts';
import type { PageContent } from '../src/content/schema/page.ts';

const contents = [...(await readPageContents())];
const services = contents.filter(([name]) => name.startsWith('services/'));
const sectors = contents.filter(([name]) => name.startsWith('sectors/'));
const overview = contents.filter(([name]) => name === 'pages/secteurs');

/** For each section with lists, the items of the longest one that a phone shows before « +N autres ». */
const cutsOf = ({ sections }: PageContent) =>
  sections.flatMap((section) => {
    if (section.kind !== 'cards' && section.kind !== 'packages' && section.kind !== 'process') return [];
    const isProcess = section.kind === 'process';
    const lists = isProcess
      ? section.phases.map(({ activities }) => activities)
      : section.items.map(({ features }) => features);
    const longest = Math.max(...lists.map((list) => list?.length ?? 0));
    const limit = isProcess ? section.mobileActivities : section.mobileFeatures;
    return [{ kind: section.kind, shown: Math.min(longest, limit ?? longest) }];
  });

it.each([...sectors, ...overview])(
  '%s: on a phone, a list of a card shows four items at most, of a package five, of a phase three',
  (_file, page) => {
    const most = { cards: 4, packages: 5, process: 3 };
    for (const { kind, shown } of cutsOf(page))
      expect(shown, `${kind} : abrégez la liste avec mobileFeatures ou mobileActivities`).toBeLessThanOrEqual(
        most[kind],
      );
  },
);

it.each(services)('%s: on a phone, a list of metrics shows at most three', (_file, { sections }) => {
  const shown = sections.flatMap((section) =>
    section.kind === 'metrics' ? [Math.min(section.items.length, section.mobileItems ?? section.items.length)] : [],
  );
  for (const count of shown) expect(count, 'metrics : abrégez la liste avec mobileItems').toBeLessThanOrEqual(3);
});

it.each(sectors.filter(([, { sections }]) => sections.some(({ kind }) => kind === 'cards')))(
  '%s: a list of cards swipes on a phone',
  (_file, { sections }) => {
    const swipes = sections.some(
      (section) => section.kind === 'cards' && (section.layout !== 'ledger' || section.swipeHint),
    );
    expect(swipes, 'cards : mettez « swipeHint: true » à une liste (ledger)').toBe(true);
  },
);
