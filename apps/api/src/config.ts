import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopback } from '@agency/shared/loopback';
import { API_PORT, DEVELOPMENT_PORT, localhost, SITE_PORT } from '@agency/shared/ports';
import {
  type Environment,
  integer,
  list,
  matching,
  number,
  oneOf,
  optional,
  port,
  type Reader,
  readSettings,
  refuse,
  setting,
} from '@agency/shared/settings';
import { parseUrl } from './addresses.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from './durations.ts';
import { mailbox, recipients, smtpServer } from './mail/settings.ts';
import { realPath } from './real-path.ts';
import { webhookConfig, webhookSecret, webhookUrl } from './webhook/settings.ts';

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export type SqliteConfig = Extract<DatabaseConfig, { kind: 'sqlite' }>;

/** How long requests caught by the honeypot are kept; until then they can be released. */
const QUARANTINE_DAYS = 30;
/** Longest lease: another process claims the deliveries of a dead one within five minutes. */
const MAX_LEASE_SECONDS = 300;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
/** The site's own addresses in development: the built site and Vite's development server. */
const DEVELOPMENT_ORIGINS = [localhost(SITE_PORT), `http://127.0.0.1:${SITE_PORT}`, localhost(DEVELOPMENT_PORT)];

/** The allowed origins if CORS_ORIGINS is unset. */
function ownOrigins(site: string): readonly string[] {
  return [...new Set([site, ...(isLoopback(new URL(site).hostname) ? DEVELOPMENT_ORIGINS : [])])];
}

/** Every page of the site starts at the root. */
function siteOrigin(text: string): string {
  const { href, origin } = parseUrl(text, 'http:', 'https:');
  return href === `${origin}/` ? origin : refuse(`doit s’arrêter au nom d’hôte ou au port\u00a0: ${origin}.`);
}

