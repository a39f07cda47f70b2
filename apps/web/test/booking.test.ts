import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function siteWith(bookingUrl: string) {
  vi.resetModules();
  vi.stubEnv('VITE_BOOKING_URL', bookingUrl);
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
