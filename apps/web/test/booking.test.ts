import { describe, expect, it } from 'vitest';
import { withVariables } from './support/fresh-modules.ts';

async function siteWith(bookingUrl: string) {
  withVariables({ VITE_BOOKING_URL: bookingUrl });
  const { resolveTarget } = await import('../src/site/links.ts');
  const { href, pages } = await import('../src/site/pages.ts');
  return { link: resolveTarget({ external: 'booking' }), page: href('booking'), paths: pages.map(({ path }) => path) };
}

describe('links to the scheduling page', () => {
  it('lead to our own page, in the same tab, if no address is set', async () => {
    const { link, page, paths } = await siteWith('');
    expect(link).toEqual({ href: page, newTab: false });
    expect(paths).toContain(page);
  });

  it('lead to the address in a new tab if it is set, without our own page', async () => {
    const { link, page, paths } = await siteWith('https://agenda.example/decouverte');
    expect(link).toEqual({ href: 'https://agenda.example/decouverte', newTab: true });
    expect(paths).not.toContain(page);
  });
});

const settings = {
  automationPlatform: 'VITE_AUTOMATION_PLATFORM_URL',
  movingPlatform: 'VITE_MOVING_PLATFORM_URL',
  linkedin: 'VITE_LINKEDIN_URL',
  instagram: 'VITE_INSTAGRAM_URL',
  github: 'VITE_GITHUB_URL',
  behance: 'VITE_BEHANCE_URL',
} as const;

it.each(Object.entries(settings))('%s is a link only if its address is set', async (name, variable) => {
  const external = name as keyof typeof settings;
  const linkOf = async (address: string) => {
    withVariables({ [variable]: address });
    const { resolveTarget } = await import('../src/site/links.ts');
    const { networks } = await import('../src/site/agency.ts');
    return { link: resolveTarget({ external }), networks: networks.map(String) };
  };
  expect(await linkOf('')).toEqual({ link: undefined, networks: [] });
  const set = await linkOf('https://nous.example/ici');
  expect(set.link).toEqual({ href: 'https://nous.example/ici', newTab: true });
  expect(set.networks).toEqual(external.endsWith('Platform') ? [] : [external]);
});
