/** The motion that `src/styles/tokens.css` promises: one duration for changes of state, one for entrances, both shorter on a phone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = import.meta.glob<string>('../src/**/*.css', { query: '?raw', import: 'default', eager: true });
const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

it('a phone has 150 ms for transitions and 200 ms for animations', () => {
  const [, phone = ''] = tokens.split('@media (width <= 48em)');
  expect(phone.slice(0, phone.indexOf('}'))).toMatch(/--quick: 150ms;\s+--slow: 200ms;/);
});

it.each(Object.keys(sheets))('%s: every transition takes its duration from the tokens', (file) => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const transitions = [...css.matchAll(/^\s*transition:\s*([^;]+);/gm)].flatMap(([, value = '']) =>
    value.split(/,\s*(?![^(]*\))/),
  );
  expect(transitions.filter((one) => !/^none\b/.test(one) && !/^[\w-]+ var\(--quick\)/.test(one))).toEqual([]);
});
