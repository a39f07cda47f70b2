import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markEnglish } from './mark-english.tsx';

it('marks each English term of a text, and nothing beside it', () => {
  expect(
    renderToStaticMarkup(<p>{markEnglish('Le modèle Sustainable Web Design\u00a04, d’après HTTP Archive.')}</p>),
  ).toBe(
    '<p>Le modèle <span lang="en">Sustainable Web Design</span>\u00a04, d’après <span lang="en">HTTP Archive</span>.</p>',
  );
});

it('leaves a text without English as it is, no-break spaces included', () => {
  expect(markEnglish('Un robot\u00a0: 98\u00a0%')).toBe('Un robot\u00a0: 98\u00a0%');
});
