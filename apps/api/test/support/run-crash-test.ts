import { randomUUID } from 'node:crypto';
import { queryPostgres } from './postgres.ts';
import { querySqlite } from './rows.ts';
import { ServerProcess, until } from './server-process.ts';
import type { ReceivedMail, SmtpSink } from './smtp-sink.ts';
import type { ReceivedPost, WebhookReceiver } from './webhook-receiver.ts';

interface CrashTestOptions {
  /** The value of `DATABASE_URL`. */
  readonly url: string;
  readonly rounds: number;
  readonly sink: SmtpSink;
  readonly receiver: WebhookReceiver;
  /** A round lasts for a random number of acknowledgements up to this, and ends at a random moment. */
  readonly maxAcknowledged: number;
}

/** Number of visitors who submit without pause. */
const CLIENTS = 8;

/** Every request is mailed to both, and posted to the webhook. */
const RECIPIENTS = ['ana@agence.example', 'ben@agence.example'];
const MAX_EXTRA_MS = 40;
const ROUND_TIMEOUT_MS = 60_000;
/** With PostgreSQL, the deliveries of a killed process wait for the end of their lease. A busy machine needs a longer one for a mail. */
const MAIL_LEASE_SECONDS = '5';

interface Visit {
  readonly token: string;
  readonly key: string;
  id: string | undefined;
}

/** The request of a mail, by its Message-ID, and its recipient. */
function deliveryOf({ mail, to }: ReceivedMail): string {
  return `${mail.messageId?.slice(1, 37)} ${to.join()}`;
}

function deliveryOfPost({ id }: ReceivedPost): string {
  return `${id} webhook`;
}

/** Whether every recipient got the request. */
function isDelivered(id: string, arrived: { has: (delivery: string) => boolean }): boolean {
  return [...RECIPIENTS, 'webhook'].every((recipient) => arrived.has(`${id} ${recipient}`));
}

/** One visitor's submission, retried with its key like in a browser; unanswered if the server is killed. */
async function submit(server: ServerProcess, visit: Visit): Promise<void> {
  const body = { name: 'Visite', email: 'visite@exemple.ca', serviceType: 'autre', message: visit.token };
  try {
    const answer = await server.post(body, { 'idempotency-key': visit.key });
    if (answer.status === 201) visit.id = String(answer.body.id);
  } catch {
    // The server was killed before its response: the visitor saw nothing, and retries.
  }
}

/**
 * Starts the built server, submits under load, kills it with SIGKILL at a random moment, starts it again on the same
 * database, and counts the fate of every acknowledged request.
 */
export async function runCrashTest(options: CrashTestOptions) {
  const { url, rounds, sink, receiver, maxAcknowledged } = options;
  // The sink's library waits 100 ms before its greeting; more concurrent conversations compensate for that.
  const env = {
    DATABASE_URL: url,
    SMTP_URL: sink.url,
    ...receiver.env,
    MAIL_TO: RECIPIENTS.join(),
    MAIL_CONCURRENCY: '32',
    ...(url.startsWith('postgres') && { MAIL_LEASE_SECONDS }),
  };
  const visits = new Set<Visit>();
  const unanswered: Visit[] = [];
  let slowestRecoveryMs = 0;
  let acknowledged = 0;

  // Each delivery and each visit is looked at once: the sink shares this process, which must not slow it down as the rounds go by.
  const arrived = new Set<string>();
  let [mails, posts] = [0, 0];
  const waiting = new Set<string>();
  const isAllDelivered = (): boolean => {
    for (const mail of sink.mails.slice(mails)) arrived.add(deliveryOf(mail));
    for (const post of receiver.posts.slice(posts)) arrived.add(deliveryOfPost(post));
    [mails, posts] = [sink.mails.length, receiver.posts.length];
    for (const id of waiting) if (isDelivered(id, arrived)) waiting.delete(id);
    return waiting.size === 0;
  };
  const recover = async (): Promise<void> => {
    await server.listening();
    const listening = performance.now();
    await until(isAllDelivered, 'every acknowledged request to be delivered', ROUND_TIMEOUT_MS);
    slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - listening);
  };

  let server = new ServerProcess(env);
  let isRunning = false;
  try {
    await recover();
    for (let round = 0; round < rounds; round += 1) {
      isRunning = true;
      const client = async (): Promise<void> => {
        while (isRunning) {
          const visit = unanswered.pop() ?? { token: randomUUID(), key: randomUUID(), id: undefined };
          visits.add(visit);
          await submit(server, visit);
          if (visit.id === undefined) {
            unanswered.push(visit);
            continue;
          }
          waiting.add(visit.id);
          acknowledged += 1;
        }
      };
      const running = Array.from({ length: CLIENTS }, client);
      const target = acknowledged + Math.ceil(Math.random() * maxAcknowledged);
      await until(() => acknowledged >= target, 'the load', ROUND_TIMEOUT_MS);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_EXTRA_MS));
      server.child.kill('SIGKILL');
      isRunning = false;
      await Promise.all(running);
      await server.ended;
      server = new ServerProcess(env);
      await recover();
    }
  } finally {
    isRunning = false;
    await server.kill('SIGTERM');
  }
  return summarise([...visits], options, slowestRecoveryMs);
}

async function summarise(visits: readonly Visit[], { url, sink, receiver }: CrashTestOptions, slowestMs: number) {
  const isPostgres = url.startsWith('postgres');
  const query = async (sql: string) =>
    isPostgres ? queryPostgres(url, sql) : querySqlite(url.replace(/^file:/, ''), sql);
  const acknowledged = visits.flatMap((visit) => (visit.id === undefined ? [] : [visit.id]));
  const stored = new Set((await query('select id from contact_requests')).map((row) => row.id));
  const copies = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const count = (delivery: string, copy: string): void => {
    counts.set(delivery, (counts.get(delivery) ?? 0) + 1);
    copies.set(delivery, (copies.get(delivery) ?? new Set()).add(copy));
  };
  for (const received of sink.mails) count(deliveryOf(received), `${received.mail.messageId} ${received.mail.date}`);
  for (const post of receiver.posts) count(deliveryOfPost(post), `${post.isSigned} ${post.body}`);
  const unsigned = receiver.posts.filter((post) => !post.isSigned).length;
  const twice = await query('select message from contact_requests group by message having count(*) > 1');
  return {
    acknowledged: acknowledged.length,
    stored: acknowledged.filter((id) => stored.has(id)).length,
    /** Received by the mail server at least once for every recipient, and by the webhook. */
    delivered: acknowledged.filter((id) => isDelivered(id, counts)).length,
    /** Mails and posts. */
    deliveries: counts.size,
    /** Copies beyond the first, over all mails and posts. */
    duplicates: [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
    mostCopies: Math.max(0, ...counts.values()),
    /** Mails whose copies differ in Message-ID or Date, posts whose copies differ in a byte, and wrong signatures. */
    differing: [...copies.values()].filter((variants) => variants.size > 1).length + unsigned,
    /** Submissions stored more than once. */
    storedTwice: twice.length,
    damaged: !isPostgres && (await query('pragma integrity_check'))[0]?.integrity_check !== 'ok',
    /** Longest time from a restart until every acknowledged request had been delivered. */
    slowestRecoveryMs: Math.round(slowestMs),
  };
}
