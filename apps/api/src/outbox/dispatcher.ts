import type { Logger } from 'pino';
import type { MailConfig } from '../config.ts';
import { codeOf } from '../error-code.ts';
import { nextStep } from './backoff.ts';
import type { ClaimedDelivery } from './claim.ts';
import { type Deliver, DeliveryFailure, DeliveryWithdrawn } from './delivery.ts';
import { GroupCommit } from './group-commit.ts';
import type { Settlement } from './settle.ts';
import type { StoreClient } from './store.ts';

/** Number of visitors' requests in progress: deliveries yield to them. */
export interface Load {
  current: number;
}

export interface DispatcherOptions {
  readonly store: StoreClient;
  readonly deliver: Deliver;
  readonly config: Pick<MailConfig, 'retryDelaysMs' | 'giveUpAfterMs' | 'leaseMs' | 'concurrency'>;
  readonly load: Load;
  readonly logger: Logger;
  /** Identifies this process in the shared database. */
  readonly owner: string;
}

/** Polling interval, for due retries and for changes by other processes and commands. */
const POLL_MS = 1_000;
/** From this many concurrent requests on, at most one delivery starts per `BUSY_PACE_MS`: visitors wait for an answer, mails do not. */
const BUSY_LOAD = 16;
const BUSY_PACE_MS = 100;
/** Deliveries that end within this time are replaced by one claim: a commit for each would be the slowest part of a delivery. */
const GATHER_MS = 20;
/** An attempt ends before its lease, so that no other process claims it meanwhile. */
const LEASE_SHARE = 0.9;
const SETTLE_WAIT_MS = 3_000;
const SETTLE_RETRY_MS = 500;

/** Claims due deliveries from the store and attempts a few at a time. Several processes may share one database. */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #active = new Map<string, Promise<void>>();
  readonly #settling: GroupCommit<Settlement, true>;
  readonly #attempts = new Set<AbortController>();
  #isStopping = false;
  #isAborted = false;
  #isClaiming = false;
  #isNotified = false;
  #lastClaim = 0;
  #pollTimer: NodeJS.Timeout | undefined;
  #gatherTimer: NodeJS.Timeout | undefined;

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
    this.#pollTimer = setInterval(() => void this.#fill(), POLL_MS);
    void this.#fill();
  }

  /** Checks for due deliveries now, without waiting for the next poll. */
  notify(): void {
    this.#isNotified = true;
    void this.#fill();
  }

  /**
   * Claims nothing more, lets running attempts finish, aborts the rest and returns their leases.
   * @param graceMs time limit for running attempts
   */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#pollTimer);
    const abort = setTimeout(() => {
      this.#isAborted = true;
      for (const attempt of this.#attempts) attempt.abort();
    }, graceMs);
    await Promise.all(this.#active.values());
    clearTimeout(abort);
    const { store, owner, logger } = this.#options;
    await store.reclaim(owner, Date.now()).catch((error: unknown) => {
      logger.warn({ event: 'mail.leases_kept', code: codeOf(error) });
    });
  }

  /** How many deliveries may start now. */
  #room(): number {
    const { load, config } = this.#options;
    const free = config.concurrency - this.#active.size;
    if (load.current < BUSY_LOAD) return free;
    return performance.now() - this.#lastClaim >= BUSY_PACE_MS ? Math.min(free, 1) : 0;
  }

  async #fill(): Promise<void> {
    if (this.#isClaiming || this.#isStopping) return;
    this.#isClaiming = true;
    try {
      let mayHaveMore = true;
      while (mayHaveMore && !this.#isStopping && this.#room() > 0) {
        const limit = this.#room();
        this.#isNotified = false;
        this.#lastClaim = performance.now();
        const claimed = await this.#claim(limit);
        for (const delivery of claimed) this.#begin(delivery);
        mayHaveMore = claimed.length === limit || this.#isNotified;
      }
    } catch (error) {
      this.#options.logger.warn({ event: 'mail.claim_failed', code: codeOf(error) });
    } finally {
      this.#isClaiming = false;
    }
  }

  #claim(limit: number): Promise<ClaimedDelivery[]> {
    const { store, owner, config } = this.#options;
    const except = [...this.#active.keys()];
    return store.claim({ owner, now: Date.now(), leaseMs: config.leaseMs, limit, except });
  }

  #begin(delivery: ClaimedDelivery): void {
    const run = this.#attempt(delivery).finally(() => {
      this.#active.delete(delivery.id);
      this.#gatherTimer ??= setTimeout(() => {
        this.#gatherTimer = undefined;
        void this.#fill();
      }, GATHER_MS);
    });
    this.#active.set(delivery.id, run);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { deliver, store, owner, config, logger } = this.#options;
    const { id, request, recipient } = delivery;
    const facts = { id: request.id, recipient, attempt: delivery.attempts };
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(), config.leaseMs * LEASE_SHARE);
    this.#attempts.add(attempt);
    try {
      await deliver(request, recipient, { isStillWanted: () => store.holds(id, owner), signal: attempt.signal });
      logger.info({ event: 'mail.sent', ...facts });
      await this.#settle({ id, owner, kind: 'sent', at: Date.now() });
    } catch (error) {
      if (error instanceof DeliveryWithdrawn) logger.info({ event: 'mail.withdrawn', ...facts });
      // The stop aborted it: the delivery did not fail, and its lease is returned.
      else if (!this.#isAborted) await this.#fail(delivery, error);
    } finally {
      clearTimeout(timer);
      this.#attempts.delete(attempt);
    }
  }

  async #fail(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { config, logger, owner } = this.#options;
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('temporary', 'UNKNOWN');
    const { failureType, code, setting: variable } = failure;
    const now = Date.now();
    const step = nextStep(delivery, failureType, now, config, Math.random());
    const facts = { id: delivery.request.id, recipient: delivery.recipient, attempt: delivery.attempts };
    const reason = { code, kind: failureType, ...(variable !== undefined && { variable }) };
    const settlement = { id: delivery.id, owner, permanentFailures: step.permanentFailures, error: code };
    if (step.kind === 'dead') {
      logger.error({ event: 'mail.dead', ...facts, ...reason });
      await this.#settle({ ...settlement, kind: 'dead' });
      return;
    }
    const { delayMs, queuedAt } = step;
    // Every delivery fails like this until someone corrects the setting.
    const level = failureType === 'configuration' ? 'error' : 'warn';
    logger[level]({ event: 'mail.failed', ...facts, ...reason, nextAttemptInSeconds: Math.round(delayMs / 1_000) });
    await this.#settle({ ...settlement, kind: 'retry', at: now, queuedAt, nextAttemptAt: now + delayMs });
  }

  /** Records the outcome of an attempt, with retries: an unrecorded delivery would be repeated. */
  async #settle(settlement: Settlement): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        await this.#settling.submit(settlement, SETTLE_WAIT_MS);
        return;
      } catch (error) {
        const { id } = settlement;
        if (isFirst) this.#options.logger.warn({ event: 'mail.outcome_kept', id, code: codeOf(error) });
        if (this.#isAborted) return;
      }
      await new Promise((resolve) => setTimeout(resolve, SETTLE_RETRY_MS));
    }
  }
}
