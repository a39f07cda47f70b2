import { domainToASCII } from 'node:url';
import { EMAIL_PATTERN } from '@agency/shared/contact';
import { list, refuse } from '@agency/shared/settings';
import { decode, domainOf, hostOf, isDomain, isLocalAscii, localOf, parseUrl } from '../addresses.ts';

/** A mailbox as nodemailer accepts it; not a header string, in which a value could add a recipient. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS if the server offers it. */
  readonly secure: boolean;
  readonly requireTls: boolean;
  readonly verifyCertificate: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
}

export interface SmtpConfig extends SmtpServer {
  readonly connectionTimeoutMs: number;
  readonly greetingTimeoutMs: number;
  /** Longest wait for each reply before the message text; the reply to the text has the whole lease. */
  readonly socketTimeoutMs: number;
}

/**
 * A delivery inserts 10 values. A batch of `MAX_BATCH` requests to these recipients and the webhook thus stays below SQLite's 32,766
 * values per statement; a test inserts one.
 */
export const MAX_RECIPIENTS = 20;

/** Reads MAIL_FROM, and each address of MAIL_TO. */
export function mailbox(text: string): Mailbox {
  const parts = /^(?:(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]+)>|([^<>]+))$/u.exec(text);
  const label = (parts?.[1] ?? parts?.[2] ?? '').trim();
  const address = (parts?.[3] ?? parts?.[4] ?? '').trim();
  const domain = domainToASCII(domainOf(address));
  if (!EMAIL_PATTERN.test(address) || !isDomain(domain) || /[\p{Cc}\p{Surrogate}]/u.test(text)) {
    refuse('doit être une adresse de courriel, par exemple Agence <bonjour@agence.example>.');
  }
  if (!isLocalAscii(address)) refuse('ne peut avoir que des lettres sans accent avant le @.');
  return { name: label, address: `${localOf(address)}@${domain}` };
}

/** Reads SMTP_URL: a host, perhaps a port (465 with TLS, else 587), an account and a password. @throws Refusal */
export function smtpServer(text: string): SmtpServer {
  const parsed = parseUrl(text, 'smtp:', 'smtps:');
  const secure = parsed.protocol === 'smtps:';
  if (parsed.pathname.length > 1 || parsed.hash) refuse('ne peut contenir ni chemin ni ancre.');
  if ((parsed.username === '') !== (parsed.password === '')) {
    refuse('doit donner un nom et un mot de passe, ou aucun des deux.');
  }
  for (const [key, value] of parsed.searchParams) {
    if (key !== 'requireTLS' && key !== 'rejectUnauthorized') {
      refuse(`a un paramètre inconnu\u00a0: ${key} (connus\u00a0: requireTLS, rejectUnauthorized).`);
    }
    if (value !== 'true' && value !== 'false') refuse(`a un paramètre ${key} qui n’est ni true ni false.`);
  }
  return {
    host: hostOf(parsed),
    // RFC 8314 for submission over TLS, RFC 6409 for submission with STARTTLS.
    port: parsed.port === '' ? (secure ? 465 : 587) : Number(parsed.port),
    secure,
    requireTls: parsed.searchParams.get('requireTLS') === 'true',
    verifyCertificate: parsed.searchParams.get('rejectUnauthorized') !== 'false',
    auth: parsed.username === '' ? undefined : { user: decode(parsed.username), pass: decode(parsed.password) },
  };
}

/** Reads MAIL_TO. An address listed twice gets one mail. */
export function recipients(text: string): readonly Mailbox[] {
  const listed = list(mailbox)(text);
  const distinct = [...new Map(listed.map((entry) => [entry.address, entry])).values()];
  if (distinct.length > MAX_RECIPIENTS) refuse(`ne peut contenir plus de ${MAX_RECIPIENTS} adresses.`);
  return distinct;
}
