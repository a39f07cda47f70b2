/** A class that a component takes from a sheet stands in that sheet, and each class of a sheet is taken by a component. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const filesOf = (end: RegExp) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !/\.test\./.test(file))
    .map((file) => join(src, file));

const imports = /import (\w+) from '(\.[^']*\.module\.css)'/g;

/** Classes of each sheet that some component takes. */
const taken = new Map<string, Set<string>>();
/** Sheets whose classes are looked up by a name that is computed: which ones are used cannot be read. */
const computed = new Set<string>();

const sources = filesOf(/\.tsx?$/).map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const components = sources.map(({ file, source }) => {
  const sheets = [...source.matchAll(imports)].map(([, name = '', path = '']) => {
    const sheet = resolve(dirname(file), path);
    const classes = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
    for (const one of classes) taken.set(sheet, (taken.get(sheet) ?? new Set()).add(one));
    if (new RegExp(`\\b${name}\\[`).test(source)) computed.add(sheet);
    return { sheet, classes };
  });
  return { file: file.slice(src.length + 1), sheets };
});

/** Sheets that a component hands on under another name. */
for (const { source, file } of sources) {
  for (const [, name = '', alias = ''] of source.matchAll(/export \{ (\w+) as (\w+) \}/g)) {
    const path = source.match(new RegExp(`import ${name} from '(\\.[^']*\\.module\\.css)'`))?.[1];
    if (!path) continue;
    const sheet = resolve(dirname(file), path);
    for (const other of sources) {
      for (const [, one = ''] of other.source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g')))
        taken.set(sheet, (taken.get(sheet) ?? new Set()).add(one));
    }
  }
}

const classesOf = (sheet: string) =>
  new Set(
    [
      ...readFileSync(sheet, 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, name = '']) => name),
  );

describe('classes of components', () => {
  it.each(components.filter(({ sheets }) => sheets.length > 0).map(({ file, sheets }) => [file, sheets] as const))(
    '%s: each stands in its sheet',
    (_, sheets) => {
      const missing = sheets.flatMap(({ sheet, classes }) => classes.filter((name) => !classesOf(sheet).has(name)));
      expect(missing).toEqual([]);
    },
  );
});

describe('classes of sheets', () => {
  const sheets = filesOf(/\.module\.css$/).filter((sheet) => !computed.has(sheet));
  it.each(sheets.map((sheet) => [sheet.slice(src.length + 1), sheet] as const))('%s: each is used', (_, sheet) => {
    const used = taken.get(sheet) ?? new Set();
    expect([...classesOf(sheet)].filter((name) => !used.has(name))).toEqual([]);
  });
});
