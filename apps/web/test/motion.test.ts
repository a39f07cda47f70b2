/** The motion that `src/styles/tokens.css` promises: one duration for changes of state, one for entrances, both shorter on a phone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const sheets = Object.keys(import.meta.glob('../src/**/*.css', { query: '?raw' }));

/** These last as long as what they show: numbers that count, lines that grow, a hint to read. */
const own = 'count|grow|shown';

/** Every value of a property, in all style sheets. */
const valuesOf = (property: string) =>
  sheets.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`^\\s*${property}:\\s*([^;]+);`, 'gm'))].flatMap(([, values = '']) =>
      values.split(/,\s*(?![^(]*\))/).map((value) => ({ file, value })),
    ),
  );

it('a phone has 150 ms for transitions and 200 ms for animations', () => {
  const [, phone = ''] = read('../src/styles/tokens.css').split('@media (width <= 48em)');
  expect(phone.slice(0, phone.indexOf('}'))).toMatch(/--quick: 150ms;\s+--slow: 200ms;/);
});

it.each([
  ['every transition takes --quick', 'transition', /^none\b|^[\w-]+ var\(--quick\)/],
  [
    'every animation takes --slow, unless it repeats or has a duration of its own',
    'animation(?:-duration)?',
    new RegExp(`^none\\b|^(\\w+ )?var\\(--slow\\)|infinite|^(${own}) |^1ms !important`),
  ],
] as const)('%s', (_, property, right) => {
  const values = valuesOf(property);
  expect(values.length).toBeGreaterThan(5);
  expect(values.filter(({ value }) => !right.test(value))).toEqual([]);
});

/** The rules and queries around each rule for a hovered element, and itself, outermost first. The drawings' links are for a mouse alone. */
const hovered = sheets.flatMap((file) => {
  const open: string[] = [];
  return read(file)
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => {
      if (line.endsWith('{')) open.push(line);
      if (line === '}') open.pop();
      return /(?<!:not\(|& a):hover.*{$/.test(line) ? [{ file, rules: open.join(' ') }] : [];
    });
});

it('no finger leaves the look of a hover behind: it would stay after the tap', () => {
  expect(hovered.length).toBeGreaterThan(5);
  // Without scripts, a menu that a finger opened is to stay open.
  expect(hovered.filter(({ rules }) => !/\(hover: hover\)|\(scripting: none\)/.test(rules))).toEqual([]);
});
