/** The contrasts that `src/styles/tokens.css` promises, in both themes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** The colours of the rule that declares this colour scheme, each in hexadecimal or by the name of another. */
function coloursOf(scheme: string): ReadonlyMap<string, string> {
  const [, rule = ''] = css.split(`color-scheme: ${scheme};`);
  const declared = rule.slice(0, rule.indexOf('}')).matchAll(/--([a-z-]+): (#[0-9a-f]{6}|var\(--[a-z-]+\));/g);
  return new Map([...declared].map(([, name = '', value = '']) => [name, value]));
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pages = ['bg', 'surface', 'sunk'];

/** Least contrast, colours, and the surfaces on which they are used. */
const promises: readonly (readonly [number, readonly string[], readonly string[]])[] = [
  [7, ['ink', 'soft', 'primary', 'larch', 'river', 'berry'], pages],
  [7, ['on-primary'], ['primary']],
  [7, ['on-night', 'night-soft', 'night-berry', 'aurora'], ['night']],
  [7, ['on-aurora'], ['aurora']],
  [3, ['edge', 'focus'], pages],
];

it.each(['light', 'dark'])('colours of the %s theme have the promised contrast', (scheme) => {
  // The dark theme keeps the colours that it does not replace.
  const colours = new Map([...coloursOf('light'), ...coloursOf(scheme)]);
  const hex = (name: string): string => {
    const value = colours.get(name) ?? expect.fail(`tokens.css declares no --${name}`);
    return value.startsWith('#') ? value : hex(value.slice('var(--'.length, -1));
  };
  const faults = promises.flatMap(([least, texts, surfaces]) =>
    texts.flatMap((text) =>
      surfaces.flatMap((surface) => {
        const found = contrast(hex(text), hex(surface));
        if (found >= least) return [];
        return [`--${text} ${hex(text)} on --${surface} ${hex(surface)} is ${found.toFixed(2)}:1, below ${least}:1`];
      }),
    ),
  );
  expect(faults, 'lighten or darken these colours in src/styles/tokens.css').toEqual([]);
});

it('the dark theme replaces every colour but those of the night and of light wood', () => {
  const dark = coloursOf('dark');
  const kept = [...coloursOf('light').keys()].filter((name) => !dark.has(name));
  expect(kept).toEqual(['log', 'night', 'on-night', 'night-soft', 'ember', 'on-aurora', 'night-berry']);
});
