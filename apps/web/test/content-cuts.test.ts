import { expect, it } from 'vitest';
import { readPageContents } from '../src/content/page-contents.ts';

const contents = [...(await readPageContents())];
const services = contents.filter(([name]) => name.startsWith('services/'));
const sectors = contents.filter(([name]) => name.startsWith('sectors/'));
const overview = contents.filter(([name]) => name === 'pages/secteurs');

it.each([...sectors, ...overview])(
  '%s: on a phone, a list of a card shows four items at most',
  (_file, { sections }) => {
    const shown = sections.flatMap((section) =>
      section.kind === 'cards'
        ? Object.values(section.items).map(({ features = [] }) =>
            Math.min(features.length, section.mobileFeatures ?? features.length),
          )
        : [],
    );
    for (const count of shown) expect(count, 'cards : abrégez la liste avec mobileFeatures').toBeLessThanOrEqual(4);
  },
);

it.each(services)('%s: on a phone, a list of metrics shows at most three', (_file, { sections }) => {
  const shown = sections.flatMap((section) =>
    section.kind === 'metrics' ? [Math.min(Object.keys(section.items).length, section.mobileItems ?? Infinity)] : [],
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
