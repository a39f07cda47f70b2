import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateContactForm } from '../../src/contact.ts';
import {
  checkHeaders,
  headersToContact,
  linesToAsk,
  MAX_HEADERS_LENGTH,
  notPage,
  readHeaders,
  type SecurityHeader,
} from '../../src/headers.ts';

function fieldsOf(text: string) {
  const read = readHeaders(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

/** The finding about one header with this value. */
function verdict(name: SecurityHeader, ...values: readonly string[]) {
  const text = ['Server: nginx', ...values.map((value) => `${name}: ${value}`)].join('\n');
  const finding = checkHeaders(fieldsOf(text)).find((one) => one.name === name);
  return [finding?.state, ...(finding?.remarks ?? [])];
}

interface Field {
  readonly name: string;
  readonly words: readonly string[];
}

const listOf = (fields: readonly Field[]) => fields.map(({ name, words }) => ({ name, value: words.join(' ') }));
const fieldLines = (fields: readonly Field[]) => listOf(fields).map(({ name, value }) => `${name}: ${value}`);

/** The same response as browsers, programs and people copy it. */
const copies: Readonly<Record<string, (fields: readonly Field[], status: string) => string>> = {
  plain: (fields, status) => [status, ...fieldLines(fields), ''].join('\n'),
  folded: (fields, status) => [status, ...fields.map(({ name, words }) => `${name}: ${words.join('\n  ')}`)].join('\n'),
  table: (fields, status) =>
    [status.replace(' ', '\t'), ...listOf(fields).map(({ name, value }) => `${name}\t${value}`)].join('\n'),
  windows: (fields, status) => [status, ...fieldLines(fields), '', ''].join('\r\n'),
  'curl -v': (fields, status) =>
    [
      '* Connected',
      '> GET / HTTP/1.1',
      '> Accept: */*',
      '>',
      `< ${status}`,
      ...fieldLines(fields).map((line) => `< ${line}`),
      '<',
    ].join('\n'),
  'with its page': (fields, status) =>
    [status, ...fieldLines(fields), '', '<!doctype html>', '<style>', 'a {', '  color: red;', 'server: b'].join('\n'),
  'with its JSON': (fields, status) =>
    [status, ...fieldLines(fields), '', '{', '"a": 1,', '"server": "b"', '}'].join('\n'),
  wget: (fields, status) =>
    [
      '--2026-11-25 10:00:00--  https://x.example/',
      '  HTTP/1.1 301 Moved',
      '  Location: /fr',
      'Location: /fr [following]',
      `  ${status}`,
      ...fieldLines(fields).map((line) => `  ${line}`),
      'Length: unspecified [text/html]',
    ].join('\n'),
  'word processor': (fields, status) =>
    [
      status,
      ...fieldLines(fields).map((line) => `\u200b${line.replace(': ', '\u00a0:\u00a0').replace(/'/g, '’')}`),
    ].join('\n'),
  'marked as bold': (fields) =>
    listOf(fields)
      .map(({ name, value }) => `- **${name}**: ${value}`)
      .join('\n'),
  'marked as code': (fields) =>
    fieldLines(fields)
      .map((line) => `* \`${line}\``)
      .join('\n'),
  bullets: (fields, status) => [status, ...fieldLines(fields)].map((line) => `- ${line}`).join('\n'),
  capitals: (fields, status) =>
    [status, ...listOf(fields).map(({ name, value }) => `${name.toUpperCase()}:${value}`)].join('\n'),
  indented: (fields) => ['/*', ...fieldLines(fields).map((line) => `    ${line}`)].join('\n'),
  'quoted values': (fields) =>
    listOf(fields)
      .map(({ name, value }) => `${name}: "${value}"`)
      .join('\n'),
  'an object in a program': (fields) =>
    ['{', ...listOf(fields).map(({ name, value }) => `  '${name}': '${value}',`), '}'].join('\n'),
  'an object that a program prints': (fields) =>
    [
      'Headers {',
      ...listOf(fields).map(({ name, value }) => `  ${/-/.test(name) ? `'${name}'` : name}: '${value}',`),
      '}',
    ].join('\n'),
  'quoted in a mail': (fields, status) => [status, ...fieldLines(fields)].map((line) => `> ${line}`).join('\n'),
  'values under their names': (fields) =>
    listOf(fields)
      .map(({ name, value }) => `${name}:\n${value}`)
      .join('\n'),
  pairs: (fields) => JSON.stringify(listOf(fields).map(({ name, value }) => [name, value])),
  // Some programs begin a file with a byte order mark.
  list: (fields) => `\ufeff${JSON.stringify(listOf(fields))}`,
  object: (fields) => {
    const names = [...new Set(fields.map(({ name }) => name))];
    const valuesOf = (name: string) => listOf(fields.filter((field) => field.name === name)).map(({ value }) => value);
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, valuesOf(name)])));
  },
  har: (fields) =>
    JSON.stringify({
      request: { headers: [{ name: 'cookie', value: 'a' }] },
      response: { status: 200, headers: listOf(fields) },
    }),
  firefox: (fields) =>
    JSON.stringify({
      'Response Headers (1.2 kB)': { headers: listOf(fields) },
      'Request Headers (800 B)': { headers: [{ name: 'Cookie', value: 'a' }] },
    }),
  'firefox in French': (fields) =>
    JSON.stringify({
      'En-têtes de la requête (800 o)': { headers: [{ name: 'Cookie', value: 'a' }] },
      'En-têtes de la réponse (1,2 ko)': { headers: listOf(fields) },
    }),
};

