import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { domainToASCII, fileURLToPath } from 'node:url';
import { EMAIL_PATTERN } from '@agency/shared';
import { DAY_MS, HOUR_MS, SECOND_MS } from './durations.ts';
import { decode, type Env, fail, hostOf, integer, isDomain, list, number, oneOf, port, read, url } from './env.ts';

/** A mailbox as nodemailer accepts it; not a header string, in which a value could add a recipient. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly file: string; readonly directory: string }
  | { readonly kind: 'postgres'; readonly url: string };

export type SqliteConfig = Extract<DatabaseConfig, { kind: 'sqlite' }>;

export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS if the server offers it. */
  readonly secure: boolean;
  readonly requireTls: boolean;
  readonly verifyCertificate: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  readonly connectionTimeoutMs: number;
  readonly greetingTimeoutMs: number;
  /** Longest wait for each reply before the message text; the reply to the text has the whole lease. */
  readonly socketTimeoutMs: number;
}

export interface MailConfig {
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  /** False while MAIL_TO is the placeholder: the server then warns at start if it sends mail. */
  readonly toIsConfigured: boolean;
  /** Undefined: requests are delivered to the log. */
  readonly smtp: SmtpConfig | undefined;
  /** Delays between attempts; the last one repeats. */
  readonly retryDelaysMs: readonly number[];
  /** A delivery that still fails after this time is abandoned. */
  readonly giveUpAfterMs: number;
  readonly leaseMs: number;
  readonly concurrency: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly corsOrigins: readonly string[];
  /** Without trailing slash. */
  readonly siteUrl: string;
  readonly database: DatabaseConfig;
  readonly mail: MailConfig;
  /** The value for Express's `trust proxy`. */
  readonly trustProxy: false | number | readonly string[];
  readonly logLevel: string;
  /** Submissions per client and window; 0 disables the limit. */
  readonly rateLimitMax: number;
  readonly rateLimitWindowMs: number;
  readonly retentionMs: number;
  readonly quarantineMs: number;
  /** How long a submission waits for the store before it gets a 503. */
  readonly storeWaitMs: number;
}

/** How long requests caught by the honeypot are kept; until then they can be released. */
const QUARANTINE_DAYS = 30;
/** A batch of 128 requests, with 12 values per delivery, must stay below SQLite's 32,766 values per statement. */
const MOST_RECIPIENTS = 20;
/** Longest lease: another process claims the deliveries of a dead one within five minutes. */
const MAX_LEASE_SECONDS = 300;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
/** The site's own addresses in development: the built site and Vite's development server. */
const DEVELOPMENT_ORIGINS = ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://localhost:5173'];
const DEFAULT_RETRY_SECONDS = '5,15,60,300,900,3600,10800,21600';

function siteUrl(env: Env): string {
  const parsed = url('SITE_URL', read(env, 'SITE_URL') ?? 'http://localhost:8080', ['http:', 'https:']);
  if (parsed.search || parsed.hash || parsed.username) {
    fail('SITE_URL', 'ne peut contenir ni paramètre, ni ancre, ni mot de passe.');
  }
  return parsed.href.replace(/\/+$/, '');
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}

function corsOrigins(env: Env, site: string): readonly string[] {
  const text = read(env, 'CORS_ORIGINS');
  if (text === undefined) {
    const own = new URL(site);
    return [...new Set([own.origin, ...(isLoopback(own.hostname) ? DEVELOPMENT_ORIGINS : [])])];
  }
  const entries = list(text);
  if (entries.length === 0) fail('CORS_ORIGINS', 'doit contenir au moins une origine.');
  return entries.map((entry) => {
    const { origin } = url('CORS_ORIGINS', entry, ['http:', 'https:']);
    if (origin !== entry) fail('CORS_ORIGINS', `doit lister des origines exactes, sans chemin : ${origin}.`);
    return origin;
  });
}

