import { expect, it } from 'vitest';
import sectors from '../src/content/pages/secteurs.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import finance from '../src/content/secteurs/automatisation-financiere-pme-quebec.ts';

const services = import.meta.glob<PageContent>('../src/content/services/*.ts', { import: 'default', eager: true });
const pages = import.meta.glob<PageContent>('../src/content/secteurs/*.ts', { import: 'default', eager: true });

/** Number of items that each list of a page shows on a phone before « +N autres ». */
function shownOnPhone({ sections }: PageContent) {
  const shown = { cards: [] as number[], packages: [] as number[], process: [] as number[] };
  for (const section of sections) {
    if (section.kind === 'cards') {
      const { items, mobileFeatures = Number.POSITIVE_INFINITY } = section;
      shown.cards.push(...items.map(({ features = [] }) => Math.min(features.length, mobileFeatures)));
    } else if (section.kind === 'packages') {
      const { items, mobileFeatures = Number.POSITIVE_INFINITY } = section;
      shown.packages.push(...items.map(({ features }) => Math.min(features.length, mobileFeatures)));
    } else if (section.kind === 'process') {
      const { phases, mobileActivities = Number.POSITIVE_INFINITY } = section;
      shown.process.push(...phases.map(({ activities }) => Math.min(activities.length, mobileActivities)));
    }
  }
  return shown;
}

const most = (counts: readonly number[], none: number) => (counts.length > 0 ? Math.max(...counts) : none);

it.each(Object.entries(pages))(
  '%s: on a phone, a card shows four items, a package five, a phase three',
  (_file, page) => {
    const { cards, packages, process } = shownOnPhone(page);
    // At most this many, and exactly this many if the list is long enough. Only the financial page shows three.
    expect(most(cards.filter(Boolean), 4)).toBe(page === finance ? 3 : 4);
    expect(most(packages, 5)).toBe(5);
    expect(most(process, 3)).toBe(3);
  },
);

it('the cards of the overview show three services on a phone', () => {
  expect(new Set(shownOnPhone(sectors).cards.filter(Boolean))).toEqual(new Set([3]));
});

it.each(Object.entries(services))('%s: on a phone, a list of metrics shows three', (_file, { sections }) => {
  const shown = sections.flatMap((section) =>
    section.kind === 'metrics' ? [Math.min(section.items.length, section.mobileItems ?? section.items.length)] : [],
  );
  for (const count of shown) expect(count).toBeLessThanOrEqual(3);
});

it.each(Object.entries(pages).filter(([, { sections }]) => sections.some(({ kind }) => kind === 'cards')))(
  '%s: a list of cards swipes on a phone',
  (_file, { sections }) => {
    expect(
      sections.some((section) => section.kind === 'cards' && (section.layout !== 'ledger' || section.swipeHint)),
    ).toBe(true);
  },
);
