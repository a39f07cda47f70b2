import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markEnglish } from './mark-english.tsx';

it('marks each English term of a text, and nothing else', () => {
  expect(
    renderToStaticMarkup(<p>{markEnglish('Le modèle Sustainable Web Design\u00a04, d’après HTTP Archive.')}</p>),
  ).toBe(
    '<p>Le modèle <span lang="en">Sustainable Web Design</span>\u00a04, d’après <span lang="en">HTTP Archive</span>.</p>',
  );
});

it('does not change a text without English, including no-break spaces', () => {
  expect(markEnglish('Un robot\u00a0: 98\u00a0%')).toBe('Un robot\u00a0: 98\u00a0%');
});
