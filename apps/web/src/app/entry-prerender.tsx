import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { setWeighing } from '../features/page-weights/weighing.ts';
import { App } from './App.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { pageHead } from './page-head.ts';
import { linkRings } from './ring-links.tsx';
import { loadRoute, shownPageAt } from './shown-page.ts';

/**
 * Renders the page at an address (path and query) for hydration. An unknown path renders the not-found page.
 * @param titlePrefix prefix of the title, such as « Erreur : », for a page that responds to a form posted without JavaScript
 */
export async function prerenderPage(address: string, titlePrefix = '') {
  const pathname = address.replace(/\?.*/, '');
  await loadRoute(pathname);
  const { page, content } = await shownPageAt(pathname).load();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <App />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // Beyond 12.8 kB, React would put the page in a hidden element that a script moves: invisible without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  // React marks its transitions with attributes that HTML does not have; only streaming needs them.
  const markup = (await new Response(prelude).text()).replace(/ vt-[a-z]+="[^"]*"(?=[^<>]*>)/g, '');
  if (failures.length > 0) throw new Error(`${address}: the page cannot be rendered`, { cause: failures[0] });
  return {
    markup: linkRings(markup),
    /** Shown if the application does not load: an inline script handles its button. */
    failure: renderToStaticMarkup(<LoadFailure data-inline="reload" />),
    head: pageHead(page, content).map((tag) => (tag.tag === 'title' ? { ...tag, text: titlePrefix + tag.text } : tag)),
  };
}

export type PrerenderedPage = Awaited<ReturnType<typeof prerenderPage>>;

export { linkRings, setWeighing };
