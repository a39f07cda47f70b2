import { join } from 'node:path';
import { bundle } from './bundle.ts';

/** Inline scripts of a page. The content security policy names each by its hash. */
export interface InlineScripts {
  /** Runs before the first paint. */
  readonly first: string;
  /** At the end of the body: the script of every page, then the scripts for the parts in this markup. */
  readonly endOf: (markup: string) => readonly string[];
  readonly all: readonly string[];
}

/** Pre-React scripts for parts of some pages, by a marker in the markup: a custom element or an attribute. */
const parts: Readonly<Record<string, string>> = {
  '<slide-show ': 'ui/carousel/slide-show.ts',
  '<count-up ': 'features/counters/count-up.ts',
  '<eco-notice ': 'features/eco-notice/eco-notice.ts',
  '<logo-or-name ': 'sections/certifications/logo-or-name.ts',
  '<nearest-page ': 'features/site-search/nearest-page.ts',
  ' data-contact=': 'features/contact-form/inline.ts',
};

/** @param src folder of the site's sources */
export async function inlineScripts(src: string): Promise<InlineScripts> {
  const compile = async (file: string) => (await bundle(join(src, file))).code;
  const [first = '', page = '', ...others] = await Promise.all(
    ['app/inline/first.ts', 'app/inline/page.ts', ...Object.values(parts)].map(compile),
  );
  const markers = Object.keys(parts);
  return {
    first,
    endOf: (markup) => [page, ...others.filter((_, index) => markup.includes(markers[index] ?? ''))],
    all: [first, page, ...others],
  };
}
