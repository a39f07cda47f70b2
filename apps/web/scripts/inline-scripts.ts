import { readdirSync } from 'node:fs';
import { bundle } from './bundle.ts';
import { src } from './source.ts';

/** `slide-show.element.ts` defines the element `<slide-show>`; `contact.attribute.ts` runs for the attribute `data-contact`. */
const partName = /([\w-]+)\.(element|attribute)\.ts$/;

/** Finds the element or the attribute in a markup. */
function markerOf(file: string): RegExp {
  const [, name, kind] = partName.exec(file) ?? [];
  return new RegExp(kind === 'element' ? `<${name}[ >]` : ` data-${name}[= >]`);
}

export type InlineScripts = Awaited<ReturnType<typeof inlineScripts>>;

/** The inline scripts of the pages. The content security policy names each by its hash. */
export async function inlineScripts() {
  const compile = async (file: string) => (await bundle(src + file)).code;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => partName.test(file));
  const [first, page, ...parts] = await Promise.all([
    compile('app/inline/first.ts'),
    compile('app/inline/page.ts'),
    ...files.sort().map(async (file) => ({ marker: markerOf(file), code: await compile(file) })),
  ]);
  return {
    /** Runs before the first paint. */
    first,
    /** At the end of the body: the script of every page, then the scripts for the parts in this markup. */
    endOf: (markup: string) => [page, ...parts.filter(({ marker }) => marker.test(markup)).map(({ code }) => code)],
    all: [first, page, ...parts.map(({ code }) => code)],
  };
}
