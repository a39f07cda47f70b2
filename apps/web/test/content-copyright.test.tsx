import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { Footer, footerDrawing } from '../src/app/layout/Footer.tsx';
import { copyrightYear } from '../src/site/agency.ts';
import { pageAt, pageOf, pages } from '../src/site/pages.ts';
import { loadDrawing } from '../src/ui/drawing/Drawing.tsx';

beforeAll(async () => {
  await loadDrawing(footerDrawing);
});

const yearAt = (location: string) =>
  /© (\d{4})/.exec(
    renderToStaticMarkup(
      <StaticRouter location={location}>
        <Footer current={pageAt(location)} pathname={location} />
      </StaticRouter>,
    ),
  )?.[1];

it('the copyright line has one year, but on the page that has its own', () => {
  const own = pages.filter((page) => page.copyrightYear);
  expect(yearAt(pageOf('contact').path)).toBe(`${copyrightYear}`);
  for (const page of own) expect(yearAt(page.path)).toBe(`${page.copyrightYear}`);
});
