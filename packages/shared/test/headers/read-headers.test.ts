import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_HEADERS_LENGTH, readHeaders } from '../../src/headers.ts';
import { bestTime } from '../best-time.ts';
import { fieldsOf } from './fields-of.ts';

interface Field {
  readonly name: string;
  readonly words: readonly string[];
}

const listOf = (fields: readonly Field[]) => fields.map(({ name, words }) => ({ name, value: words.join(' ') }));
const fieldLines = (fields: readonly Field[]) => listOf(fields).map(({ name, value }) => `${name}: ${value}`);

/** Every field in one way, without a status. */
const written =
  (write: (field: { readonly name: string; readonly value: string }) => string) => (fields: readonly Field[]) =>
    listOf(fields).map(write).join('\n');

/** What people write after a value. */
const notes = ['# bon', '<-- ok', '// à voir', '— correct', '(bon) ', '✓', '- parfait', '→ à garder', '-> ok', '-- ok'];
notes.push('/* bon */', '<!-- ok -->', '[ok]', '| bon', '• bon');

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
  'curl -vI': (fields, status) =>
    ['* Connected', ...[status, ...fieldLines(fields)].flatMap((line) => [`< ${line}`, line])].join('\n'),
  wireshark: (fields, status) => [status, ...fieldLines(fields), ''].map((line) => `    ${line}\\r\\n`).join('\n'),
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
  'marked as bold': written(({ name, value }) => `- **${name}**: ${value}`),
  'marked as code': written(({ name, value }) => `* \`${name}: ${value}\``),
  'with notes': (fields, status) =>
    [status, ...fieldLines(fields).map((line, index) => `${line.trimEnd()} ${notes[index % notes.length]}`)].join('\n'),
  ticked: written(({ name, value }) => `✅ ${name}: ${value}`),
  'ticked between': written(({ name, value }) => `${name} ✅ ${value}`),
  'a table with a third column': written(({ name, value }) => `${name}\t${value}\tOK`),
  'a list of a table': written(({ name, value }) => `• ${name}\t${value}`),
  'between bars': written(({ name, value }) => `${name} | ${value}`),
  'with arrows': written(({ name, value }) => `${name} → ${value}`),
  'with dashes': written(({ name, value }) => `${name} - ${value}`),
  'a table of Markdown': (fields) =>
    [
      '| En-tête | État | Valeur |',
      '|---|---|---|',
      ...listOf(fields).map(({ name, value }) => `| ${name} | ✅ | ${value} |`),
    ].join('\n'),
  bullets: (fields, status) => [status, ...fieldLines(fields)].map((line) => `- ${line}`).join('\n'),
  'numbered lines': (fields, status) =>
    [status, ...fieldLines(fields)].map((line, index) => `${String(index + 1).padStart(3)}  ${line}`).join('\n'),
  capitals: (fields, status) =>
    [status, ...listOf(fields).map(({ name, value }) => `${name.toUpperCase()}:${value}`)].join('\n'),
  indented: written(({ name, value }) => `    ${name}: ${value}`),
  'quoted values': written(({ name, value }) => `${name}: "${value.replaceAll('"', '\\"')}"`),
  'quoted values of a YAML key': (fields) =>
    ['headers:', ...listOf(fields).map(({ name, value }) => `  ${name}: "${value.replaceAll('"', '\\"')}"`)].join('\n'),
  'quoted values below a status': (fields, status) =>
    [status, ...listOf(fields).map(({ name, value }) => `"${name}": "${value.replaceAll('"', '\\"')}",`)].join('\n'),
  'quoted cells': written(({ name, value }) => `${name},"${value.replaceAll('"', '""')}"`),
  'spaces before colons': written(({ name, value }) => `${name} : ${value}`),
  'an object in a program': (fields) =>
    ['{', ...listOf(fields).map(({ name, value }) => `  '${name}': '${value}',`), '}'].join('\n'),
  'an object that a program prints': (fields) =>
    [
      'Headers {',
      ...listOf(fields).map(({ name, value }) => `  ${/-/.test(name) ? `'${name}'` : name}: '${value}',`),
      '}',
    ].join('\n'),
  'quoted in a mail': (fields, status) => [status, ...fieldLines(fields)].map((line) => `> ${line}`).join('\n'),
  'values under their names': written(({ name, value }) => `${name}:\n${value}`),
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
  it('the request of the panel is no part of the response, above it or below it', () => {
    const [request, response] = ['Request Headers\naccept:\ntext/html\nx-own:\na', 'server:\nnginx\nvary:\nAccept'];
    for (const text of [
      `${response}\n${request}`,
      `${request}\nResponse Headers\n${response}`,
      `server:\n\tnginx\nvary:\n\tAccept\nEn-têtes de la requête (2)\n\taccept:\n\ttext/html`,
    ])
      expect(Object.fromEntries(fieldsOf(text).fields), text).toEqual({ server: ['nginx'], vary: ['Accept'] });
  });

  it('Firefox: the value of a header that nobody reads, below its name, does not go on with the one above', () => {
    const panel =
      'Status200\nReferrer Policyno-referrer\n\n\t\nserver\n\tnginx\nx-own\n\tabc\nvary\n\tAccept\nx-other\n\td';
    expect(Object.fromEntries(fieldsOf(panel).fields)).toEqual({ server: ['nginx'], vary: ['Accept'] });
  });

  it.each(['https://www.goo…', 'https://www.goo...', '… ; object-src *', '[...]', "'unsa"])(
    'a value with « %s » is cut',
    (end) => {
      expect(readHeaders(`server: nginx\ncontent-security-policy: script-src 'self' ${end}`)).toBe('value-cut');
      expect(readHeaders(`server: nginx\nx-own: ${end}`)).toMatchObject({ status: undefined });
    },
  );

  it('a mail may double the spaces between lines, quote a part and wrap a policy', () => {
    const [policy, rest] = [
      "content-security-policy: default-src 'self'; script-src 'self'",
      "'unsafe-inline'; object-src *",
    ];
    const doubled = fieldsOf(['HTTP/2 200', policy, rest, 'server: a'].join('\n\n'));
    expect(doubled.fields.get('content-security-policy')?.[0]).toContain('unsafe-inline');
    expect(fieldsOf('Bonjour Luc, voici :\n> HTTP/2 200\n> server: a\n> vary: b').fields.size).toBe(2);
  });

  it('of two responses in panels, the last counts; of two without a status, none', () => {
    const panel = (own: string) => `Status Code\n200 OK\nResponse Headers\ncontent-type\ntext/html\n${own}\na`;
    const { fields, isOneOfSeveral } = fieldsOf(`${panel('vary')}\n${panel('etag')}`);
    expect([[...fields.keys()], isOneOfSeveral]).toEqual([['content-type', 'etag'], true]);
    const redirect = ':status: 301\nlocation: /fr\nstrict-transport-security: max-age=1\n:status: 200\nserver: a';
    const after = fieldsOf(redirect);
    expect([after.status, ...after.fields.keys()]).toEqual([200, 'server']);
    const [first, second] = [
      { headers: { 'referrer-policy': 'origin' }, status: 301 },
      { status: 200, headers: { server: 'a' } },
    ];
    expect([...fieldsOf(JSON.stringify([first, second])).fields.keys()]).toEqual(['server']);
    expect(fieldsOf(JSON.stringify({ statusCode: 403, headers: { server: 'a' } })).status).toBe(403);
    expect(readHeaders('content-type: text/html\nvary: a\n\ncontent-type: text/css\netag: b')).toBe('mixed');
  });

  it('the explanations of a scanner are no values', () => {
    const report = 'Raw Headers\nHTTP/2\t200\nserver\tnginx\nvary\ta\nUpcoming Headers\nserver\tA text about it.';
    expect(fieldsOf(report).fields.get('server')).toEqual(['nginx']);
  });

  it.each(['- ', '• ', '2. ', '12\t', '3 | '])('one line may begin as a list or a program writes it: %j', (mark) => {
    const { fields } = fieldsOf(`Voici :\n${mark}server: nginx\n${mark}vary: Accept\nx-own: a`);
    expect(Object.fromEntries(fields)).toEqual({ server: ['nginx'], vary: ['Accept'], 'x-own': ['a'] });
  });

  it('a note that names a header is no value of it', () => {
    const note = 'server: nginx\nvary: Accept\nNote: mettre referrer-policy: no-referrer plus tard';
    expect(fieldsOf(note).fields.has('referrer-policy')).toBe(false);
    for (const below of ['→ bien', '-> bien', '- bien', '# bien', '(bien)', '✅ bien', '// bien'])
      expect(fieldsOf(`HTTP/2 200\nserver: nginx\n   ${below}\nvary: a`).fields.get('server'), below).toEqual([
        'nginx',
      ]);
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
      '{"a":1}',
      'img-src *',
    );
    const fields = fc.array(fc.tuple(token, fc.array(word, { maxLength: 4 })), { minLength: 1, maxLength: 8 });
    const status = fc.constantFrom('HTTP/1.1 200 OK', 'HTTP/2 200');
    fc.assert(
      fc.property(fields, fc.constantFrom(...Object.values(copies)), status, (given, copy, statusLine) => {
        // Under a name, nothing is an empty value, and a tick alone says that there is one.
        const needsValue = [
          ...['values under their names', 'ticked between', 'with notes', 'a table of Markdown'],
          ...['a table with a third column', 'a list of a table', 'between bars'],
        ].some((name) => copy === copies[name]);
        fc.pre(!needsValue || given.every(([, words]) => words.length > 0));
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

  it.each([
    ["default-src 'self';", "script-src 'unsafe-inline'"],
    ["script-src 'self'", "'unsafe-inline'"],
    ["default-src 'self'; script-src", "https: 'unsafe-inline'"],
    ["script-src-elem 'self'", "https://b.example 'unsafe-inline'"],
    ["script-src 'self'", "www.x.example 'unsafe-inline'; img-src *"],
    ["script-src 'self'", "https: 'unsafe-inline'"],
    ["script-src 'self' https://a.example", "https://b.example 'unsafe-inline'"],
    ["script-src 'self' https://a.exa", "mple.ca https: 'unsafe-inline'"],
  ])('a policy cut after « %s » goes on in the next line', (...lines) => {
    const { fields } = fieldsOf(`HTTP/2 200\ncontent-security-policy: ${lines.join('\n')}\nserver: a`);
    expect(fields.get('content-security-policy')).toEqual([lines.join(' ')]);
  });

  it('in a list of ticks and crosses, a header is no value of the one above it, nor is a note after a tick', () => {
    const { fields } = fieldsOf('Content-Security-Policy: ❌\nX-Own: b\nReferrer-Policy ✔\nVary: a');
    expect(Object.fromEntries(fields)).toMatchObject({ 'x-own': ['b'], vary: ['a'] });
    expect(fieldsOf('Vary: a\nX-Content-Type-Options: nosniff ✅ bon').fields.get('x-content-type-options')).toEqual([
      'nosniff',
    ]);
  });

  it.each([
    'ajouter ',
    "'a ",
    '-src ',
    '> ',
    '— ',
    '  ',
    'a (',
    '✅ ',
    '|a| ',
    'a:\tb',
    'a [',
    ' (',
    '\\r',
    '< a\n',
    '< a ',
  ])('a text full of « %s » is read in less than 200 ms', (piece) => {
    const text = piece.repeat(MAX_HEADERS_LENGTH / piece.length);
    expect(bestTime(() => readHeaders(text))).toBeLessThan(200);
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
    ['[[headers]]\n  [headers.values]\n    X-Content-Type-Options = "nosniff"', 'none'],
    ['content-type: text/html server: nginx x-content-type-options: nosniff', 'none'],
    ['server: nginx\n  x-content-type-options: nosniff\n  vary: a', 'none'],
    ['GET / HTTP/1.1\nHost: x.example\nUser-Agent: Mozilla\nAccept-Language: fr', 'request'],
    ['StatusCode : 200\nRawContent : HTTP/1.1 200 OK\n             Vary: Origin\n             ...', 'powershell'],
    ['Key    Value\n---    -----\nServer {nginx}', 'powershell'],
    ['Key   : Server\nValue : {nginx}', 'powershell'],
    ['Server : {nginx}\nVary : {Accept}', 'powershell'],
    ['Bonjour, pourriez-vous régler ces en-têtes?\n\nÀ ajouter :\nReferrer-Policy: no-referrer', 'none'],
    ['/*\n  X-Content-Type-Options: nosniff', 'none'],
    ['Header always set Referrer-Policy "no-referrer"\nServer: Apache', 'none'],
    ['Referrer-Policy\t0\tReferrer-Policy header set to "no-referrer".', 'none'],
    [JSON.stringify({ log: { entries: [{ response: { headers: [{ name: 'server', value: 'a' }] } }] } }), 'recording'],
    ['Server: a\n'.repeat(MAX_HEADERS_LENGTH), 'too-long'],
  ])('$1: $0', (text, problem) => expect(readHeaders(text)).toBe(problem));
});
