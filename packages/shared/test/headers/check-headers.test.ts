import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateContactForm } from '../../src/contact.ts';
import {
  checkHeaders,
  doubtOfPage,
  headersToContact,
  linesToAsk,
  readHeaders,
  type SecurityHeader,
} from '../../src/headers.ts';
import { fieldsOf } from './fields-of.ts';

/** The finding about one header with this value. @param first the status of a response, or a line of a person's list */
function verdict(first: string, name: SecurityHeader, ...values: readonly string[]) {
  const text = [first, 'Server: nginx', ...values.map((value) => `${name}: ${value}`)].join('\n');
  const finding = checkHeaders(fieldsOf(text)).find((one) => one.name === name);
  return [finding?.state, ...(finding?.remarks ?? [])];
}

describe('each header', () => {
  it.each<[SecurityHeader, readonly string[], readonly string[]]>([
    ['Content-Security-Policy', ["default-src 'self'"], ['good']],
    ['Content-Security-Policy', ["script-src 'self' 'unsafe-inline'"], ['weak', 'csp-inline']],
    ['Content-Security-Policy', ["script-src 'unsafe-inline' 'nonce-abc'"], ['good']],
    ['Content-Security-Policy', ["script-src 'strict-dynamic' 'nonce-abc' https: 'unsafe-inline'"], ['good']],
    [
      'Content-Security-Policy',
      ["default-src * 'unsafe-inline' 'unsafe-eval'"],
      ['weak', 'csp-inline', 'csp-eval', 'csp-any-host'],
    ],
    ['Content-Security-Policy', ["default-src 'none'; script-src https:"], ['weak', 'csp-any-host']],
    ['Content-Security-Policy', ["script-src 'self'; script-src *"], ['good']],
    ['Content-Security-Policy', ['upgrade-insecure-requests'], ['weak', 'csp-no-scripts']],
    ['Content-Security-Policy', ['upgrade-insecure-requests', "script-src 'self'"], ['good']],
    ['Content-Security-Policy', ['script-src https://*:443'], ['weak', 'csp-any-host']],
    ['Content-Security-Policy', ['script-src https://*.com'], ['weak', 'csp-any-host']],
    ['Content-Security-Policy', ["script-src 'self' https://*/js/"], ['weak', 'csp-any-host']],
    ['Content-Security-Policy', ["script-src 'self' 'unsafe-inline' 'nonce-'"], ['weak', 'csp-inline']],
    ['Content-Security-Policy', ["script-src 'self' 'unsafe-inline' 'nonce-{{nonce}}'"], ['weak', 'csp-inline']],
    ['Content-Security-Policy', ["script-src 'self' 'unsafe-inline' 'nonce-r4nd0m+/=='"], ['good']],
    ['Content-Security-Policy', ['script-src self unsafe-inline'], ['weak', 'csp-unquoted']],
    ['Content-Security-Policy', ['default-src "self"'], ['weak', 'csp-unquoted']],
    ['Content-Security-Policy', ['script-src *.clinique.com'], ['good']],
    [
      'Content-Security-Policy',
      ["default-src 'self'; script-src-elem * 'unsafe-inline'"],
      ['weak', 'csp-inline', 'csp-any-host'],
    ],
    ['Content-Security-Policy', ["script-src 'self'; script-src-attr 'unsafe-inline'"], ['weak', 'csp-inline']],
    ['Content-Security-Policy', ["script-src 'self' 'unsafe-inline'", 'script-src *'], ['good']],
    ['Content-Security-Policy', ["script-src 'unsafe-inline' *", 'script-src *'], ['weak', 'csp-any-host']],
    ['Strict-Transport-Security', ['max-age=31536000; includeSubDomains'], ['good']],
    ['Strict-Transport-Security', ['max-age=15552000'], ['good', 'hsts-no-subdomains']],
    ['Strict-Transport-Security', ['max-age=15551999'], ['weak', 'hsts-short']],
    ['Strict-Transport-Security', ['max-age=0'], ['weak', 'hsts-off']],
    ['Strict-Transport-Security', ['preload; includeSubDomains; max-age = "31536000"; preload'], ['good']],
    ['Strict-Transport-Security', ['includeSubDomains'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age="31536000'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=31536000 includeSubDomains'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=31536000; includeSubDomains=1'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=31536000; includeSubDomains always'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=31536000; max-age=0'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=31536000; includeSubDomains; includeSubDomains'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=0', 'max-age=31536000'], ['weak', 'hsts-off']],
    ['X-Content-Type-Options', ['NoSniff'], ['good']],
    ['X-Content-Type-Options', ['nosniff', 'nosniff'], ['good']],
    ['X-Content-Type-Options', [', nosniff'], ['weak', 'nosniff-other']],
    ['X-Content-Type-Options', ['none'], ['weak', 'nosniff-other']],
    ['X-Content-Type-Options', ['no sniff'], ['weak', 'nosniff-other']],
    ['Referrer-Policy', ['no referrer'], ['weak', 'referrer-unknown']],
    ['Referrer-Policy', ['strict-origin-when-cross-origin'], ['good']],
    ['Referrer-Policy', ['no-referrer, strict-origin-when-cross-origin'], ['good']],
    ['Referrer-Policy', ['same-origin, brand-new-policy'], ['good']],
    ['Referrer-Policy', ['unsafe-url, no-referrer'], ['good']],
    ['Referrer-Policy', ['unsafe-url'], ['weak', 'referrer-whole']],
    ['Referrer-Policy', ['no-referrer-when-downgrade'], ['weak', 'referrer-whole']],
    ['Referrer-Policy', ['origin'], ['weak', 'referrer-plain']],
    ['Referrer-Policy', ['prudent'], ['weak', 'referrer-unknown']],
    ['Permissions-Policy', ['camera=(), microphone=(), geolocation=()'], ['good']],
    ['Permissions-Policy', ['camera=(), microphone=(self), geolocation=self'], ['good']],
    ['Permissions-Policy', ['camera=*, microphone=(), geolocation=()'], ['weak', 'permissions-open']],
    ['Permissions-Policy', ['camera=()'], ['weak', 'permissions-missing']],
    ['Permissions-Policy', ['camera=(); microphone=(); geolocation=()'], ['weak', 'permissions-former']],
    ['Permissions-Policy', ['Camera=(), Microphone=(), Geolocation=()'], ['weak', 'permissions-former']],
    ['Permissions-Policy', ["camera=('none'), microphone=(), geolocation=()"], ['weak', 'permissions-former']],
    ['Permissions-Policy', ['camera=("https://*.example.ca"), microphone=(), geolocation=none'], ['good']],
    ['Permissions-Policy', ['camera=(self *), microphone=(), geolocation=();a=b'], ['weak', 'permissions-open']],
    ['Permissions-Policy', ['camera=(), microphone=(), geolocation=(),'], ['weak', 'permissions-former']],
    ['Permissions-Policy', ['camera=(), microphone=(), geolocation=(), usb=?1, midi=1;a="b"'], ['good']],
    ['Permissions-Policy', ['camera=*', 'camera=(), microphone=(), geolocation=()'], ['good']],
    ['Permissions-Policy', ["camera 'none'; microphone 'none'"], ['weak', 'permissions-former']],
    ['Permissions-Policy', ['a'.repeat(90_000)], ['weak', 'permissions-former']],
    ['Cross-Origin-Opener-Policy', ['same-origin'], ['good']],
    ['Cross-Origin-Opener-Policy', ['same-origin-allow-popups; report-to="x"'], ['good']],
    ['Cross-Origin-Opener-Policy', ['unsafe-none'], ['weak', 'opener-none']],
    ['Cross-Origin-Opener-Policy', ['same-origin', 'unsafe-none'], ['weak', 'opener-unknown']],
    ['Cross-Origin-Opener-Policy', ['same-origin;'], ['weak', 'opener-unknown']],
    ['Cross-Origin-Opener-Policy', ['Same-Origin'], ['weak', 'opener-unknown']],
    ['X-Content-Type-Options', [''], ['unknown', 'no-value']],
    // The first value counts, even one that is a mistake.
    ['X-Content-Type-Options', ['undefined', 'nosniff'], ['weak', 'nosniff-other']],
    ['Strict-Transport-Security', ['', 'max-age=31536000'], ['weak', 'hsts-invalid']],
  ])('%s: %s', (name, values, expected) => expect(verdict('HTTP/2 200', name, ...values)).toEqual(expected));

  it.each<[SecurityHeader, readonly string[], readonly string[]]>([
    ['Cross-Origin-Opener-Policy', ['oui'], ['unknown', 'no-value']],
    ['X-Content-Type-Options', ['✅'], ['unknown', 'no-value']],
    ['X-Content-Type-Options', [''], ['unknown', 'no-value']],
    ['Strict-Transport-Security', ['Activé'], ['unknown', 'no-value']],
    ['X-Content-Type-Options', ['✅ présent'], ['unknown', 'no-value']],
    ['Content-Security-Policy', ['✔', '(ok)'], ['unknown', 'no-value']],
    ['X-Content-Type-Options', ['True.'], ['unknown', 'no-value']],
    ['Referrer-Policy', ['est actif'], ['unknown', 'no-value']],
    ['Referrer-Policy', ['à préciser'], ['unknown', 'no-value']],
    ['Referrer-Policy', ['?'], ['unknown', 'no-value']],
    ['X-Content-Type-Options', ['oui, nosniff'], ['good']],
    ['Strict-Transport-Security', ['présent (max-age=31536000)'], ['unknown', 'no-value']],
    ['Strict-Transport-Security', ['X'], ['unknown', 'no-value']],
    ['Content-Security-Policy', ['❌'], ['absent']],
    ['X-Content-Type-Options', ['on'], ['unknown', 'no-value']],
    ['Content-Security-Policy', ["❌ default-src 'self'"], ['absent']],
    ['Referrer-Policy', ['👎'], ['absent']],
    ['Referrer-Policy', ['Absent, ajouter no-referrer'], ['absent']],
    ['Permissions-Policy', ['false'], ['absent']],
    ['Permissions-Policy', ['no'], ['absent']],
    ['Referrer-Policy', ['absent'], ['absent']],
    ['Content-Security-Policy', ['Manquante'], ['absent']],
    ['Permissions-Policy', ['-'], ['absent']],
    ['Content-Security-Policy', ['pas présent'], ['absent']],
    ['Referrer-Policy', ['(not set)'], ['absent']],
    ['Permissions-Policy', ['N/D'], ['absent']],
    ['Permissions-Policy', ['—'], ['absent']],
    ['Content-Security-Policy', ['à venir'], ['absent']],
    ['Referrer-Policy', ['à faire'], ['absent']],
  ])('in the list of a person, %s: %s', (name, values, expected) =>
    expect(verdict('X-Own: a', name, ...values)).toEqual(expected),
  );

  it.each<[SecurityHeader, string, readonly string[]]>([
    ['X-Content-Type-Options', 'nosnif', ['weak', 'nosniff-other']],
    ['Strict-Transport-Security', '31536000', ['weak', 'hsts-invalid']],
    ['X-Content-Type-Options', 'oui', ['unknown', 'no-value']],
    ['X-Content-Type-Options', '✅', ['unknown', 'no-value']],
    ['Strict-Transport-Security', 'est actif', ['unknown', 'no-value']],
    ['X-Content-Type-Options', 'on', ['unknown', 'no-value']],
    ['X-Content-Type-Options', 'actif', ['unknown', 'no-value']],
    ['X-Content-Type-Options', 'true', ['unknown', 'no-value']],
  ])('beside a date, in a response without its status, %s: %s', (name, value, expected) =>
    expect(verdict('Date: Sun, 29 Nov 2026 16:00:00 GMT', name, value)).toEqual(expected),
  );

  it('a report-only policy blocks nothing', () => {
    const findings = checkHeaders(fieldsOf("Server: a\nContent-Security-Policy-Report-Only: default-src 'self'"));
    expect(findings[0]).toMatchObject({ state: 'weak', remarks: ['csp-report-only'], value: "default-src 'self'" });
  });
});

const wordPress = fieldsOf(
  'HTTP/2 200\nserver: nginx\nx-powered-by: PHP/8.2\nset-cookie: session=secret\nx-content-type-options: nosniff\nstrict-transport-security: max-age=300',
);

it('the request to the host has a line for each absent or weak header', () => {
  const { add, replace } = linesToAsk(checkHeaders(wordPress));
  expect(add).toHaveLength(4);
  expect(replace).toEqual(['Strict-Transport-Security: max-age=31536000']);
});

it('a host that follows the letter leaves the content security policy alone to tighten, after its test', () => {
  const name = (line: string) => line.split(':')[0]?.toLowerCase();
  const values = ["default-src 'unsafe-inline'", 'max-age=3600', 'sniff', 'unsafe-url', 'camera=*', 'unsafe-none'];
  const names = checkHeaders({ fields: new Map() }).map((finding) => finding.name);
  fc.assert(
    fc.property(fc.subarray(names.map((header, index) => `${header}: ${values[index]}`)), (given) => {
      const { add, replace } = linesToAsk(checkHeaders(fieldsOf(['HTTP/2 200', 'vary: a', ...given].join('\n'))));
      const kept = given.filter((line) => !replace.some((other) => name(other) === name(line)));
      const after = checkHeaders(fieldsOf(['HTTP/2 200', 'vary: a', ...kept, ...replace, ...add].join('\n')));
      expect(after.map(({ state }) => state)).toEqual(['weak', 'good', 'good', 'good', 'good', 'good']);
      // No name comes twice: of two lines, a browser may keep the former.
      const sent = [...kept, ...replace, ...add].map(name);
      expect(new Set(sent).size).toBe(sent.length);
    }),
  );
  // One that is only observed is replaced, not observed twice.
  const observed = checkHeaders(fieldsOf('server: a\ncontent-security-policy-report-only: default-src *'));
  expect(linesToAsk(observed).replace.map(name)).toEqual(['content-security-policy-report-only']);
});

it('in a table of Markdown, the first cell says whether there is a value', () => {
  const rows = ["Content-Security-Policy | ❌ | default-src 'self'", 'X-Content-Type-Options | Oui | nosniff'];
  const others = ['Referrer-Policy | no-referrer | Présente | À garder', 'Permissions-Policy | - | ❌ Missing'];
  const findings = checkHeaders(fieldsOf([...rows, ...others].map((row) => `| ${row} |`).join('\n')));
  expect(findings.map(({ state }) => state)).toEqual(['absent', 'absent', 'good', 'good', 'absent', 'absent']);
});

it('in a list, words are no badly set value, and a mistake is one', () => {
  const lines = (list: string) => checkHeaders(fieldsOf(list)).map(({ state }) => state);
  const words = ['Header is set', 'l’en-tête est présent', 'Good', 'Recommandé', 'Detected', 'c’est bon'];
  const names = checkHeaders({ fields: new Map() }).map(({ name }) => name);
  expect(lines(names.map((name, row) => `${name} : ${words[row]}`).join('\n'))).toEqual(Array(6).fill('unknown'));
  const mistakes = [
    "frame-ancestors 'self'",
    'includeSubDomains',
    'no-sniff;',
    'unsafe-url',
    "camera 'none'",
    'unsafe-none',
  ];
  expect(lines(names.map((name, row) => `${name}: ${mistakes[row]}`).join('\n'))).toEqual(Array(6).fill('weak'));
});

it.each([
  'X-Content-Type-Options = nosniff',
  'X-Content-Type-Options  nosniff',
  '"x-content-type-options", "nosniff"',
  '[X-Content-Type-Options] => nosniff',
  '2026-11-29 10:00:00 < x-content-type-options: nosniff',
])('a header that is named in a line of another form is not absent: %s', (line) => {
  for (const text of [`HTTP/2 200\nvary: a\n${line}\nserver: b`, `vary: a\n${line}`])
    expect(checkHeaders(fieldsOf(text))[2], text).toMatchObject({ state: 'unknown', remarks: ['no-value'] });
  const redirect = `HTTP/2 301\nlocation: /fr\n${line}\n\nHTTP/2 200\nvary: a`;
  expect(checkHeaders(fieldsOf(redirect))[2]).toMatchObject({ state: 'absent' });
  // What can be read counts, before it or after it.
  const good = 'x-content-type-options: nosniff';
  for (const text of [`vary: a\n${line}\n${good}`, `vary: a\n${good}\n${line}`])
    expect(checkHeaders(fieldsOf(text))[2], text).toMatchObject({ state: 'good' });
});

it('what a person only ticks or names is neither good nor to be asked for', () => {
  const findings = checkHeaders(fieldsOf('server: a\nX-Content-Type-Options ✅\nReferrer-Policy\nVary: a'));
  const { add, replace } = linesToAsk(findings);
  expect([add.length, replace]).toEqual([4, []]);
  expect(headersToContact(findings, undefined, 200).message).toContain('À préciser (2)');
});

it('the contact request has names and states, without values', () => {
  const { message } = headersToContact(checkHeaders(wordPress), undefined, 200);
  expect(message.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'En-têtes de mon site, lus avec l’outil de la page :',
    'Bien réglés (1) : X-Content-Type-Options',
    'À resserrer (1) : Strict-Transport-Security',
    'Absents (4) : Content-Security-Policy, Referrer-Policy, Permissions-Policy, Cross-Origin-Opener-Policy',
  ]);
  expect(message).not.toContain('secret');
});

it('handles any text, and gives a message that the form accepts', () => {
  const line = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('server', 'content-security-policy', 'permissions-policy', 'referrer-policy'), fc.string())
      .map((pair) => pair.join(': ')),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const read = readHeaders(lines.join('\n'));
      if (typeof read === 'string') return;
      const findings = checkHeaders(read);
      expect(findings).toHaveLength(6);
      const draft = headersToContact(findings, doubtOfPage(read), read.status);
      expect(validateContactForm({ name: 'A', email: 'a@b.ca', ...draft })).toEqual({});
    }),
  );
});
