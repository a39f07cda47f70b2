import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpConfig } from '../config.ts';
import { codeOf } from '../error-code.ts';
import {
  aborted,
  type DeliveryControl,
  type Mailer,
  MailFailure,
  type MailFailureKind,
  MailWithdrawn,
  type OutgoingMail,
} from './mailer.ts';

/** Authentication required, refused, too weak, or only under TLS (RFC 4954, section 6): every mail would meet them. */
const CONFIGURATION_REPLIES = new Set([530, 534, 535, 538]);
/** nodemailer's own codes for credentials, and for TLS that cannot be agreed on or trusted. */
const CONFIGURATION_CODES = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS', 'EOAUTH2']);
/** The message itself is refused before it is sent: larger than the server takes. */
const PERMANENT_CODES = new Set(['EMESSAGE']);
/** How long the server may take to answer QUIT. */
const FAREWELL_MS = 1_000;

/** Sends each mail over a connection of its own: no pool that would queue mails a second time. */
export class SmtpMailer implements Mailer {
  readonly kind = 'smtp';
  readonly #config: SmtpConfig;

  constructor(config: SmtpConfig) {
    this.#config = config;
  }

  async deliver(mail: OutgoingMail, recipient: string, control: DeliveryControl): Promise<void> {
    const message = await compose(mail);
    const connection = this.#connection(mail);
    try {
      const envelope = { from: mail.from.address, to: recipient, size: message.length };
      await converse(connection, this.#config, envelope, message, control);
    } catch (error) {
      connection.close();
      throw error instanceof MailWithdrawn ? error : toMailFailure(error);
    }
    // The mail is accepted: a polite end, that nobody waits for.
    connection.quit();
    setTimeout(() => connection.close(), FAREWELL_MS).unref();
  }

  #connection(mail: OutgoingMail): SMTPConnection {
    const config = this.#config;
    return new SMTPConnection({
      host: config.host,
      port: config.port,
      secure: config.secure,
      requireTLS: config.requireTls,
      tls: { rejectUnauthorized: config.verifyCertificate },
      // What we greet with: the sender's domain, since a container's host name means nothing to a mail server.
      name: domainOf(mail.from.address),
      connectionTimeout: config.connectionTimeoutMs,
      dnsTimeout: config.connectionTimeoutMs,
      greetingTimeout: config.greetingTimeoutMs,
      socketTimeout: config.socketTimeoutMs,
      socketCloseTimeout: 0,
    });
  }
}

/** The domain of an address that was already checked to have one. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function compose(mail: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    from: { ...mail.from },
    to: mail.to.map((mailbox) => ({ ...mailbox })),
    ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    // RFC 3834: no out-of-office answer is owed to a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Greeting, log-in, envelope and message; an `error` event at any time, or the signal, ends it. */
async function converse(
  connection: SMTPConnection,
  config: SmtpConfig,
  envelope: SMTPConnection.Envelope,
  message: Buffer,
  control: DeliveryControl,
): Promise<void> {
  const broken = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new MailFailure('temporary', 'ECONNECTION')));
    aborted(control.signal).catch(reject);
  });
  // A late error of a connection that has done its work is nobody's concern.
  broken.catch(() => undefined);
  connection.on('error', () => undefined);

  const step = (work: (done: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve()))),
    ]);

  await step((done) => connection.connect(done));
  const { auth } = config;
  if (auth) await step((done) => connection.login({ user: auth.user, pass: auth.pass }, done));
  const withdrawal = { happened: false };
  try {
    await step((done) => {
      connection.send(envelope, lastLook(message, control, withdrawal), done);
    });
  } catch (error) {
    throw withdrawal.happened ? new MailWithdrawn() : error;
  }
}

/**
 * The message as a stream that asks, when the server is ready for the text, whether it is still wanted. If not, the
 * stream breaks, the connection closes before the final dot, and the server delivers nothing.
 */
function lastLook(message: Buffer, control: DeliveryControl, withdrawal: { happened: boolean }): Readable {
  async function* content(): AsyncGenerator<Buffer> {
    if (!(await control.isStillWanted())) {
      withdrawal.happened = true;
      throw new MailWithdrawn();
    }
    yield message;
  }
  return Readable.from(content(), { objectMode: false });
}

/** Sorts what nodemailer threw; keeps the three-digit reply or the error's code, never the server's words. */
export function toMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const { code, responseCode } = errorFacts(error);
  const name = responseCode === undefined ? code : `SMTP ${responseCode}`;
  return new MailFailure(kindOf(code, responseCode), name);
}

function kindOf(code: string, responseCode: number | undefined): MailFailureKind {
  if (responseCode !== undefined) {
    if (CONFIGURATION_REPLIES.has(responseCode)) return 'configuration';
    if (responseCode >= 500) return 'permanent';
    return 'temporary';
  }
  if (CONFIGURATION_CODES.has(code)) return 'configuration';
  return PERMANENT_CODES.has(code) ? 'permanent' : 'temporary';
}

function errorFacts(error: unknown): { code: string; responseCode: number | undefined } {
  const isError = error instanceof Error;
  return {
    code: codeOf(error),
    responseCode:
      isError && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  };
}
