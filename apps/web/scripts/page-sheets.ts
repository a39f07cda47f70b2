import { basename, join, relative } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { nameHash } from './hashes.ts';
import { type ModuleInfo, moduleOfKind, modulesFrom, openedBy } from './module-graph.ts';

export interface PageSheets {
  readonly plugin: Plugin;
  /** After the build: file names of a page's style sheets, the common one first. */
  readonly sheetsOf: (content: string) => readonly string[];
  /** After the build: the sections of a page, by type. */
  readonly sectionsOf: (content: string) => ReadonlyMap<string, SectionModules>;
}

/** The module of a section's component, and the modules that it imports on use. */
export interface SectionModules {
  readonly module: string;
  readonly opened: readonly string[];
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
 * with the page's other rules. Vite's own sheets, one per script, would be up to seven per page.
 *
 * @param src absolute path of the sources
 * @param kinds types of sections in each content module, by its name relative to `content/`
 */
export function pageSheets(src: string, kinds: ReadonlyMap<string, readonly string[]>): PageSheets {
  const entry = join(src, 'app/entry-client.tsx');
  const compiled = new Map<string, string>();
  const sheets = new Map<string, readonly string[]>();
  const sections = new Map<string, ReadonlyMap<string, SectionModules>>();

  const plugin: Plugin = {
    name: 'page-sheets',
    apply: 'build',

    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        compiled.set(id, code);
        return { code: mark(relative(src, id)) + code, map: null };
      },
    },

    // Scripts name the sheets of their imports, so their own names change with the sheets.
    augmentChunkHash: ({ dynamicImports }) =>
      dynamicImports.length > 0 ? [...compiled.values()].sort().join('') : undefined,

    generateBundle(_, bundle) {
      const info: ModuleInfo = (id) => this.getModuleInfo(id);
      // Vite's sheets are only a source of rules, with the final addresses of public files; they are not written.
      const rules = new Map<string, string>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        for (const [, path = '', text = ''] of String(file.source).matchAll(marked)) rules.set(join(src, path), text);
        delete bundle[file.fileName];
      }
      const kindModules = new Map(
        [...new Set([...kinds.values()].flat())].map((kind) => [kind, moduleOfKind(src, info, kind)]),
      );
      const modulesOf = (shown: readonly string[]) => shown.map((kind) => kindModules.get(kind) as string);
      const sectionModules = new Set(kindModules.values());
      const opened = new Map([...sectionModules].map((module) => [module, openedBy(info, module)]));
      const order = [...modulesFrom([entry, ...sectionModules], info)];

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
        [...kinds.values()].filter((shown) => shown.includes(kind)).length > kinds.size * COMMON_SHARE;
      const common = new Set([
        ...modulesFrom([entry], info, sectionModules),
        ...modulesFrom(modulesOf([...kindModules.keys()].filter(isCommon)), info),
      ]);
      const commonSheet = emit('common', common);

      /** Sheets of a module. */
      const own = new Map<string, readonly string[]>();
      for (const [content, shown] of kinds) {
        const sheet = emit(basename(content), without(modulesFrom(modulesOf(shown), info), common));
        own.set(join(src, 'content', `${content}.ts`), sheet);
        sheets.set(content, [...commonSheet, ...sheet]);
        const withOpened = modulesOf(shown).map((module) => ({ module, opened: opened.get(module) ?? [] }));
        sections.set(content, new Map(withOpened.map((section, index) => [shown[index] as string, section])));
      }
      // Modules that a section opens later bring the rules that the section lacks.
      for (const id of new Set([...opened.values()].flat())) {
        const openers = [...sectionModules].filter((module) => opened.get(module)?.includes(id));
        const missing = without(modulesFrom([id], info), common, modulesFrom(openers, info));
        own.set(id, emit(basename(id).replace(/\.\w+$/, ''), missing));
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const sheetsOfChunk = file.moduleIds.flatMap((id) => own.get(id) ?? []);
        for (const sheet of sheetsOfChunk) file.viteMetadata?.importedCss.add(sheet);
      }
    },
  };

  const known =
    <Value>(map: ReadonlyMap<string, Value>) =>
    (content: string) => {
      const value = map.get(content);
      if (!value) throw new Error(`The build knows no page of the content "${content}".`);
      return value;
    };
  return { plugin, sheetsOf: known(sheets), sectionsOf: known(sections) };
}
