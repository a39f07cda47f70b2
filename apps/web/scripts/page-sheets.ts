import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';

export type ModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'> | null;

/** Modules that these import, themselves included, in the order in which they run. Nothing is entered through `closed`. */
export function modulesFrom(roots: Iterable<string>, info: ModuleInfo, closed?: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const entered = new Set<string>();
  const enter = (id: string) => {
    if (entered.has(id) || closed?.has(id)) return;
    entered.add(id);
    for (const imported of info(id)?.importedIds ?? []) enter(imported);
    found.add(id);
  };
  for (const root of roots) enter(root);
  return found;
}

/** The module of a section's component, by its kind. */
export function moduleOfKind(src: string, info: ModuleInfo, kind: string): string {
  const map = info(join(src, 'sections/section-map.tsx'));
  const found = [...(map?.importedIds ?? []), ...(map?.dynamicallyImportedIds ?? [])].find(
    (id) => basename(dirname(id)) === kind,
  );
  if (!found) throw new Error(`sections/section-map.tsx imports no component from a folder named "${kind}".`);
  return found;
}

/** What a section loads once it is used; the words of a project, one of thirty-eight, are not known before. */
export const openedBy = (info: ModuleInfo, module: string) =>
  [...modulesFrom([module], info)]
    .flatMap((id) => info(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !id.endsWith('?project'));

const without = (ids: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]) =>
  new Set([...ids].filter((id) => !others.some((other) => other.has(id))));

const property = /--[a-zA-Z][\w-]*/g;

/**
 * Gives the custom properties of all sheets names of one or two letters, the most used first: 0.4 kB less for each page. Those
 * that a script names keep theirs, and those that are registered.
 */
function shortProperties(css: string, scripts: string): (css: string) => string {
  const kept = new Set([
    ...(scripts.match(property) ?? []),
    ...[...css.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name),
  ]);
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(property)) if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = [...uses].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  const names = new Map(byUse.map(([name], rank) => [name, `--${rank.toString(36)}`]));
  return (text) => text.replace(property, (name) => names.get(name) ?? name);
}

export interface PageSheets {
  readonly plugin: Plugin;
  /** After the build, the addresses of a page's two sheets, the common one first; a page may do with that alone. */
  readonly sheetsOf: (content: string) => readonly string[];
  /** After the build, the sections of a page, by their kind. */
  readonly sectionsOf: (content: string) => ReadonlyMap<string, SectionModules>;
}

/** The module of a section's component, and those that it loads once it is used. */
export interface SectionModules {
  readonly module: string;
  readonly opened: readonly string[];
}

/** Marks, in the style sheets that Vite puts together and leaves as they are, where the text of a module begins. */
const mark = (module: number) => `/*module ${module}*/`;
const marks = /\/\*module (\d+)\*\//;

/** Browsers of ES2022, the target of the scripts: nesting is flattened for them. The numbers are 16.16 versions. */
const targets = { chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, safari: (16 << 16) | (4 << 8) };

/** A kind that more than half of the pages show belongs to the sheet that all of them share. */
const COMMON_SHARE = 0.5;

/**
 * Gives each page two style sheets: one for all pages (the frame and the common sections), cached after the first, and one of
 * its own for the other sections and features that it shows. Vite makes a sheet for each script instead: every section's
 * rules on every page, and a request for each feature.
 *
 * @param src absolute path of the sources
 * @param kinds the kinds of sections that each content module shows, by its name relative to `content/`
 */
export function pageSheets(src: string, kinds: ReadonlyMap<string, readonly string[]>): PageSheets {
  const entry = join(src, 'app/entry-client.tsx');
  const contentFile = (content: string) => join(src, 'content', `${content}.ts`);
  /** CSS of each module as Vite compiled it, by its number in the marks. */
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
        return { code: mark([...compiled.keys()].indexOf(id)) + code, map: null };
      },
    },

    // A script that names the sheets of what it imports changes its own name with them.
    augmentChunkHash: ({ dynamicImports }) =>
      dynamicImports.length > 0 ? [...compiled.values()].sort().join('') : undefined,

    generateBundle(_, bundle) {
      const info: ModuleInfo = (id) => this.getModuleInfo(id);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const ids = [...compiled.keys()];
      const texts = new Map<string, string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const [, ...parts] = String(file.source).split(marks);
        for (let index = 0; index < parts.length; index += 2) {
          texts.set(ids[Number(parts[index])] ?? '', parts[index + 1] ?? '');
        }
        delete bundle[file.fileName];
      }

      const kindModules = new Map(
        [...new Set([...kinds.values()].flat())].map((kind) => [kind, moduleOfKind(src, info, kind)] as const),
      );
      const closed = new Set(kindModules.values());
      const order = [...modulesFrom([entry, ...closed], info)];
      const short = shortProperties([...texts.values()].join(''), chunks.map(({ code }) => code).join(''));
      const emit = (name: string, wanted: ReadonlySet<string>): string[] => {
        const text = [...new Set([...order, ...wanted])]
          .filter((id) => wanted.has(id))
          .map((id) => short(texts.get(id) ?? ''))
          .join('');
        if (text === '') return [];
        // Rules of one layer that stand in several modules are put together: less to send, the same cascade.
        // No sheet uses `light-dark()`: its substitute would stand beside each `color-scheme` for nothing.
        const options = { minify: true, targets, exclude: Features.LightDark };
        const source = transform({ filename: name, code: Buffer.from(text), ...options }).code;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${name}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return [fileName];
      };

      const share = (kind: string) => [...kinds.values()].filter((shown) => shown.includes(kind)).length / kinds.size;
      const common = new Set([
        ...modulesFrom([entry], info, closed),
        ...modulesFrom(
          [...kindModules].filter(([kind]) => share(kind) > COMMON_SHARE).map(([, id]) => id),
          info,
        ),
      ]);
      const commonSheet = emit('common', common);

      const own = new Map<string, readonly string[]>();
      for (const [content, shown] of kinds) {
        const kindIds = shown.map((kind) => kindModules.get(kind) as string);
        const sheet = emit(basename(content), without(modulesFrom(kindIds, info), common));
        own.set(contentFile(content), sheet);
        sheets.set(content, [...commonSheet, ...sheet]);
        sections.set(
          content,
          new Map(
            shown.map((kind) => {
              const module = kindModules.get(kind) as string;
              return [kind, { module, opened: openedBy(info, module) }];
            }),
          ),
        );
      }
      // What is opened later brings the rules that the section which opens it does not have.
      const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
      const islands = new Set(modules.flatMap((id) => info(id)?.dynamicallyImportedIds ?? []));
      for (const id of islands) {
        if (own.has(id) || closed.has(id)) continue;
        const openers = [...closed].filter((kind) => openedBy(info, kind).includes(id));
        own.set(
          id,
          emit(
            basename(id).replace(/\.\w+$/, ''),
            without(modulesFrom([id], info), common, modulesFrom(openers, info)),
          ),
        );
      }
      for (const { moduleIds, viteMetadata } of chunks) {
        viteMetadata?.importedCss.clear();
        for (const id of moduleIds) for (const sheet of own.get(id) ?? []) viteMetadata?.importedCss.add(sheet);
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
