import { expect, it } from 'vitest';
import { readablesOf } from './readable.ts';

const read = (html: string) => readablesOf(html).map(({ text }) => text);

it('joins inline elements and separates blocks', () => {
  expect(read('<div><p>Un <strong>mot</strong>, puis <a href="/">un lien</a>.</p><p>Autre</p>fin</div>')).toEqual([
    'Un mot, puis un lien.',
    'Autre',
    'fin',
  ]);
});

it('separates adjacent elements, such as buttons side by side', () => {
  expect(read('<!doctype html><p><a href="/a">Un lien</a><a href="/b">Un autre<span> (onglet)</span></a></p>')).toEqual(
    ['Un lien', 'Un autre (onglet)'],
  );
});

it('separates elements with only white space between them, such as a value and its unit', () => {
  expect(read('<!doctype html><p><strong>91,6</strong> <span>kg</span> par mois</p>')).toEqual(['91,6', 'kg par mois']);
});

it('separates a sentence that starts right after an element', () => {
  expect(read('<li><em>satisfait</em>Chaque page pèse.</li>')).toEqual(['satisfait', 'Chaque page pèse.']);
});

it('keeps no-break spaces and decodes entities', () => {
  expect(read('<p>L&#39;eau &amp; 98&nbsp;%</p>')).toEqual(["L'eau & 98\u00a0%"]);
});

it('includes attributes, descriptions and structured data, with their place', () => {
  const html = `<head><title>Titre</title><meta name="description" content="Résumé"><meta name="viewport" content="width">
    <script type="application/ld+json">{"@type":"Thing","url":"https://x","name":"Nom","list":[{"text":"Réponse"}]}</script></head>
    <body><button aria-label="Fermer"></button><img alt="Une épinette" src="x"></body>`;
  expect(readablesOf(html)).toEqual([
    { where: 'title', text: 'Titre' },
    { where: 'meta description', text: 'Résumé' },
    { where: 'JSON-LD name', text: 'Nom' },
    { where: 'JSON-LD text', text: 'Réponse' },
    { where: 'button aria-label', text: 'Fermer' },
    { where: 'img alt', text: 'Une épinette' },
  ]);
});

it('excludes scripts, styles, drawings, code and other languages', () => {
  expect(
    read(
      '<script>let a</script><style>p{}</style><svg><title>x</title></svg><p><code>npm</code> <span lang="en">hello</span> oui</p>',
    ),
  ).toEqual(['xx oui']);
});
