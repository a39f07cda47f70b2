import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { domainOf } from '../addresses.ts';
import { errorCode, isTlsCode } from '../error-code.ts';
import { StoreError } from '../outbox/database/errors.ts';
import { aborted, type DeliveryControl, DeliveryFailure, DeliveryWithdrawn } from '../outbox/delivery/transport.ts';
import { BUILT_AT } from '../outbox/queries/clock.ts';
import type { OutgoingMail, SendMail } from './mailer.ts';
import type { SmtpConfig } from './settings.ts';

/**
 * Authentication required, refused, too weak, or only under TLS (RFC 4954, section 6), whichever command they answer. Some servers
 * ask for it by 503, a bad sequence of commands.
 */
const CONFIGURATION_REPLIES = new Set([503, 530, 534, 535, 538]);
/** nodemailer's codes for refused credentials and STARTTLS, whatever the reply. */
const CONFIGURATION_CODES = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS', 'EOAUTH2']);
/** nodemailer's codes for a refused sender, recipient or message: a 5xx reply to the latter two concerns only this mail. */
const MAIL_CODES = new Set(['EENVELOPE', 'EMESSAGE']);
/** The reply to MAIL FROM when this mail exceeds the server's size limit (RFC 1870, section 6.1). */
const TOO_LARGE = 552;
/** The reply to DATA (RFC 5321, section 4.1.1.4). */
const SEND_TEXT = '354';
/** How long to wait for the reply to QUIT. */
const QUIT_TIMEOUT_MS = 1_000;

/** Sends each mail over a connection of its own: a pool would queue mails a second time. */
export function smtpMailer(config: SmtpConfig): SendMail {
  return async (mail, recipient, control) => {
    const message = await compose(mail);
    const connection = createConnection(config, domainOf(mail.from.address));
    try {
      const envelope = { from: mail.from.address, to: recipient, size: message.length };
      await runSmtpSession(connection, config, envelope, message, control);
    } catch (error) {
      connection.close();
      throw toDeliveryFailure(error);
    }
    // The mail is accepted: do not wait for the end of the conversation.
    connection.quit();
    setTimeout(() => connection.close(), QUIT_TIMEOUT_MS).unref();
  };
}

/** @param name name for EHLO: a container's host name means nothing to a mail server */
function createConnection(config: SmtpConfig, name: string): SMTPConnection {
  return new SMTPConnection({
    host: config.host,
    port: config.port,
    secure: config.secure,
    requireTLS: config.requireTls,
    tls: { rejectUnauthorized: config.verifyCertificate },
    name,
    connectionTimeout: config.connectionTimeoutMs,
    dnsTimeout: config.connectionTimeoutMs,
    greetingTimeout: config.greetingTimeoutMs,
    // `runSmtpSession` limits each reply, which it finds in nodemailer's log. The reply to the text has the whole attempt.
    socketTimeout: undefined,
    transactionLog: true,
    socketCloseTimeout: 0,
  });
}

function compose(mail: OutgoingMail): Promise<Buffer> {
  const { to, replyTo, ...parts } = mail;
  const composer = new MailComposer({
    ...parts,
    date: mail.date ?? new Date(Math.max(Date.now(), BUILT_AT)),
    to: [...to],
    ...(replyTo && { replyTo }),
    // RFC 3834: suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

type Work = (done: (error?: Error | null) => void) => void;

/** The steps of a conversation. An `error` event, the signal, or a slow reply ends the one that runs. */
function sessionSteps(connection: SMTPConnection, replyMs: number, signal: AbortSignal) {
  let limit: NodeJS.Timeout | undefined;
  let fail: (error: Error) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    fail = reject;
    connection.on('error', reject);
    connection.once('end', () => reject(new DeliveryFailure('temporary', 'ECONNECTION')));
    aborted(signal).catch(reject);
  });
  // After the conversation, errors of the connection have no consequence.
  broken.catch(() => undefined);

  const stopWaiting = (): void => {
    clearTimeout(limit);
    limit = undefined;
  };
  const waitFor = (limitMs: number): void => {
    stopWaiting();
    limit = setTimeout(() => fail(new DeliveryFailure('temporary', 'ETIMEDOUT')), limitMs);
  };
  connection.logger.debug = (entry) => {
    if (limit && typeof entry === 'object' && entry.tnx === 'server') waitFor(replyMs);
  };
  const step = async (limitMs: number, work: Work): Promise<void> => {
    waitFor(limitMs);
    const done = new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())));
    await Promise.race([broken, done]).finally(stopWaiting);
  };
  return { step, stopWaiting };
}

