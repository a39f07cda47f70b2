import type { Logger } from 'pino';
import { type MailAddresses, renderMail } from '../contact/mail-text.ts';
import { codeOf } from '../error-code.ts';
import { type Mailer, MailFailure, MailWithdrawn } from '../mail/mailer.ts';
import { nextStep, type RetryPolicy } from './backoff.ts';
import { GroupCommit } from './group-commit.ts';
import type { ClaimedDelivery, Settlement, Store } from './store.ts';

export interface DispatcherOptions {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly addresses: MailAddresses;
  readonly policy: RetryPolicy;
  readonly leaseMs: number;
  readonly concurrency: number;
  readonly logger: Logger;
  /** This process among those that share the database. */
  readonly owner: string;
  /** Submissions being answered right now: they go first. */
  readonly load: () => number;
}

/** How often the queue is looked at without being told: retries that became due, other processes, commands. */
const POLL_MS = 1_000;
/** From this many submissions at once, mail yields: a visitor waits for an answer, a mail does not. */
const BUSY_LOAD = 16;
/** Then one mail is begun in this time, so that the queue still moves. */
const BUSY_PACE_MS = 100;
/**
 * Deliveries that end together are replaced together: to claim is a commit, and one for each would be the slowest part
 * of a mail.
 */
const GATHER_MS = 20;
/** An attempt ends this long before its lease does, so that nobody takes it over meanwhile. */
const LEASE_SHARE = 0.9;
const SETTLE_WAIT_MS = 3_000;
const SETTLE_RETRY_MS = 500;

/**
 * Takes due deliveries from the store and hands them to the mailer, a few at a time. Several may run on one database.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #active = new Map<string, Promise<void>>();
  readonly #settling: GroupCommit<Settlement, true>;
  readonly #stopping = new AbortController();
  #isStopping = false;
  #isClaiming = false;
  #hasNews = false;
  #lastClaim = 0;
  #timer: NodeJS.Timeout | undefined;
  #refill: NodeJS.Timeout | undefined;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#settling = new GroupCommit(
      async (settlements) => {
        await options.store.settle(settlements);
        return settlements.map(() => true as const);
      },
      { maxBatch: 64, maxWaiting: 1_000 },
    );
  }

  start(): void {
    this.#timer = setInterval(() => void this.#fill(), POLL_MS);
    void this.#fill();
  }

  /** Something is due: does not wait for the next look. */
  notify(): void {
    this.#hasNews = true;
    void this.#fill();
  }

  /**
   * Takes nothing more, lets running attempts finish, ends the rest and gives their leases back.
   * @param graceMs how long an attempt may still take
   */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    const abort = setTimeout(() => this.#stopping.abort(), graceMs);
    await Promise.all(this.#active.values());
    clearTimeout(abort);
    const { store, owner, logger } = this.#options;
    await store.reclaim(owner, Date.now()).catch((error: unknown) => {
      logger.warn({ event: 'mail.leases_kept', code: codeOf(error) });
    });
  }

  /** How many deliveries may begin now. */
  #room(): number {
    const { load, concurrency } = this.#options;
    if (load() < BUSY_LOAD) return concurrency - this.#active.size;
    return performance.now() - this.#lastClaim >= BUSY_PACE_MS && this.#active.size < concurrency ? 1 : 0;
  }

  async #fill(): Promise<void> {
    if (this.#isClaiming || this.#isStopping) return;
    this.#isClaiming = true;
    try {
      let mayHaveMore = true;
      while (mayHaveMore && !this.#isStopping && this.#room() > 0) {
        const limit = this.#room();
        this.#hasNews = false;
        this.#lastClaim = performance.now();
        const claimed = await this.#claim(limit);
        for (const delivery of claimed) this.#begin(delivery);
        mayHaveMore = claimed.length === limit || this.#hasNews;
      }
    } catch (error) {
      this.#options.logger.warn({ event: 'mail.claim_failed', code: codeOf(error) });
    } finally {
      this.#isClaiming = false;
    }
  }

  #claim(limit: number): Promise<ClaimedDelivery[]> {
    const { store, owner, leaseMs } = this.#options;
    return store.claim({ owner, now: Date.now(), leaseMs, limit, except: [...this.#active.keys()] });
  }

  #begin(delivery: ClaimedDelivery): void {
    const run = this.#attempt(delivery).finally(() => {
      this.#active.delete(delivery.id);
      this.#refill ??= setTimeout(() => {
        this.#refill = undefined;
        void this.#fill();
      }, GATHER_MS);
    });
    this.#active.set(delivery.id, run);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { mailer, addresses, store, owner, leaseMs, logger } = this.#options;
    const facts = { id: delivery.requestId, recipient: delivery.recipient, attempt: delivery.attempts };
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), leaseMs * LEASE_SHARE);
    const endEarly = (): void => deadline.abort();
    this.#stopping.signal.addEventListener('abort', endEarly, { once: true });
    try {
      await mailer.deliver(renderMail({ ...delivery, id: delivery.requestId }, addresses), delivery.recipient, {
        isStillWanted: () => store.holds(delivery.id, owner),
        signal: deadline.signal,
      });
      logger.info({ event: 'mail.sent', ...facts });
      await this.#settle({ id: delivery.id, owner, kind: 'sent', at: Date.now() });
    } catch (error) {
      if (error instanceof MailWithdrawn) logger.info({ event: 'mail.withdrawn', ...facts });
      // Ended by our own stop: no failure of the mail, its lease is given back.
      else if (!this.#stopping.signal.aborted) await this.#fail(delivery, error);
    } finally {
      clearTimeout(timer);
      this.#stopping.signal.removeEventListener('abort', endEarly);
    }
  }

  async #fail(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { policy, logger, owner } = this.#options;
    const failure = error instanceof MailFailure ? error : new MailFailure('temporary', 'UNKNOWN');
    const now = Date.now();
    const step = nextStep(delivery, failure.kind, now, policy, Math.random());
    const { requestId, recipient, attempts } = delivery;
    const facts = { id: requestId, recipient, attempt: attempts, code: failure.code, kind: failure.kind };
    const { permanentFailures } = step;
    const base = { id: delivery.id, owner, permanentFailures, error: failure.code };
    if (step.kind === 'dead') {
      logger.error({ event: 'mail.dead', ...facts });
      await this.#settle({ ...base, kind: 'dead' });
      return;
    }
    const { delayMs, queuedAt } = step;
    // A refusal that every mail will meet is for someone to read now.
    const level = failure.kind === 'configuration' ? 'error' : 'warn';
    const variable = failure.setting === undefined ? {} : { variable: failure.setting };
    logger[level]({ event: 'mail.failed', ...facts, ...variable, nextAttemptInSeconds: Math.round(delayMs / 1_000) });
    await this.#settle({ ...base, kind: 'retry', at: now, queuedAt, nextAttemptAt: now + delayMs });
  }

  /** The outcome of an attempt must reach the store, or the mail would be sent again: insists until it does. */
  async #settle(settlement: Settlement): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        await this.#settling.submit(settlement, SETTLE_WAIT_MS);
        return;
      } catch (error) {
        if (isFirst)
          this.#options.logger.warn({
            event: 'mail.outcome_kept',
            id: settlement.id,
            code: codeOf(error),
          });
        if (this.#stopping.signal.aborted) return;
      }
      await new Promise((resolve) => setTimeout(resolve, SETTLE_RETRY_MS));
    }
  }
}
