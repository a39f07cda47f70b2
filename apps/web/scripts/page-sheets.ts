import { basename, join, relative } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { nameHash } from './hashes.ts';
import type { ModuleGraph, PageModules } from './module-graph.ts';

export interface PageSheets {
  readonly plugin: Plugin;
  /** After the build: file names of each page's style sheets, by the page's name, the common one first. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** Target browsers of ES2022, like the scripts': nesting is flattened for them. The numbers are 16.16 versions. */
const targets = { chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, safari: (16 << 16) | (4 << 8) };

/** Marks the rules of a module in Vite's sheets, by its path: modules come in any order, and file names depend on the sheets. */
const mark = (path: string) => `/*module ${path}*/`;
const marked = /\/\*module (\S+)\*\/([\s\S]*?)(?=\/\*module \S+\*\/|$)/g;

/** A section on more than half of the pages belongs to the common sheet. */
const COMMON_SHARE = 0.5;

const without = (ids: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]) =>
  new Set([...ids].filter((id) => !others.some((other) => other.has(id))));

/**
 * Gives each page two style sheets: a common one with the layout and the most frequent sections, which the browser caches, and one
 * with the page's other rules. Vite's own sheets, one per script, would be up to five per page, and 1.8 kB heavier (mean).
 */
export function pageSheets(graph: ModuleGraph, pages: readonly PageModules[]): PageSheets {
  const compiled = new Map<string, string>();
  const sheets = new Map<string, readonly string[]>();

  const plugin: Plugin = {
    name: 'page-sheets',

    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        compiled.set(id, code);
        return { code: mark(relative(graph.src, id)) + code, map: null };
      },
    },

    // Scripts name the sheets of their imports, so their own names change with the sheets.
    augmentChunkHash: ({ dynamicImports }) =>
      dynamicImports.length > 0 ? [...compiled.values()].sort().join('') : undefined,

    generateBundle(_, bundle) {
      // Vite's sheets are only a source of rules, with the final addresses of public files; they are not written.
      const rules = new Map<string, string>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        for (const [, path = '', text = ''] of String(file.source).matchAll(marked))
          rules.set(join(graph.src, path), text);
        delete bundle[file.fileName];
      }
      const sections = new Map(pages.flatMap(({ kinds }) => kinds.map((kind) => [kind, graph.section(kind)])));
      const modulesOf = (kinds: readonly string[]) =>
        [...sections.values()].filter(({ kind }) => kinds.includes(kind)).map(({ module }) => module);
      const order = [...graph.modulesFrom([graph.entry, ...modulesOf([...sections.keys()])])];

      const emit = (name: string, wanted: ReadonlySet<string>): string[] => {
        const ordered = [...new Set([...order, ...wanted])].filter((id) => wanted.has(id));
        const text = ordered.map((id) => rules.get(id) ?? '').join('');
        if (text === '') return [];
        // No sheet uses `light-dark()`: its fallback after each `color-scheme` would be useless.
        const options = { minify: true, targets, exclude: Features.LightDark };
        const source = transform({ filename: name, code: Buffer.from(text), ...options }).code;
        const fileName = `assets/${name}-${nameHash(source)}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return [fileName];
      };

      const isCommon = (kind: string) =>
        pages.filter(({ kinds }) => kinds.includes(kind)).length > pages.length * COMMON_SHARE;
      const common = graph.modulesFrom([graph.entry, ...modulesOf([...sections.keys()].filter(isCommon))]);
      const commonSheet = emit('common', common);

      /** Sheets that load with a module. */
      const own = new Map<string, readonly string[]>();
      for (const { name, strings, kinds } of pages) {
        const sheet = emit(name, without(graph.modulesFrom(modulesOf(kinds)), common));
        own.set(strings[0] ?? '', sheet);
        sheets.set(name, [...commonSheet, ...sheet]);
      }
      // Modules that a section opens later bring the rules that the section lacks.
      for (const id of new Set([...sections.values()].flatMap(({ opened }) => opened))) {
        const openers = [...sections.values()].filter(({ opened }) => opened.includes(id));
        const missing = without(
          graph.modulesFrom([id]),
          common,
          graph.modulesFrom(openers.map(({ module }) => module)),
        );
        own.set(id, emit(basename(id).replace(/\.\w+$/, ''), missing));
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const sheet of file.moduleIds.flatMap((id) => own.get(id) ?? []))
          file.viteMetadata?.importedCss.add(sheet);
      }
    },
  };
  return { plugin, sheets };
}