/**
 * Greeting, log-in, envelope and message. After the text only the signal limits it: a server may take minutes there (RFC 5321, section
 * 4.5.3.2.6), and a retry sends a second copy.
 */
async function runSmtpSession(
  connection: SMTPConnection,
  config: SmtpConfig,
  envelope: SMTPConnection.Envelope,
  message: Buffer,
  control: DeliveryControl,
): Promise<void> {
  const { auth, connectionTimeoutMs, greetingTimeoutMs, socketTimeoutMs } = config;
  const { step, stopWaiting } = sessionSteps(connection, socketTimeoutMs, control.signal);

  // Runs when the server is ready for the text. If it throws, the connection closes before the final dot: the server delivers nothing.
  let reasonNotToSend: unknown;
  async function* text(): AsyncGenerator<Buffer> {
    stopWaiting();
    reasonNotToSend = await control.isStillWanted().then(
      (isWanted) => (isWanted ? undefined : new DeliveryWithdrawn()),
      (error: unknown) => error,
    );
    // nodemailer accepts any 2xx or 3xx reply to DATA. A server whose reply is not 354 reads the text as commands, and may answer 250.
    if (!`${connection.lastServerResponse}`.startsWith(SEND_TEXT)) {
      reasonNotToSend ??= new DeliveryFailure('temporary', 'SMTP_INVALID');
    }
    // nodemailer writes a code of its own on the error that it gets.
    if (reasonNotToSend !== undefined) throw new Error('No text');
    yield message;
  }

  await step(connectionTimeoutMs + greetingTimeoutMs + socketTimeoutMs, (done) => connection.connect(done));
  if (auth) await step(socketTimeoutMs, (done) => connection.login({ user: auth.user, pass: auth.pass }, done));
  try {
    const stream = Readable.from(text(), { objectMode: false });
    await step(socketTimeoutMs, (done) => connection.send(envelope, stream, done));
  } catch (error) {
    throw reasonNotToSend ?? error;
  }
}

/** What nodemailer adds to an error; `response` only if the server answered. */
interface SmtpError {
  readonly response?: string;
  readonly responseCode?: number;
  readonly originalCode?: string;
  readonly command?: string;
}

/**
 * Converts a nodemailer error, which always has a code, to a delivery failure; returns any other error unchanged. Keeps the reply's
 * three digits or the error's code, never the server's text.
 */
function toDeliveryFailure(error: unknown): unknown {
  const code = errorCode(error);
  if (code === undefined || error instanceof DeliveryFailure || error instanceof StoreError) return error;
  const { response, responseCode, originalCode, command } = error as SmtpError;
  const reply = responseCode !== undefined && responseCode >= 200 && responseCode <= 599 ? responseCode : undefined;
  // Text that is not an SMTP reply refuses nothing: a later attempt may get a real reply.
  if (response && reply === undefined) return new DeliveryFailure('temporary', 'SMTP_INVALID');
  const tlsCode = originalCode !== undefined && isTlsCode(originalCode) ? originalCode : undefined;
  const name = reply === undefined ? (tlsCode ?? code) : `SMTP ${reply}`;
  const isForEveryMail = reply !== undefined && reply >= 500 && !MAIL_CODES.has(code);
  if (tlsCode || CONFIGURATION_CODES.has(code) || CONFIGURATION_REPLIES.has(reply ?? 0) || isForEveryMail) {
    return new DeliveryFailure('configuration', name, { setting: 'SMTP_URL' });
  }
  // Every mail has the same sender.
  if (command === 'MAIL FROM' && reply !== undefined && reply >= 500 && reply !== TOO_LARGE) {
    return new DeliveryFailure('configuration', name, { setting: 'MAIL_FROM' });
  }
  // Without a reply: the message exceeds the server's size limit.
  const isRefused = reply === undefined ? code === 'EMESSAGE' : reply >= 500;
  return new DeliveryFailure(isRefused ? 'permanent' : 'temporary', name);
}