describe('copied headers', () => {
  it.each([
    ['a value under its name', ':status\n200\nlocation:\nhttps://x.example/\nx-content-type-options:\nnosniff'],
    ['names without colons', 'location\nhttps://x.example/\nx-content-type-options\nnosniff'],
  ])('%s', (_name, text) =>
    expect(Object.fromEntries(fieldsOf(text).fields)).toMatchObject({
      location: ['https://x.example/'],
      'x-content-type-options': ['nosniff'],
    }),
  );

  it('the last of several responses counts, not the redirects before it', () => {
    const { status, fields } = fieldsOf('HTTP/1.1 301 Moved\nX-Frame-Options: DENY\n\nHTTP/2 200\nServer: nginx');
    expect([status, fields.has('x-frame-options')]).toEqual([200, false]);
  });

  it('equal to an independent reading of the same response, however it is copied', () => {
    const token = fc.constantFrom('content-security-policy', 'x-frame-options', 'set-cookie', 'vary', 'link', 'x-own');
    const word = fc.constantFrom(
      '<https://x.example/a>; rel=preload',
      "default-src 'self';",
      'https://x.example/a',
      'report-uri: /r',
      'a,b',
      '"q: 1"',
      '*',
    );
    const fields = fc.array(fc.tuple(token, fc.array(word, { maxLength: 4 })), { minLength: 1, maxLength: 8 });
    const status = fc.constantFrom('HTTP/1.1 200 OK', 'HTTP/2 200');
    fc.assert(
      fc.property(fields, fc.constantFrom(...Object.values(copies)), status, (given, copy, statusLine) => {
        // Under a name, nothing is an empty value.
        fc.pre(copy !== copies['values under their names'] || given.every(([, words]) => words.length > 0));
        const all = [{ name: 'server', words: ['nginx'] }, ...given.map(([name, words]) => ({ name, words }))];
        const expected: Record<string, string[]> = {};
        for (const { name, words } of all) expected[name] = [...(expected[name] ?? []), words.join(' ')];
        expect(Object.fromEntries(fieldsOf(copy(all, statusLine)).fields)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    'Headers:\tReferrer-Policy\nMissing Headers\nPermissions-Policy\tA header that allows a site to control features.',
    'Test\tScore\tReason\nX-Content-Type-Options\t-5\tX-Content-Type-Options header not implemented',
  ])('the table of a scanner, which names what is missing, is no response: %j', (table) => {
    expect(readHeaders(table)).toBe('none');
    // The response may be below it.
    expect(fieldsOf(`${table}\nRaw Headers\nHTTP/2\t200\nserver\tnginx`).fields.size).toBe(1);
  });

  it.each([200, 304])(
    'of a whole recording, the page counts: its first response that is no redirect (%i)',
    (status) => {
      const entry = (status: number, name: string) => ({
        request: {},
        response: { status, headers: [{ name, value: 'a' }] },
      });
      const read = fieldsOf(
        JSON.stringify({ log: { entries: [entry(301, 'location'), entry(status, 'server'), entry(200, 'etag')] } }),
      );
      expect([read.status, [...read.fields.keys()]]).toEqual([status, ['server']]);
    },
  );

  it.each([
    ["default-src 'self';", "script-src 'unsafe-inline'"],
    ["script-src 'self'", "'unsafe-inline'"],
  ])('a policy cut after « %s » goes on in the next line', (...lines) => {
    const { fields } = fieldsOf(`HTTP/2 200\ncontent-security-policy: ${lines.join('\n')}\nserver: a`);
    expect(fields.get('content-security-policy')).toEqual([lines.join(' ')]);
  });

  it.each([
    ['', 'blank'],
    [' \n ', 'blank'],
    ['Bonjour', 'none'],
    ['Bonjour : voici mon site', 'none'],
    ['<html><body>Server</body></html>', 'none'],
    ['{"a": 1}', 'none'],
    ['[{"name": "server", "value": "nginx"}, {"name": "vary", "value": "Or', 'cut'],
    ['{\n  "server": "nginx",\n  "content-security-polic', 'cut'],
    ['content-type: text/html server: nginx x-content-type-options: nosniff', 'none'],
    ['server: nginx\n  x-content-type-options: nosniff\n  vary: a', 'none'],
    ['GET / HTTP/1.1\nHost: x.example\nUser-Agent: Mozilla\nAccept-Language: fr', 'request'],
    ['StatusCode : 200\nRawContent : HTTP/1.1 200 OK\n             Vary: Origin\n             ...', 'powershell'],
    ['Key    Value\n---    -----\nServer {nginx}', 'powershell'],
    ['Key   : Server\nValue : {nginx}', 'powershell'],
    ['Server: a\n'.repeat(MAX_HEADERS_LENGTH), 'too-long'],
  ])('$1: $0', (text, problem) => expect(readHeaders(text)).toBe(problem));
});

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
    ['Strict-Transport-Security', ['max-age=31536000; max-age=0'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=31536000; includeSubDomains; includeSubDomains'], ['weak', 'hsts-invalid']],
    ['Strict-Transport-Security', ['max-age=0', 'max-age=31536000'], ['weak', 'hsts-off']],
    ['X-Content-Type-Options', ['NoSniff'], ['good']],
    ['X-Content-Type-Options', ['nosniff', 'nosniff'], ['good']],
    ['X-Content-Type-Options', [', nosniff'], ['weak', 'nosniff-other']],
    ['X-Content-Type-Options', ['none'], ['weak', 'nosniff-other']],
    ['Referrer-Policy', ['strict-origin-when-cross-origin'], ['good']],
    ['Referrer-Policy', ['no-referrer, strict-origin-when-cross-origin'], ['good']],
    ['Referrer-Policy', ['same-origin, brand-new-policy'], ['good']],
    ['Referrer-Policy', ['unsafe-url, no-referrer'], ['good']],
    ['Referrer-Policy', ['unsafe-url'], ['weak', 'referrer-whole']],
    ['Referrer-Policy', ['no-referrer-when-downgrade'], ['weak', 'referrer-whole']],
    ['Referrer-Policy', ['origin'], ['weak', 'referrer-plain']],
    ['Referrer-Policy', ['oui'], ['weak', 'referrer-unknown']],
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
    ['Cross-Origin-Opener-Policy', ['oui'], ['weak', 'opener-unknown']],
  ])('%s: %s', (name, values, expected) => expect(verdict(name, ...values)).toEqual(expected));

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
      const { add, replace } = linesToAsk(checkHeaders(fieldsOf(['server: nginx', ...given].join('\n'))));
      const kept = given.filter((line) => !replace.some((other) => name(other) === name(line)));
      const after = checkHeaders(fieldsOf(['server: nginx', ...kept, ...replace, ...add].join('\n')));
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
      const draft = headersToContact(findings, notPage(read), read.status);
      expect(validateContactForm({ name: 'A', email: 'a@b.ca', ...draft })).toEqual({});
    }),
  );
});
