import { readSettings } from '@agency/shared/settings';
import { expect, it } from 'vitest';
import type { PageContent } from '../src/content/schema/page.ts';
import { siteSettings } from '../src/site/settings.ts';
import { textsOf } from './support/content-texts.ts';
import { withVariables } from './support/fresh-modules.ts';

/** Opening hours in the structured data, with these variables. */
async function publishedHours(variables: Readonly<Record<string, string>>): Promise<unknown> {
  withVariables(variables);
  const { structuredData } = await import('../src/site/structured-data.ts');
  const { pageOf } = await import('../src/site/pages.ts');
  const { default: content } = await import('../src/content/pages/contact.ts');
  const graph: unknown = structuredData(pageOf('contact'), content as PageContent);
  const { '@graph': nodes } = graph as { readonly '@graph': readonly Readonly<Record<string, unknown>>[] };
  return nodes.find((node) => node['@type'] === 'ProfessionalService')?.openingHours;
}

const days = { lundi: 'Mo', mardi: 'Tu', mercredi: 'We', jeudi: 'Th', vendredi: 'Fr', samedi: 'Sa', dimanche: 'Su' };

it('the structured data has the hours that the pages name', async () => {
  const { VITE_AGENCY_HOURS: shown } = readSettings({}, siteSettings({}));
  const [, first, last, opens = '', closes = ''] = /^Du (\w+) au (\w+), de\s(\d+)\sh à\s(\d+)\sh$/.exec(shown) ?? [];
  const at = (hour: string) => `${hour.padStart(2, '0')}:00`;
  expect(await publishedHours({})).toEqual([
    `${days[first as keyof typeof days]}-${days[last as keyof typeof days]} ${at(opens)}-${at(closes)}`,
  ]);
});

it('an agency with other hours has its own or none, but never the default ones', async () => {
  const variables = { VITE_AGENCY_HOURS: 'Sur rendez-vous' };
  expect(await publishedHours(variables)).toBeUndefined();
  expect(
    await publishedHours({ ...variables, VITE_AGENCY_OPENING_HOURS: 'Mo-Th 08:00-16:30, Fr 08:00-12:00' }),
  ).toEqual(['Mo-Th 08:00-16:30', 'Fr 08:00-12:00']);
});

it('no page or line of the register names other opening days', async () => {
  withVariables({ VITE_AGENCY_HOURS: 'Sur rendez-vous' });
  const contents = import.meta.glob('../src/content/{pages,services,sectors,articles,legal,claims,sections}/*.ts');
  const texts = await Promise.all(Object.values(contents).map(async (load) => textsOf(await load())));
  expect(texts.flat().filter((text) => /lundi au vendredi/i.test(text))).toEqual([]);
});
