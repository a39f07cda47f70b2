import { readFileSync } from 'node:fs';
import { SettingError } from '@agency/shared/settings';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { DAY_MS } from '../src/durations.ts';

/** Invalid values of each variable. */
const wrongValues: Readonly<Record<string, readonly string[]>> = {
  PORT: ['80a', '70000', '3001.5'],
  HOST: ['pas un hôte', '300.1.1.1', '::1%eth', 'localhost:'],
  CORS_ORIGINS: ['*', 'https://a.example/x', 'ftp://a.example', ',', 'https://*.agence.example'],
  SITE_URL: [
    'agence.example',
    'https://agence.example/fr',
    'https://agence.example/?x=1',
    'https://*.agence.example',
    'https://:secret@a.example',
  ],
  DATABASE_URL: [
    'file:~/requests.db',
    './requests.db',
    'file:',
    'file::memory:',
    'file:./data/',
    'file:./x.db?mode=ro',
    'file://%zz',
    'postgres://a b',
    'postgres://',
    'postgres:///agence',
    'postgres://hôte:0/agence',
    'file:%',
    'file:./donn%C3%A9es.db',
  ],
  SMTP_URL: [
    'mail.example',
    'http://mail.example',
    'smtp://mail.example?pool=true',
    'smtp://mail.example?requireTLS=oui',
    'smtp://a:%zz@mail.example',
    'smtp://:secret@mail.example',
    'smtp://mail.example:0',
    'smtp://mail.example/boite',
    'smtp://mail.example#x',
    'smtp://*.example',
    'smtp://DOMAINE\nicole:secret@mail.example',
  ],
  MAIL_FROM: ['Agence', 'a@b.ca\r\nBcc: c@d.ca', 'é@b.ca', 'a@-b.ca', `a@${'b'.repeat(64)}.ca`],
  MAIL_TO: [
    'a@b.ca, pas une adresse',
    ',',
    Array.from({ length: 21 }, (_, index) => `a${index}@b.ca`).join(),
    'a@b.ca, Élise <élise@b.ca>',
    'a@b-.ca',
    'a@b_c.ca',
    '"Élise, à la vente <a@b.ca>',
  ],
  TRUST_PROXY: ['true', '*', '127.0.0.1/33', '::1/129', '11', '::/0', '127.0.0.1/00', ',', '0.0.0.0/7', '2000::/6'],
  SMTP_CONNECTION_TIMEOUT_SECONDS: ['0'],
  SMTP_GREETING_TIMEOUT_SECONDS: ['dix'],
  SMTP_SOCKET_TIMEOUT_SECONDS: ['500', '1e3'],
  LOG_LEVEL: ['bavard'],
  RATE_LIMIT_MAX: ['-1'],
  RATE_LIMIT_WINDOW_SECONDS: ['0'],
  RETENTION_DAYS: ['0'],
  MAIL_RETRY_SECONDS: ['5,soon', ',', '5,0'],
  MAIL_LEASE_SECONDS: ['301'],
  MAIL_CONCURRENCY: ['0'],
  MAIL_GIVE_UP_HOURS: ['jamais'],
  // With a body that takes its 8 s, the answer would come after the browser's 15 s.
  STORE_WAIT_SECONDS: ['6'],
  // An empty value counts as unset, and the webhook needs both variables.
  WEBHOOK_URL: [
    'hooks.example',
    'ftp://hooks.example',
    'http://hooks.example',
    'http://10.0.0.5/x',
    'https://a:secret@hooks.example',
    'https://hooks.example/#x',
    '',
  ],
  WEBHOOK_SECRET: [
    'motdepasse',
    `whsec_${Buffer.alloc(23).toString('base64')}`,
    `whsec_${Buffer.alloc(65).toString('base64')}`,
    Buffer.alloc(32).toString('base64'),
    `whsec_${Buffer.alloc(32).toString('base64url')}-`,
    '',
  ],
  WEBHOOK_TIMEOUT_SECONDS: ['11'],
};

