import { expect, it } from 'vitest';
import { headersView } from './headers-view.ts';

const read = (start: string) => headersView(`${start}\nserver: nginx\nset-cookie: a=secret`, true).outcome;

it.each([
  ...[301, 302, 303, 307, 308].map((code) => [`HTTP/2 ${code}`, `redirection (code ${code})`, `redirection ${code}`]),
  ...[401, 403, 404, 405, 503].map((code) => [`HTTP/1.1 ${code}`, `erreur (code ${code})`, `erreur ${code}`]),
  // Copied from the panel of a browser, with what it shows above the headers, or without it.
  ['Status Code: 301 Moved Permanently\nlocation: /fr', 'redirection (code 301)', 'redirection 301'],
  ['Request Method\nGET\nStatus Code\n403 Forbidden', 'erreur (code 403)', 'erreur 403'],
  ["StatusCode: 403, ReasonPhrase: 'Forbidden'", 'erreur (code 403)', 'erreur 403'],
  ['Code d’état\u00a0:\n403 Forbidden', 'erreur (code 403)', 'erreur 403'],
  ['GET\n\thttps://x.example/\nÉtat\t404\nNot Found', 'erreur (code 404)', 'erreur 404'],
  ['Status: 302', 'redirection (code 302)', 'redirection 302'],
  ['location: https://www.x.example/', 'redirection.', 'redirection'],
  // The line of a picture, a script or an answer in JSON, chosen in the panel instead of that of the page.
  ...['image/avif', 'TEXT/CSS; charset=utf-8', 'application/json', 'text/javascript', 'application/pdf'].flatMap(
    (type) => [
      [`HTTP/2 200\ncontent-type: ${type}`, 'autre fichier (code 200)', 'autre fichier 200'],
      [`content-type\n${type}`, 'autre fichier, et non', 'autre fichier'],
    ],
  ),
])(
  'the response %j is not the page: the result, its announcement and the request say so, after a reload too',
  (start, said, mailed) => {
    const outcome = read(start);
    expect(outcome?.doubt).toContain(said);
    expect(outcome?.summary).toContain(said);
    expect(outcome?.draft.message).toContain(`Réponse lue\u00a0: ${mailed}, et non la page`);
    expect(outcome?.kept).not.toContain('secret');
    expect(headersView(outcome?.kept ?? '', true).outcome).toEqual(outcome);
  },
);

it.each([
  ['server: a', 0],
  ['x-content-type-options: nosniff', 1],
])('%s: the count has no noun to agree with', (text, good) => {
  expect(headersView(text, true).outcome?.title).toBe(`Bien réglés\u00a0: ${good} sur 6`);
});

it('of several pages in one text, the last is read: the result, its announcement and the request say so', () => {
  const outcome = read('HTTP/2 200\nvary: a\n\nHTTP/2 200');
  expect(outcome?.summary).toContain(outcome?.doubt);
  expect(outcome?.doubt).toContain('plusieurs réponses');
  expect(outcome?.draft.message).toContain('Réponse lue\u00a0: la dernière du texte');
  // A redirect, or the answer of a proxy, before the page is no other page.
  for (const before of [
    'HTTP/2 301\nlocation: /fr',
    'HTTP/1.1 200 Connection established',
    'HTTP/2 103\nlink: </a>',
    // Safari's summary, above its response.
    'Summary\nURL: https://x.example/\nStatus: 200 OK\nSource: Network\n\nResponse',
  ])
    expect(read(`${before}\n\nHTTP/2 200`)?.doubt).toBeUndefined();
});

it('a response stays whole in the tab but for its cookies, whatever proves that it is one', () => {
  for (const line of ['x-powered-by: PHP', 'x-frame-options: DENY', 'etag: "a"', 'via: 1.1 proxy', 'x-own: b']) {
    const secrets = 'set-cookie: a=secret\ncookie: a=secret\nauthorization: Basic secret';
    const { outcome } = headersView(`HTTP/2 200\nvary: Accept\n${line}\n${secrets}`, true);
    expect(outcome?.kept.split('\n')).toEqual(['HTTP/1.1 200', 'vary: Accept', line]);
    expect(headersView(outcome?.kept ?? '', true).outcome).toEqual(outcome);
  }
});

it('lines that a host may only have been asked for are in doubt: no status, and no header but settings', () => {
  for (const title of [
    'Il manque :',
    'Please add:',
    'Valeurs proposées par l’agence',
    'Voici ce que j’aimerais\u00a0:',
  ]) {
    const settings =
      'Content-Type: text/html\nX-Content-Type-Options: nosniff\nX-Frame-Options: DENY\nCache-Control: no-store';
    const outcome = headersView(`${title}\n${settings}`, true).outcome;
    expect(outcome?.doubt).toContain('une liste de réglages');
    expect(outcome?.summary).toContain(outcome?.doubt);
    expect(outcome?.draft.message).toContain('Réponse lue\u00a0: des réglages seuls');
    expect(headersView(outcome?.kept ?? '', true).outcome).toEqual(outcome);
    // A server writes the date so, and a mail does not.
    const dated = (date: string) => headersView(`date: ${date}\n${settings}`, true).outcome?.doubt;
    expect([dated('Sun, 29 Nov 2026 21:00:00 GMT'), dated('29 novembre 2026')]).toEqual([undefined, outcome?.doubt]);
  }
});

const pages = ['text/html', 'Text/HTML;charset=UTF-8', 'application/xhtml+xml'].map((type) => `content-type: ${type}`);

it('a page, even one that the browser had in its cache, is not in doubt', () => {
  for (const start of [
    'HTTP/2 200',
    'HTTP/2 304',
    'Status Code\n200 OK',
    'Statut : 200 OK',
    'HTTP/1.1 201\nlocation: /new',
    'date: a',
    ...pages,
  ]) {
    expect(read(start)?.doubt).toBeUndefined();
    expect(read(start)?.draft.message).not.toContain('Réponse lue');
  }
});
