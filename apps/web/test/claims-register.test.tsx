import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { claimFigures } from '../src/content/claims/figures.built.ts';
import { withModule } from './support/fresh-modules.ts';
import { sectionOf } from './support/section-of.ts';

it('the register counts the claims that it lists: none of an unpublished page', async () => {
  withModule<typeof import('../src/site/pages.ts')>('site/pages.ts', ({ isPublished }) => ({
    isPublished: (page: Parameters<typeof isPublished>[0]) => page !== 'automation' && isPublished(page),
  }));
  const { default: page } = await import('../src/content/pages/nos-chiffres.ts');
  const { ClaimsRegister } = await import('../src/sections/claims-register/ClaimsRegister.tsx');
  const html = renderToStaticMarkup(<ClaimsRegister section={sectionOf(page, 'claims-register')} />);
  expect(html).not.toContain('id="page-automation"');
  for (const [id, { pages }] of Object.entries(claimFigures))
    expect(html.includes(`<dt id="${id}"`), id).toBe(pages.some((one) => one !== 'automation'));
  const counts = [...html.matchAll(/id="nature-([^"]+)"><a [^>]*>[^<]*\((\d+)\)/g)];
  expect(counts).toHaveLength(4);
  for (const [, kind, count] of counts) {
    expect(html.match(new RegExp(`data-claim="${kind}"`, 'g')), kind).toHaveLength(Number(count));
  }
});