const database =
  (cwd: string) =>
  (text: string): DatabaseConfig => {
    if (/^postgres(ql)?:\/\//.test(text)) {
      // A Unix socket is named by its folder: `postgres:///base?host=/var/run/postgresql`.
      const isSocket = URL.canParse(text) && new URL(text).searchParams.has('host');
      if (!isSocket) parseUrl(text, 'postgres:', 'postgresql:');
      return { kind: 'postgres', url: text };
    }
    if (!text.startsWith('file:')) refuse('doit commencer par file: ou postgres://.');
    if (/[?#]/.test(text)) refuse('ne peut contenir ni ? ni #\u00a0: SQLite n’a pas de paramètre ici.');
    if (/^file:(?!\/\/)(?:~|.*%)/.test(text)) {
      refuse('ne peut ni commencer par ~ ni contenir de %\u00a0: écrivez le chemin complet, ou une adresse file://.');
    }
    const path = text.startsWith('file://') ? filePath(text) : text.slice('file:'.length);
    if (path === '' || path === ':memory:' || path.endsWith('/')) {
      refuse('doit nommer un fichier\u00a0: une demande doit survivre au processus.');
    }
    return { kind: 'sqlite', file: realPath(resolve(cwd, path)) };
  };

function filePath(text: string): string {
  try {
    return fileURLToPath(text);
  } catch {
    return refuse('n’est pas une adresse de fichier lisible.');
  }
}

/** The value for Express's `trust proxy`. */
function trustProxy(text: string): false | number | readonly string[] {
  if (text === 'false' || text === '0') return false;
  return /^\d+$/.test(text) ? integer(1, 10)(text) : list(proxy)(text);
}

function proxy(entry: string): string {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  // The widest private networks are 10.0.0.0/8 and fc00::/7: a wider one would trust strangers.
  const [shortest, longest] = family === 4 ? [8, 32] : [7, 128];
  const bits = Number(prefix);
  const validPrefix = prefix === undefined || (/^[1-9]\d*$/.test(prefix) && bits >= shortest && bits <= longest);
  if (PROXY_NAMES.includes(entry) || (family !== 0 && validPrefix && rest.length === 0)) return entry;
  return refuse(
    `doit nommer le mandataire\u00a0: adresse, sous-réseau, ${PROXY_NAMES.join(', ')} ou nombre de relais.`,
  );
}

/** A host to listen on: a name or an IP address that an address can contain, without brackets. */
export const host = matching(
  (text) =>
    isIP(text) === 6 ? URL.canParse(`http://[${text}]`) : /^[a-z\d.-]+$/i.test(text) && URL.canParse(`http://${text}`),
  'doit être une adresse ou un nom d’hôte, par exemple 127.0.0.1 ou 0.0.0.0.',
);

/** A duration in a unit of the variable's name, in milliseconds. */
const duration =
  (unitMs: number, min: number, max: number): Reader<number> =>
  (text) =>
    number(min, max)(text) * unitMs;

/** Every variable of the API. @param cwd base of relative `file:` addresses */
export const apiSettings = (cwd: string) => ({
  PORT: setting(port(0), API_PORT),
  HOST: setting(host, '127.0.0.1'),
  SITE_URL: setting(siteOrigin, localhost(SITE_PORT)),
  CORS_ORIGINS: optional(list(siteOrigin)),
  DATABASE_URL: setting(database(cwd), 'file:./data/requests.db'),
  SMTP_URL: optional(smtpServer),
  SMTP_CONNECTION_TIMEOUT_SECONDS: setting(duration(SECOND_MS, 0.1, 60), '10'),
  SMTP_GREETING_TIMEOUT_SECONDS: setting(duration(SECOND_MS, 0.1, 60), '10'),
  SMTP_SOCKET_TIMEOUT_SECONDS: setting(duration(SECOND_MS, 0.1, 120), '30'),
  MAIL_FROM: optional(mailbox),
  MAIL_TO: optional(recipients),
  MAIL_RETRY_SECONDS: setting(list(duration(SECOND_MS, 0.01, 86_400)), '5,15,60,300,900,3600,10800,21600'),
  MAIL_GIVE_UP_HOURS: setting(duration(HOUR_MS, 0.001, 720), '72'),
  MAIL_LEASE_SECONDS: setting(duration(SECOND_MS, 1, MAX_LEASE_SECONDS), String(MAX_LEASE_SECONDS)),
  MAIL_CONCURRENCY: setting(integer(1, 64), '8'),
  WEBHOOK_URL: optional(webhookUrl),
  WEBHOOK_SECRET: optional(webhookSecret),
  WEBHOOK_TIMEOUT_SECONDS: setting(duration(SECOND_MS, 0.1, 10), '10'),
  TRUST_PROXY: setting(trustProxy, 'false'),
  LOG_LEVEL: setting(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  RATE_LIMIT_MAX: setting(integer(0, 1_000_000_000), '60'),
  RATE_LIMIT_WINDOW_SECONDS: setting(duration(SECOND_MS, 1, 86_400), '900'),
  RETENTION_DAYS: setting(integer(1, 36_500), '1095'),
  STORE_WAIT_SECONDS: setting(duration(SECOND_MS, 0.1, 5), '4'),
});

/** @throws SettingError one French line that names the wrong variable, without any secret */
export function parseConfig(environment: Environment, cwd: string = process.cwd()) {
  const values = readSettings(environment, apiSettings(cwd));
  return {
    port: values.PORT,
    host: values.HOST,
    corsOrigins: values.CORS_ORIGINS ?? ownOrigins(values.SITE_URL),
    siteUrl: values.SITE_URL,
    database: values.DATABASE_URL,
    mail: {
      from: values.MAIL_FROM ?? mailbox('Site Épinette <site@epinette.example>'),
      to: values.MAIL_TO ?? recipients('bonjour@epinette.example'),
      /** The unset variables: their address is a placeholder, of which the server warns at start if it sends mail. */
      placeholders: (['MAIL_FROM', 'MAIL_TO'] as const).filter((variable) => values[variable] === undefined),
      /** Undefined if requests are delivered to the log. */
      smtp: values.SMTP_URL && {
        ...values.SMTP_URL,
        connectionTimeoutMs: values.SMTP_CONNECTION_TIMEOUT_SECONDS,
        greetingTimeoutMs: values.SMTP_GREETING_TIMEOUT_SECONDS,
        socketTimeoutMs: values.SMTP_SOCKET_TIMEOUT_SECONDS,
      },
      concurrency: values.MAIL_CONCURRENCY,
    },
    schedule: {
      retryDelaysMs: values.MAIL_RETRY_SECONDS,
      giveUpAfterMs: values.MAIL_GIVE_UP_HOURS,
      leaseMs: values.MAIL_LEASE_SECONDS,
    },
    /** Undefined if requests are only mailed. */
    webhook: webhookConfig(values.WEBHOOK_URL, values.WEBHOOK_SECRET, values.WEBHOOK_TIMEOUT_SECONDS),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    /** Submissions per client and window; 0 disables the limit. */
    rateLimitMax: values.RATE_LIMIT_MAX,
    rateLimitWindowMs: values.RATE_LIMIT_WINDOW_SECONDS,
    retentionMs: values.RETENTION_DAYS * DAY_MS,
    quarantineMs: QUARANTINE_DAYS * DAY_MS,
    /** How long a submission waits for the store before it gets a 503. */
    storeWaitMs: values.STORE_WAIT_SECONDS,
  };
}

export type Config = Readonly<ReturnType<typeof parseConfig>>;
