import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withModule } from './support/fresh-modules.ts';
import { sectionOf } from './support/section-of.ts';

it('the register counts the claims that it lists: none of an unpublished page', async () => {
  withModule<typeof import('../src/site/pages.ts')>('site/pages.ts', ({ isPublished }) => ({
    isPublished: (page: Parameters<typeof isPublished>[0]) => page !== 'automation' && isPublished(page),
  }));
  const { default: page } = await import('../src/content/pages/nos-chiffres.ts');
  const { ClaimsRegister } = await import('../src/sections/claims-register/ClaimsRegister.tsx');
  const html = renderToStaticMarkup(<ClaimsRegister section={sectionOf(page, 'claims-register')} />);
  for (const [, kind, count] of html.matchAll(/id="nature-([^"]+)"><a [^>]*>[^<]*\((\d+)\)/g)) {
    expect(html.match(new RegExp(`data-claim="${kind}"`, 'g')), kind).toHaveLength(Number(count));
  }
  expect.assertions(4);
});