function database(env: Env, cwd: string): DatabaseConfig {
  const text = read(env, 'DATABASE_URL') ?? 'file:./data/requests.db';
  if (/^postgres(ql)?:\/\//.test(text)) {
    // A Unix socket is named by its folder: `postgres:///base?host=/var/run/postgresql`.
    const isSocket = URL.canParse(text) && new URL(text).searchParams.has('host');
    if (!isSocket) url('DATABASE_URL', text, ['postgres:', 'postgresql:']);
    return { kind: 'postgres', url: text };
  }
  if (!text.startsWith('file:') || text.includes('?') || text.includes('#')) {
    fail('DATABASE_URL', 'doit commencer par file: ou postgres://.');
  }
  if (!text.startsWith('file://') && text.includes('%')) {
    fail('DATABASE_URL', 'ne peut contenir de % : écrivez le chemin tel quel, ou une adresse file://.');
  }
  const path = text.startsWith('file://') ? filePath(text) : text.slice('file:'.length);
  if (path === '' || path === ':memory:' || path.endsWith('/')) {
    fail('DATABASE_URL', 'doit nommer un fichier : une demande doit survivre au processus.');
  }
  const file = resolve(cwd, path);
  return { kind: 'sqlite', file, directory: dirname(file) };
}

function filePath(text: string): string {
  try {
    return fileURLToPath(text);
  } catch {
    return fail('DATABASE_URL', 'n’est pas une adresse de fichier lisible.');
  }
}

function mailbox(name: string, text: string): Mailbox {
  const parts = /^(?:(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]+)>|([^<>]+))$/u.exec(text);
  const label = (parts?.[1] ?? parts?.[2] ?? '').trim();
  const address = (parts?.[3] ?? parts?.[4] ?? '').trim();
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  if (!EMAIL_PATTERN.test(address) || !isDomain(domain) || /[\p{Cc}\p{Surrogate}]/u.test(text)) {
    fail(name, 'doit être une adresse de courriel, par exemple Agence <bonjour@agence.example>.');
  }
  // Most servers lack SMTPUTF8. A domain in other scripts has an ASCII form; the name before the @ has none.
  if (!/^[\x21-\x7e]+@/.test(address)) fail(name, 'ne peut avoir que des lettres sans accent avant le @.');
  return { name: label, address };
}

function smtp(env: Env): SmtpConfig | undefined {
  const timeouts = {
    connectionTimeoutMs: number(env, 'SMTP_CONNECTION_TIMEOUT_SECONDS', 10, 0.1, 60) * SECOND_MS,
    greetingTimeoutMs: number(env, 'SMTP_GREETING_TIMEOUT_SECONDS', 10, 0.1, 60) * SECOND_MS,
    socketTimeoutMs: number(env, 'SMTP_SOCKET_TIMEOUT_SECONDS', 30, 0.1, 120) * SECOND_MS,
  };
  const text = read(env, 'SMTP_URL');
  if (text === undefined) return undefined;
  const parsed = url('SMTP_URL', text, ['smtp:', 'smtps:']);
  const secure = parsed.protocol === 'smtps:';
  if (parsed.pathname.length > 1 || parsed.hash) fail('SMTP_URL', 'ne peut contenir ni chemin ni ancre.');
  if ((parsed.username === '') !== (parsed.password === '')) {
    fail('SMTP_URL', 'doit donner un nom et un mot de passe, ou aucun des deux.');
  }
  for (const key of parsed.searchParams.keys()) {
    if (key !== 'requireTLS' && key !== 'rejectUnauthorized') {
      fail('SMTP_URL', `a un paramètre inconnu : ${key} (connus : requireTLS, rejectUnauthorized).`);
    }
  }
  const flag = (key: string, fallback: boolean): boolean => {
    const value = parsed.searchParams.get(key);
    if (value !== null && value !== 'true' && value !== 'false') {
      fail('SMTP_URL', `a un paramètre ${key} qui n’est ni true ni false.`);
    }
    return value === null ? fallback : value === 'true';
  };
  return {
    host: hostOf(parsed),
    // RFC 8314 for submission over TLS, RFC 6409 for submission with STARTTLS.
    port: parsed.port === '' ? (secure ? 465 : 587) : Number(parsed.port),
    secure,
    requireTls: flag('requireTLS', false),
    verifyCertificate: flag('rejectUnauthorized', true),
    auth:
      parsed.username === ''
        ? undefined
        : { user: decode('SMTP_URL', parsed.username), pass: decode('SMTP_URL', parsed.password) },
    ...timeouts,
  };
}

