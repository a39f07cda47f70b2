import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Inline scripts: one before the first paint, the others at the end of the body. */
export interface EarlyScripts {
  readonly first: string;
  /** What every page does, then what the parts that this markup shows do. */
  readonly endOf: (markup: string) => readonly string[];
  readonly all: readonly string[];
}

/** Behaviour of a part of some pages, by the attribute that its markup carries. */
const parts = {
  'data-carousel': 'ui/carousel/early.ts',
  'data-counters': 'features/counters/early.ts',
  'data-notice': 'features/eco-notice/early.ts',
  'data-contact': 'features/contact-form/early.ts',
} as const;

/** @param web the folder of the site  @param src its sources */
export async function earlyScripts(web: string, src: string): Promise<EarlyScripts> {
  async function compile(file: string): Promise<string> {
    const result = (await build({
      root: web,
      logLevel: 'warn',
      publicDir: false,
      build: { write: false, lib: { entry: join(src, file), formats: ['iife'], name: 'early' } },
    })) as Rolldown.RolldownOutput[];
    const [chunk] = result[0]?.output ?? [];
    if (!chunk) throw new Error(`${file} gives no script.`);
    return chunk.code.trim();
  }
  const [first = '', page = '', ...others] = await Promise.all(
    ['app/early/first.ts', 'app/early/page.ts', ...Object.values(parts)].map(compile),
  );
  const markers = Object.keys(parts);
  return {
    first,
    endOf: (markup) => [page, ...others.filter((_, index) => markup.includes(` ${markers[index]}=`))],
    all: [first, page, ...others],
  };
}
