import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { StoreError, toStoreError } from '../src/outbox/database/errors.ts';
import { reasonOf } from '../src/outbox/database/reasons.ts';

const failure = (code: string) => toStoreError(Object.assign(new Error('secret'), { code }));

describe('toStoreError', () => {
  it.each([
    // PostgreSQL is away: its address does not answer, its name does not resolve, its certificate is refused.
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
    ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'HOSTNAME_MISMATCH'],
    ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_SSL_WRONG_VERSION_NUMBER', 'EPROTO'],
    // It refuses: out of connections, starting, stopping, without its database, its disk is full.
    ...['53300', '57P03', '57P01', '3D000', '53100'],
    ...['SQLITE_FULL', 'SQLITE_IOERR_FSYNC', 'SQLITE_CORRUPT', 'ENOSPC'],
  ])('%s is unavailable: the visitor may try again', (code) => {
    expect(failure(code)).toMatchObject({ kind: 'unavailable', code, message: `store unavailable: ${code}` });
  });

  it.each(['SQLITE_BUSY', 'SQLITE_LOCKED_SHAREDCACHE', '40001', '40P01', '55P03', '57014'])('%s is busy', (code) => {
    expect(failure(code)).toMatchObject({ kind: 'busy', code });
  });

  it.each(['ERR_INVALID_ARG_TYPE', '23505', '42601', 'SQLITE_MISMATCH', 'SQLITE_CONSTRAINT_UNIQUE'])(
    '%s is a fault of ours',
    (code) => {
      expect(failure(code)).toMatchObject({ kind: 'fault', code });
    },
  );

  it('every text of pg about a lost connection, which has no code, is unavailable', () => {
    const { resolve } = createRequire(import.meta.url);
    const source = ['pg/lib/client', 'pg/lib/connection', 'pg-pool'].map((name) => readFileSync(resolve(name), 'utf8'));
    const about = /new Error\('([^']*(?:timeout|terminated|not queryable|end on the pool|support SSL)[^']*)/g;
    const texts = [...source.join('').matchAll(about)].map(([, text]) => text ?? '');
    expect(texts).toHaveLength(10);
    for (const text of texts) {
      const code = text.includes('SSL') ? 'NO_TLS' : 'CONNECTION';
      expect(toStoreError(new Error(text)), text).toMatchObject({ kind: 'unavailable', code });
    }
  });

  it.each([
    [773, 'busy', 'SQLITE_BUSY_773'],
    [8458, 'unavailable', 'SQLITE_IOERR_8458'],
    [1544, 'unavailable', 'SQLITE_READONLY_1544'],
    [2835, 'fault', 'UNKNOWN_SQLITE_ERROR_2835'],
  ])('SQLite’s %i, which libsql does not name, counts as its kind of error: %s', (number, kind, code) => {
    expect(failure(`UNKNOWN_SQLITE_ERROR_${number}`)).toMatchObject({ kind, code });
  });

  it.each(['no such table: deliveries', 'no such column: page', 'table contact_requests has no column named page'])(
    '« %s » is unavailable, as in PostgreSQL',
    (message) => {
      const error = Object.assign(new Error(message), { code: 'SQLITE_ERROR' });
      expect(toStoreError(error)).toMatchObject({ kind: 'unavailable', code: 'TABLE_MISSING' });
    },
  );

  it('keeps an error of the store, and never a driver’s message', () => {
    const known = new StoreError('busy', 'TIMEOUT');
    expect(toStoreError(known)).toBe(known);
    expect(toStoreError(new TypeError('x.timeout is not a function'))).toMatchObject({
      kind: 'fault',
      code: 'TypeError',
    });
    expect(toStoreError('secret')).toMatchObject({ kind: 'fault', code: 'UNKNOWN' });
  });
});

it.each([
  ['EAI_AGAIN', /nom du serveur/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /TLS.*certificat/],
  ['SQLITE_IOERR_FSYNC', /le disque refuse/],
  ['fsync=off', /fsync=off/],
  ['XX000', /^elle a répondu par une erreur/],
])('reasonOf says what %s means, and keeps the code', (code, reason) => {
  expect(reasonOf(code)).toMatch(reason);
  expect(reasonOf(code).endsWith(` (${code})`)).toBe(true);
});