function retryDelays(env: Env): number[] {
  return list(read(env, 'MAIL_RETRY_SECONDS') ?? DEFAULT_RETRY_SECONDS).map((entry) => {
    const seconds = Number(entry);
    if (!/^\d+(\.\d+)?$/.test(entry) || seconds <= 0 || seconds > 86_400) {
      fail('MAIL_RETRY_SECONDS', 'doit lister des délais en secondes, séparés par des virgules (0 à 86400).');
    }
    return seconds * SECOND_MS;
  });
}

function trustProxy(env: Env): Config['trustProxy'] {
  const text = read(env, 'TRUST_PROXY');
  if (text === undefined || text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) return integer(env, 'TRUST_PROXY', 0, 1, 10);
  const entries = list(text);
  if (entries.length === 0) fail('TRUST_PROXY', 'doit nommer au moins un mandataire.');
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = isIP(address);
    // The widest private networks are 10.0.0.0/8 and fc00::/7: a wider one would trust strangers.
    const [shortest, longest] = family === 4 ? [8, 32] : [7, 128];
    const bits = Number(prefix);
    const validPrefix = prefix === undefined || (/^[1-9]\d*$/.test(prefix) && bits >= shortest && bits <= longest);
    if (!PROXY_NAMES.includes(entry) && (family === 0 || !validPrefix || rest.length > 0)) {
      fail(
        'TRUST_PROXY',
        `doit nommer le mandataire (adresse, sous-réseau, ${PROXY_NAMES.join(', ')} ou nombre de relais) : « ${entry} » n’en est pas un.`,
      );
    }
  }
  return entries;
}

function host(env: Env): string {
  const value = read(env, 'HOST') ?? '127.0.0.1';
  if (!isIP(value) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) {
    fail('HOST', 'doit être une adresse ou un nom d’hôte, par exemple 127.0.0.1 ou 0.0.0.0.');
  }
  return value;
}

/**
 * Reads every variable of the API.
 * @param cwd base of relative `file:` addresses
 * @throws ConfigError one French line that names the wrong variable, without any secret
 */
export function parseConfig(env: Env, cwd: string = process.cwd()): Config {
  const site = siteUrl(env);
  const mailTo = read(env, 'MAIL_TO');
  const listed = list(mailTo ?? 'bonjour@epinette.example').map((entry) => mailbox('MAIL_TO', entry));
  // An address listed twice gets one mail.
  const to = [...new Map(listed.map((entry) => [entry.address, entry])).values()];
  if (to.length === 0) fail('MAIL_TO', 'doit contenir au moins une adresse.');
  if (to.length > MOST_RECIPIENTS) fail('MAIL_TO', `ne peut contenir plus de ${MOST_RECIPIENTS} adresses.`);
  const retryDelaysMs = retryDelays(env);
  if (retryDelaysMs.length === 0) fail('MAIL_RETRY_SECONDS', 'doit contenir au moins un délai.');
  return {
    port: port(env, 'PORT', 3001),
    host: host(env),
    corsOrigins: corsOrigins(env, site),
    siteUrl: site,
    database: database(env, cwd),
    mail: {
      from: mailbox('MAIL_FROM', read(env, 'MAIL_FROM') ?? 'Site Épinette <site@epinette.example>'),
      to,
      toIsConfigured: mailTo !== undefined,
      smtp: smtp(env),
      retryDelaysMs,
      giveUpAfterMs: number(env, 'MAIL_GIVE_UP_HOURS', 72, 0.001, 720) * HOUR_MS,
      leaseMs: number(env, 'MAIL_LEASE_SECONDS', MAX_LEASE_SECONDS, 1, MAX_LEASE_SECONDS) * SECOND_MS,
      concurrency: integer(env, 'MAIL_CONCURRENCY', 8, 1, 64),
    },
    trustProxy: trustProxy(env),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    rateLimitMax: integer(env, 'RATE_LIMIT_MAX', 60, 0, 1_000_000_000),
    rateLimitWindowMs: number(env, 'RATE_LIMIT_WINDOW_SECONDS', 900, 1, 86_400) * SECOND_MS,
    retentionMs: integer(env, 'RETENTION_DAYS', 1095, 1, 36_500) * DAY_MS,
    quarantineMs: QUARANTINE_DAYS * DAY_MS,
    storeWaitMs: number(env, 'STORE_WAIT_SECONDS', 4, 0.1, 10) * SECOND_MS,
  };
}
