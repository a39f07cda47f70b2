import { buffer } from 'node:stream/consumers';
import { listen } from '@agency/http-server';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { until } from './server-process.ts';

export interface ReceivedMail {
  readonly raw: string;
  readonly mail: Email;
  readonly from: string;
  readonly to: readonly string[];
  /** How its conversation was treated. */
  readonly mode: SinkMode;
}

/**
 * How the sink treats a conversation: accept the mail; send nothing at all; receive the text and never answer, or close the connection; answer
 * the sender, the recipient and the text late; refuse the text, the sender, the recipient, the log-in or the connection with a reply code.
 */
export type SinkMode =
  | 'accept'
  | 'hang-before-banner'
  | 'silent-after-data'
  | 'cut-after-data'
  | 'late'
  | `${'text' | 'sender' | 'recipient' | 'auth' | 'connect'} ${number}`;

/** Delay of a late reply, below the tests' limit for a reply; the reply to the text takes twice as long. */
const LATE_MS = 700;

/** The reply code of a mode for this step. */
function refusalOf(mode: SinkMode, step: string): Error | undefined {
  const [refused, code] = mode.split(' ');
  return refused === step && code !== undefined ? refusal(Number(code)) : undefined;
}

/** A real SMTP server that can misbehave. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  /** Number of conversations started. */
  connections = 0;
  /** Number of texts received completely, accepted or not. */
  texts = 0;
  mode: SinkMode = 'accept';
  /** Chooses a mode per conversation, numbered from 1; overrides `mode`. */
  modeOf: ((conversation: number) => SinkMode) | undefined;
  /** Refused mailboxes, with the reply to their RCPT TO. */
  readonly refusals = new Map<string, number>();
  port = 0;
  readonly #held: (() => void)[] = [];
  readonly #tls: 'none' | 'offered' | 'from the start';
  #server: SMTPServer | undefined;

  /** @param tls use smtp-server's self-signed certificate */
  constructor(tls: 'none' | 'offered' | 'from the start' = 'none') {
    this.#tls = tls;
  }

  /** Number of conversations that neither side has closed. */
  get open(): number {
    return this.#server?.connections.size ?? 0;
  }

  get url(): string {
    return `${this.#tls === 'from the start' ? 'smtps' : 'smtp'}://127.0.0.1:${this.port}`;
  }

  /** @param port 0 for a free port, or the previous port */
  async listen(port = 0): Promise<this> {
    const modes = new Map<string, SinkMode>();
    const modeFor = (session: SMTPServerSession): SinkMode => modes.get(session.id) ?? 'accept';
    const server = new SMTPServer({
      authOptional: true,
      secure: this.#tls === 'from the start',
      disabledCommands: this.#tls === 'offered' ? [] : ['STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      logger: false,
      onConnect: (session, done) => {
        this.connections += 1;
        const mode = this.modeOf?.(this.connections) ?? this.mode;
        modes.set(session.id, mode);
        if (mode === 'hang-before-banner') this.#held.push(() => done());
        else done(refusalOf(mode, 'connect'));
      },
      onAuth: (auth, session, done) => {
        const refused = refusalOf(modeFor(session), 'auth');
        if (refused) done(refused);
        else done(null, { user: auth.username ?? 'user' });
      },
      onMailFrom: (_address, session, done) => {
        const mode = modeFor(session);
        setTimeout(() => done(refusalOf(mode, 'sender')), mode === 'late' ? LATE_MS : 0);
      },
      onRcptTo: ({ address }, session, done) => {
        const [code, mode] = [this.refusals.get(address), modeFor(session)];
        const answer = code === undefined ? refusalOf(mode, 'recipient') : refusal(code);
        setTimeout(() => done(answer), mode === 'late' ? LATE_MS : 0);
      },
      onData: (stream, session, done) => {
        const answer = (): void => {
          const mode = modeFor(session);
          if (mode === 'silent-after-data') this.#held.push(() => done());
          else if (mode === 'late') setTimeout(done, 2 * LATE_MS);
          else if (mode === 'cut-after-data') this.cutConnections();
          else done(refusalOf(mode, 'text'));
        };
        // A sender killed in the middle of the text has sent no mail.
        this.#receive(stream, session, modeFor(session)).then(answer, () => undefined);
      },
    });
    server.on('error', () => undefined);
    this.port = await listen(server.server, port, '127.0.0.1');
    this.#server = server;
    return this;
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession, mode: SinkMode): Promise<void> {
    const raw = await buffer(stream);
    const { mailFrom, rcptTo } = session.envelope;
    const mail = await PostalMime.parse(raw);
    this.texts += 1;
    this.mails.push({
      raw: raw.toString('utf8'),
      mail,
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map((recipient) => recipient.address),
      mode,
    });
  }

  /** Forgets what it received and how it misbehaved: it accepts every mail again. */
  forget(): void {
    this.mode = 'accept';
    this.modeOf = undefined;
    this.refusals.clear();
    this.connections = 0;
    this.texts = 0;
    this.mails.length = 0;
  }

  /** Answers the hanging conversations. */
  release(): void {
    for (const done of this.#held.splice(0)) done();
  }

  cutConnections(): void {
    for (const connection of this.#server?.connections ?? []) {
      (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
    }
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.cutConnections();
    this.#server = undefined;
    await closed;
  }

  /** Waits for `count` mails in total. */
  async received(count: number): Promise<readonly ReceivedMail[]> {
    return until(
      () => this.mails.length >= count && this.mails,
      () => `${count} mails (got ${this.mails.length})`,
    );
  }
}

function refusal(code: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode: code });
}
