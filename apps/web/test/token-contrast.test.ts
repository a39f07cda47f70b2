/** The contrasts that `src/styles/tokens.css` promises, in both themes and on the night background. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from '../src/ui/palette.ts';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** The colours of the rule with this declaration, each in hexadecimal or by the name of another. */
function coloursOf(declaration: string): ReadonlyMap<string, string> {
  const [, rule = ''] = css.split(declaration);
  const declared = rule.slice(0, rule.indexOf('}')).matchAll(/--([a-z-]+): (#[0-9a-f]{6}|var\(--[a-z-]+\));/g);
  return new Map([...declared].map(([, name = '', value = '']) => [name, value]));
}

const light = coloursOf('color-scheme: light;');
const onDark = coloursOf(':root:has(> .dark-mode),\n    [data-tone="night"] {');
const dark = new Map([...coloursOf('color-scheme: dark;'), ...onDark]);
const night = new Map([...coloursOf('[data-tone="night"] {'), ...onDark]);

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

const surfaces = ['bg', 'surface', 'sunk'];
const accents = ['primary', 'larch', 'river', 'berry'];
const arts = ['larch-art', 'river-art', 'berry-art'];

/** Least contrast, colours, and the surfaces on which they are used. `--on-primary` is on every accent. */
const byDay = [
  [7, ['ink', 'soft', ...accents], surfaces],
  [7, ['on-primary'], accents],
  [3, ['edge', 'focus', ...arts], surfaces],
] as const;
const byNight = [
  [7, ['ink', 'soft', 'accent', ...accents], ['bg']],
  [4.5, ['ink', 'soft', 'accent', ...accents], surfaces],
  [7, ['on-primary', 'on-accent'], ['primary']],
  [3, ['edge', 'focus', ...arts], surfaces],
] as const;

it.each([
  ['light theme', byDay, [light]],
  // The dark theme keeps the colours that it does not replace.
  ['dark theme', byDay, [light, dark]],
  ['night', byNight, [light, night]],
] as const)('colours of the %s have the promised contrast', (_, promises, themes) => {
  const colours = new Map(themes.flatMap((theme) => [...theme]));
  const hex = (name: string): string => {
    const value = colours.get(name) ?? expect.fail(`tokens.css declares no --${name}`);
    return value.startsWith('#') ? value : hex(value.slice('var(--'.length, -1));
  };
  const faults = promises.flatMap(([least, texts, grounds]) =>
    texts.flatMap((text) =>
      grounds.flatMap((ground) => {
        const found = contrast(hex(text), hex(ground));
        if (found >= least) return [];
        return [`--${text} ${hex(text)} on --${ground} ${hex(ground)} is ${found.toFixed(2)}:1, below ${least}:1`];
      }),
    ),
  );
  expect(faults, 'lighten or darken these colours in src/styles/tokens.css').toEqual([]);
});

it('the dark theme replaces every colour but those of the night and of light wood', () => {
  const kept = [...light.keys()].filter((name) => !dark.has(name));
  expect(kept).toEqual(['log', 'night', 'on-night', 'night-soft', 'ember', 'on-aurora']);
});

it('texts and grounds of the style sheets have no colour of their own, which one of the themes could not read', () => {
  const sheets = Object.keys(import.meta.glob('../src/**/*.css', { query: '?raw' }));
  const values = sheets.flatMap((file) => {
    const sheet = readFileSync(new URL(file, import.meta.url), 'utf8');
    return [...sheet.matchAll(/^\s*(?:color|background(?:-color)?): ([^;]+);/gm)].map(([, value = '']) => value);
  });
  expect(values.length).toBeGreaterThan(100);
  // A colour with transparency is behind a dialog.
  expect(
    values.filter(
      (value) => !/^(?:var\(|none|inherit|currentcolor|color-mix\(|canvas|[\w-]*gradient\(|rgb\(.*%\))/.test(value),
    ),
  ).toEqual([]);
});

it('the colours that are written elsewhere are those of the light theme', () => {
  for (const [name, colour] of Object.entries(palette)) expect(colour, `ui/palette.ts, ${name}`).toBe(light.get(name));
  const frame = readFileSync(new URL('../demos/lib/frame.css', import.meta.url), 'utf8');
  expect(frame).toContain(`--frame: ${light.get('ink')};`);
  expect(frame).toContain(`--frame-link: ${light.get('aurora')};`);
});

it('the mail to the agency has only colours of the site, by day and by night', () => {
  const mail = readFileSync(new URL('../../api/src/contact/mail-html.ts', import.meta.url), 'utf8');
  const used = mail.split('@media').map((part) => part.match(/#[0-9a-f]{6}/g) ?? []);
  expect(used.map(({ length }) => length > 5)).toEqual([true, true]);
  for (const [at, theme] of [light, dark].entries()) {
    const foreign = used[at]?.filter((colour) => ![...theme.values()].includes(colour));
    expect(foreign, 'take these colours of mail-html.ts from styles/tokens.css').toEqual([]);
  }
});