const webhook = {
  WEBHOOK_URL: 'https://hooks.example/T0/secret',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 'e').toString('base64')}`,
};

describe('parseConfig', () => {
  it('has a default for everything, safe on a developer’s machine', () => {
    const config = parseConfig({}, '/srv/agence');
    expect(config).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:8080',
      corsOrigins: ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://localhost:5173'],
      database: { kind: 'sqlite', file: '/srv/agence/data/requests.db' },
      trustProxy: false,
      logLevel: 'info',
      rateLimitMax: 60,
      rateLimitWindowMs: 900_000,
      retentionMs: 1_095 * DAY_MS,
      quarantineMs: 30 * DAY_MS,
    });
    expect(config.mail.smtp).toBeUndefined();
    // A visitor's wait must end well before the browser's limit of 15 s.
    expect(config.storeWaitMs).toBeLessThan(5_000);
  });

  it('has the longest lease: a slow reply to the text causes no second copy', () => {
    expect(parseConfig({}).schedule.leaseMs).toBe(300_000);
  });

  it('treats an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(parseConfig({}));
  });

  it('allows only the site’s own origin when the site is public', () => {
    expect(parseConfig({ SITE_URL: 'https://agence.example/' })).toMatchObject({
      siteUrl: 'https://agence.example',
      corsOrigins: ['https://agence.example'],
    });
    expect(parseConfig({ CORS_ORIGINS: 'https://a.example, https://b.example/' }).corsOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('names the least delay that it accepts', () => {
    const retry = (delays: string) => () => parseConfig({ MAIL_RETRY_SECONDS: delays });
    expect(retry('5,0')).toThrow('MAIL_RETRY_SECONDS («\u00a00\u00a0») doit être un nombre de 0.01 à 86400.');
    expect(retry('0.01')).not.toThrow();
  });

  it.each([
    ['file:./x/y.db', '/srv/x/y.db'],
    ['file:/var/lib/x.db', '/var/lib/x.db'],
    ['file:///var/lib/x%20y.db', '/var/lib/x y.db'],
  ])('reads %s', (url, file) => {
    expect(parseConfig({ DATABASE_URL: url }, '/srv').database).toMatchObject({ kind: 'sqlite', file });
  });

  it('reads a PostgreSQL address', () => {
    const url = 'postgresql://agence:secret@base:5432/agence';
    expect(parseConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });

  it('reads an SMTP address with its credentials', () => {
    const { smtp } = parseConfig({ SMTP_URL: 'smtps://agence%40x:p%2Fss@mail.example' }).mail;
    expect(smtp).toMatchObject({
      host: 'mail.example',
      port: 465,
      secure: true,
      auth: { user: 'agence@x', pass: 'p/ss' },
    });
    const submission = parseConfig({ SMTP_URL: 'smtp://mail.example?requireTLS=true' }).mail.smtp;
    expect(submission).toMatchObject({ port: 587, secure: false, requireTls: true, verifyCertificate: true });
    expect(submission?.auth).toBeUndefined();
  });

  it.each([
    'https://hooks.example/T0/secret',
    'http://localhost:9000/hook',
    'http://127.0.0.1/hook',
    'http://[::1]/hook',
    'http://chat_1:8080/hook',
  ])('reads the webhook %s', (url) => {
    expect(parseConfig({}).webhook).toBeUndefined();
    expect(parseConfig({ ...webhook, WEBHOOK_URL: url }).webhook).toEqual({
      url,
      secret: webhook.WEBHOOK_SECRET,
      timeoutMs: 10_000,
    });
  });

  it('reads mailboxes with and without a name, which may have a comma in quotes', () => {
    const MAIL_TO = 'a@x.ca, Bé <b@x.ca>, "Roy, Luc" <c@x.ca>';
    const { from, to } = parseConfig({ MAIL_FROM: '"Site, agence" <site@x.ca>', MAIL_TO }).mail;
    expect(from).toEqual({ name: 'Site, agence', address: 'site@x.ca' });
    expect(to).toEqual([
      { name: '', address: 'a@x.ca' },
      { name: 'Bé', address: 'b@x.ca' },
      { name: 'Roy, Luc', address: 'c@x.ca' },
    ]);
  });

  it.each([
    [{}, ['MAIL_FROM', 'MAIL_TO']],
    [{ MAIL_TO: 'a@x.ca' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'site@x.ca', MAIL_TO: 'a@x.ca' }, []],
  ])('reads %j, with the placeholders %j', (environment, variables) => {
    expect(parseConfig(environment).mail.placeholders).toEqual(variables);
  });

  it('gives an accented domain its ASCII form, and a domain in capitals one spelling', () => {
    const { from, to } = parseConfig({ MAIL_FROM: 'site@Épinette.québec', MAIL_TO: 'a@X.ca, a@x.ca' }).mail;
    expect(from.address).toBe('site@xn--pinette-9xa.xn--qubec-csa');
    expect(to).toEqual([{ name: '', address: 'a@x.ca' }]);
  });

  it.each([
    ['loopback', ['loopback']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['1', 1],
    ['0', false],
    ['false', false],
    ['10.0.0.0/8,fc00::/7,127.0.0.1/32,::1/128', ['10.0.0.0/8', 'fc00::/7', '127.0.0.1/32', '::1/128']],
  ])('reads the proxy %s', (value, expected) => {
    expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  const refusals = Object.entries(wrongValues).flatMap(([name, values]) => values.map((value) => [name, value]));

  it.each(refusals)('refuses %s=%s in one line that names it', (name = '', value) => {
    const others = name.startsWith('WEBHOOK_') ? webhook : {};
    const parse = () => parseConfig({ ...others, [name]: value });
    expect(parse).toThrow(SettingError);
    expect(parse).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it('refuses a value of every variable of .env.example that the API reads', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const names = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
    // The others belong to the build, the static server and Docker.
    const others = /^(VITE_|WEB_|SITE_ADDRESS$|HTTPS_PORT$|MAILPIT_PORT$|POSTGRES_PASSWORD$)/;
    expect(names.filter((name) => !others.test(name) && !Object.hasOwn(wrongValues, name))).toEqual([]);
    expect(Object.keys(wrongValues).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('says how a password is written, if one with other signs cuts the address', () => {
    for (const SMTP_URL of ['smtp://a:se#cret@mail.example', 'smtps://a:se/cret@mail.example:465']) {
      expect(() => parseConfig({ SMTP_URL })).toThrow(/^SMTP_URL (?!.*commençant par).*%23 pour #/);
    }
    for (const CORS_ORIGINS of ['https://a.example https://b.example', 'https://*.a.example'])
      expect(() => parseConfig({ CORS_ORIGINS })).toThrow(/^CORS_ORIGINS (?!.*mot de passe)/);
  });

  it.each([
    ['SMTP_URL', 'smtp://agence:secret@'],
    ['DATABASE_URL', 'postgres://agence:secret@['],
    ['DATABASE_URL', 'mysql://a:secret@b/c'],
    ['CORS_ORIGINS', 'https://a:secret@a.example'],
    ['CORS_ORIGINS', 'https://a.example, https://a:se#secret@a.example'],
    ['MAIL_TO', 'smtp://a:secret@mail.example'],
    ['WEBHOOK_URL', 'http://hooks.example/secret'],
    ['WEBHOOK_SECRET', 'whsec_secret'],
  ])('never repeats the secret of %s', (name, value) => {
    const message = expect.not.stringContaining('secret');
    expect(() => parseConfig({ [name]: value })).toThrow(expect.objectContaining({ message }));
  });
});
