/** A class of a style module composes the primitives it needs; an element without a class of its own names them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const sourcesOf = (files: Readonly<Record<string, unknown>>) =>
  Object.keys(files).map((file) => ({ file: file.replace('../src/', ''), text: read(file) }));

const modules = sourcesOf(import.meta.glob('../src/**/*.module.css', { query: '?raw' }));
const components = sourcesOf(import.meta.glob('../src/**/*.tsx', { query: '?raw' }));

const classesOf = (sheet: string) =>
  [...read(`../src/styles/${sheet}.css`).matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
const primitives = new Set(
  ['primitives/layout', 'primitives/words', 'primitives/surfaces', 'primitives/controls', 'brand-mark'].flatMap(
    classesOf,
  ),
);
const known = new Set([...primitives, ...['drawings', 'utilities', 'print'].flatMap(classesOf)]);

/** The words of every match, each with its file. */
const found = (texts: typeof modules, pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' ').map((name) => ({ name, file }))),
  );

it('a style module composes only primitives', () => {
  const composed = found(modules, /composes: ([^;]+) from global/g);
  expect(composed.filter(({ name }) => !primitives.has(name))).toEqual([]);
});

/** What each element gives as its classes: a text, or an expression, whose comparisons and calls name none. */
const given = components.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:className|\w+Class)(?:="([^"]*)"|=\{((?:[^{}]|\{[^{}]*\})*)\}| = '([^']*)')/g)].map(
    ([, plain, expression = '', preset = '']) => {
      const literals = expression.replace(/\w+\([^)]*\)|[!=]== '[^']*'/g, '').matchAll(/'([^']*)'|[`}]([^`$]*)/g);
      const names = plain ?? (preset || [...literals].map(([, quoted, piece]) => quoted ?? piece).join(' '));
      return { file, names: names.split(/\s+/).filter(Boolean), expression };
    },
  ),
);

it('an element with a class of a module names no primitive', () => {
  // Directly, by a constant or by a function; a component's own `className` is what its user gives.
  const beside = given.filter(({ expression }) => /\$\{(?!className\b)\w+/.test(expression));
  expect(
    beside.filter(({ names }) => names.some((name) => primitives.has(name))),
    'let its class compose them: « composes: … from global »',
  ).toEqual([]);
});

it('every class that an element names is in a sheet', () => {
  expect(given.length).toBeGreaterThan(300);
  expect(given.filter(({ names }) => names.some((name) => !known.has(name)))).toEqual([]);
});

it('a component names only classes of its style modules: the bundler writes « undefined » for another', () => {
  const scripts = sourcesOf(import.meta.glob('../src/**/*.{ts,tsx}', { query: '?raw' }));
  const named = scripts.flatMap(({ file, text }) =>
    [...text.matchAll(/import \* as (\w+) from '\.(\/[\w-]+\.module\.css)'/g)].flatMap(([, name, sheet = '']) => {
      const module = modules.find((one) => one.file === file.replace(/\/[^/]+$/, sheet));
      const uses = text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'));
      return [...uses].map(([use, of]) => ({ file, use, isThere: new RegExp(`\\.${of}\\b`).test(module?.text ?? '') }));
    }),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ isThere }) => !isThere)).toEqual([]);
});

it('no component takes a class from the module of another folder', () => {
  expect(found(components, /from '(\.\.[^']*\.module\.css)'/g)).toEqual([]);
});

it('a style module has one layer, its folder’s', () => {
  const layers = modules.map(({ file, text }) => ({
    file,
    layers: [...text.matchAll(/@layer ([^{;]+?) ?[{;]/g)].map(([, name]) => name),
  }));
  expect(
    layers.filter(({ file, layers: [name, ...others] }) => name !== file.split('/', 1)[0] || others.length > 0),
    'write all its rules inside one `@layer` of its folder’s name: `@layer features { … }`',
  ).toEqual([]);
});
