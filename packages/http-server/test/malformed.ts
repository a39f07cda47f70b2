/** Requests that RFC 9112 refuses, or that were damaged on their way. */
import fc from 'fast-check';

const token = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,12}$/);
const word = fc.stringMatching(/^[!-~]{0,20}$/);
const header = fc.tuple(
  token.filter(
    (name) =>
      !/^(?:host|content-length|transfer-encoding|expect|connection|upgrade|trailer|te|if-.*|range)$/i.test(name),
  ),
  word,
);
const hostName = fc.constantFrom('a', 'epinette.example', 'localhost:8080', '127.0.0.1', '[::1]:80');
const spelled = (name: string) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase());

interface Draft {
  readonly line: string;
  /** Lines, without a Host. */
  readonly headers: readonly string[];
  readonly host: string;
  readonly body: string;
}

const draft = (path: string): fc.Arbitrary<Draft> =>
  fc.record({
    line: fc.constant(`GET ${path} HTTP/1.1`),
    headers: fc.array(header, { maxLength: 4 }).map((entries) => entries.map(([name, value]) => `${name}: ${value}`)),
    host: hostName.map((name) => `Host: ${name}`),
    body: fc.constant(''),
  });

const written = ({ line, headers, host, body }: Draft) => [line, ...headers, host, '', body].join('\r\n');

/** What RFC 9112 makes a 400: each fault takes a well-formed request and spoils it. */
const faults: Readonly<Record<string, fc.Arbitrary<(request: Draft) => Draft>>> = {
  'two Host headers (3.2)': fc.tuple(spelled('Host'), hostName).map(([name, value]) => (request) => ({
    ...request,
    headers: [`${name}: ${value}`, ...request.headers],
  })),
  'no Host header (3.2)': fc.constant((request) => ({ ...request, host: 'X-Other: a' })),
  'an invalid Host (3.2)': fc
    .constantFrom('', 'a b', 'a/b', 'a@b', 'a,b', 'a:b', '[::1', '<a>', 'a\\b', 'a?b', 'a#b', '\xe9pinette.example')
    .map((value) => (request) => ({ ...request, host: `Host: ${value}` })),
  'a space before the colon (5.1)': token.map((name) => (request) => ({
    ...request,
    headers: [...request.headers, `${name} : x`],
  })),
  'a line without a colon (5)': token.map((name) => (request) => ({ ...request, headers: [name, ...request.headers] })),
  'a space before the first header (2.2)': fc.constant((request) => ({
    ...request,
    headers: [' X: x', ...request.headers],
  })),
  'a control character in a value (5.5)': fc
    .constantFrom('\0', '\r', '\x01', '\x1b', '\x7f')
    .map((control) => (request) => ({ ...request, headers: [`X: a${control}b`, ...request.headers] })),
  'a wrong length (6.3)': fc
    .constantFrom('-1', '+1', '1a', '0x1', '1,2', '1 1', '1.0', '99999999999999999999999999')
    .map((length) => (request) => ({ ...request, headers: [`Content-Length: ${length}`, ...request.headers] })),
  'two lengths (6.3)': fc.constant((request) => ({
    ...request,
    headers: ['Content-Length: 1', ...request.headers, 'content-length: 2'],
    body: 'ab',
  })),
  'a length and a coding (6.1)': fc.constant((request) => ({
    ...request,
    headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  })),
  'a coding that does not end with chunked (6.1)': fc
    .constantFrom('gzip', 'chunked, gzip', 'identity', 'chunkedd')
    .map((coding) => (request) => ({ ...request, headers: [`Transfer-Encoding: ${coding}`, ...request.headers] })),
  'a coding that Node does not decode (6.1)': fc
    .constantFrom('gzip, chunked', 'deflate,Chunked', 'chunked, chunked')
    .map((coding) => (request) => ({
      ...request,
      headers: [`Transfer-Encoding: ${coding}`, ...request.headers],
      body: '0\r\n\r\n',
    })),
  'a coding in HTTP/1.0 (6.1)': fc.constant((request) => ({
    ...request,
    line: request.line.replace('1.1', '1.0'),
    headers: ['Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  })),
  'a wrong request line (3)': fc
    .constantFrom(
      'GET',
      'GET /',
      'GET a HTTP/1.1',
      'GET / a HTTP/1.1',
      'G(T / HTTP/1.1',
      'GET / HTTP/1.',
      'GET / http/1.1',
    )
    .map((line) => (request) => ({ ...request, line })),
  'a wrong target (3.2)': fc
    .constantFrom(
      'a://x',
      'a:///x',
      'http://',
      'http:///x',
      'https://?x',
      'http://[/',
      'http://a:b/',
      'http://%@a/',
      '/a#b',
      '//a@&#',
    )
    .map((target) => (request) => ({ ...request, line: `GET ${target} HTTP/1.1` })),
  'another version (2.3)': fc
    .constantFrom('0.9', '2.0', '3.0', '1.11', '11', '1,1')
    .map((version) => (request) => ({ ...request, line: request.line.replace('1.1', version) })),
};

/** A request that RFC 9112 makes a 400, with the name of its fault. */
export const malformed = (path: string) =>
  fc
    .tuple(
      draft(path),
      fc.oneof(...Object.entries(faults).map(([fault, spoil]) => spoil.map((apply) => ({ fault, apply })))),
    )
    .map(([request, { fault, apply }]) => ({ fault, bytes: written(apply(request)) }));

const octet = fc.nat(255).map((code) => String.fromCharCode(code));

/** A request with bytes lost, doubled, replaced and inserted anywhere; it may still be well-formed. */
export const mangled = (path: string) =>
  fc
    .tuple(
      draft(path),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ unit: octet, maxLength: 4 })), { minLength: 1, maxLength: 4 }),
    )
    .map(([request, edits]) =>
      edits.reduce((bytes, [at, lost, added]) => {
        const place = at % bytes.length;
        return bytes.slice(0, place) + added + bytes.slice(place + lost);
      }, written(request)),
    );
