import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MINUTE_MS, SECOND_MS } from '../../durations.ts';
import { codeOf } from '../../error-code.ts';
import { describeError } from '../../log.ts';
import { Loop } from '../../loop.ts';
import { StoreError } from '../database/errors.ts';
import { BACKGROUND_WAIT_MS } from '../database/retry-while-locked.ts';
import type { ClaimedDelivery } from '../queries/claim.ts';
import type { Settlement } from '../queries/settle.ts';
import { GroupCommit } from '../store/group-commit.ts';
import type { StoreClient } from '../store/store.ts';
import { nextStep } from './backoff.ts';
import { DeliveryFailure, DeliveryWithdrawn, type Schedule, type Transport } from './transport.ts';

export interface DispatcherOptions {
  readonly store: StoreClient;
  readonly transport: Transport;
  readonly schedule: Schedule;
  readonly logger: Logger;
  /** Identifies this dispatcher in the shared database. */
  readonly owner: string;
}

/** Polling interval, for due retries and for changes by other processes and commands. */
const POLL_MS = 1_000;
/** An attempt ends before its lease, so that no other process claims it meanwhile. */
const LEASE_SHARE = 0.9;
const SETTLE_RETRY_MS = 500;
/** An outcome that is still not recorded is reported this often. */
const REPORT_MS = MINUTE_MS;
/** Maximum number of remembered failures. For a failure that is forgotten, the planned delay counts. */
const MAX_REMEMBERED = 10_000;

/** Claims due deliveries of one transport and attempts a few at a time. Several processes may share one database. */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  /** The running attempts. */
  readonly #active = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  /** When each waiting delivery last failed in this process, by the steady clock: the wall clock may jump. */
  readonly #failedAt = new Map<string, number>();
  readonly #settling: GroupCommit<Settlement, true>;
  readonly #loop = new Loop(() => this.#dispatch());
  /** Aborts running attempts, which then have no outcome. */
  #isAborting = false;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#settling = new GroupCommit(async (settlements) => {
      await options.store.settle(settlements);
      return settlements.map(() => true as const);
    });
  }

  start(): void {
    this.#loop.start();
  }

  /** Checks for due deliveries now, without waiting for the next poll. */
  notify(): void {
    this.#loop.notify();
  }

  /**
   * Claims nothing more, lets running attempts finish, aborts the rest and returns their leases.
   * @param graceMs time limit for running attempts
   */
  async stop(graceMs: number): Promise<void> {
    const limit = setTimeout(() => {
      this.#isAborting = true;
      for (const { abort } of this.#active.values()) abort.abort();
    }, graceMs);
    await this.#loop.stop();
    await Promise.all([...this.#active.values()].map(({ ended }) => ended));
    clearTimeout(limit);
    const { store, owner } = this.#options;
    await store.reclaim(owner, Date.now()).catch((error: unknown) => {
      this.#log('warn', 'leases_kept', { code: codeOf(error) });
    });
  }

  async #dispatch(): Promise<number> {
    const room = this.#options.transport.concurrency - this.#active.size;
    const claimed = room > 0 ? await this.#claim(room) : [];
    // A stop that began during the claim returns these leases.
    if (!this.#loop.isStopped) for (const delivery of claimed) this.#begin(delivery);
    return POLL_MS;
  }

  async #claim(limit: number): Promise<readonly ClaimedDelivery[]> {
    const { store, owner, schedule, transport } = this.#options;
    const except = [...this.#active.keys()];
    try {
      const { recipients } = transport;
      return await store.claim({ owner, now: Date.now(), leaseMs: schedule.leaseMs, limit, recipients, except });
    } catch (error) {
      this.#log('warn', 'claim_failed', { code: codeOf(error) });
      return [];
    }
  }

  #begin(delivery: ClaimedDelivery): void {
    const startedAt = performance.now();
    const abort = new AbortController();
    const limit = setTimeout(() => abort.abort(), this.#options.schedule.leaseMs * LEASE_SHARE);
    const ended = this.#attempt(delivery, startedAt, abort.signal).finally(() => {
      clearTimeout(limit);
      this.#active.delete(delivery.id);
      this.notify();
    });
    this.#active.set(delivery.id, { abort, ended });
  }

  async #attempt(delivery: ClaimedDelivery, startedAt: number, signal: AbortSignal): Promise<void> {
    const { transport, store, owner } = this.#options;
    const { id, request, recipient } = delivery;
    const facts = { id: request.id, recipient, attempt: delivery.attempts };
    const waitedMs = delivery.waitedMs + this.#waitBefore(delivery, startedAt);
    try {
      await transport.deliver(request, recipient, { isStillWanted: () => store.holdsLease(id, owner), signal });
      this.#log('info', 'sent', facts);
      await this.#settle({ id, owner, kind: 'sent', at: Date.now() });
    } catch (error) {
      if (error instanceof DeliveryWithdrawn) this.#log('info', 'withdrawn', facts);
      // The stop aborted it: the delivery did not fail, and its lease is returned.
      else if (!this.#isAborting) {
        await this.#fail({ ...delivery, waitedMs: waitedMs + performance.now() - startedAt }, error);
      }
    }
  }

  /** How long the delivery waited since its last failure: measured, or as planned if another process saw that failure. */
  #waitBefore({ id, plannedMs }: ClaimedDelivery, now: number): number {
    const failedAt = this.#failedAt.get(id);
    this.#failedAt.delete(id);
    return failedAt === undefined ? plannedMs : now - failedAt;
  }

  async #fail(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { schedule, owner } = this.#options;
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('temporary', codeOf(error));
    const { kind, code } = failure;
    const { setting: variable, retryAfterMs } = failure.details;
    const isOurFault = error instanceof StoreError ? error.kind === 'fault' : error !== failure;
    const step = nextStep({ ...delivery, retryAfterMs }, kind, schedule, Math.random());
    const facts = { id: delivery.request.id, recipient: delivery.recipient, attempt: delivery.attempts };
    const reason = { code, kind, ...(variable !== undefined && { variable }), ...(isOurFault && describeError(error)) };
    const settlement = { id: delivery.id, owner, permanentFailures: step.permanentFailures, error: code };
    if (step.kind === 'dead') {
      this.#log('error', 'dead', { ...facts, ...reason });
      await this.#settle({ ...settlement, kind: 'dead' });
      return;
    }
    const { delayMs } = step;
    // Every delivery fails like this until someone corrects the setting, or the program.
    const level = kind === 'configuration' || isOurFault ? 'error' : 'warn';
    this.#log(level, 'failed', { ...facts, ...reason, nextAttemptInSeconds: Math.round(delayMs / SECOND_MS) });
    const now = Date.now();
    const waitedMs = Math.round(step.waitedMs);
    if (this.#failedAt.size >= MAX_REMEMBERED) this.#failedAt.clear();
    this.#failedAt.set(delivery.id, performance.now());
    await this.#settle({ ...settlement, kind: 'retry', at: now, waitedMs, nextAttemptAt: now + delayMs });
    // The next poll would come too late.
    if (delayMs < POLL_MS) setTimeout(() => this.notify(), delayMs);
  }

  #log(level: 'info' | 'warn' | 'error', event: string, facts: object): void {
    const { logger, transport } = this.#options;
    logger[level]({ event: `${transport.name}.${event}`, ...facts });
  }

  /** Records the outcome of an attempt, with retries: an unrecorded delivery would be repeated. */
  async #settle(settlement: Settlement): Promise<void> {
    const { id, kind } = settlement;
    let level: 'warn' | 'error' = 'warn';
    for (let nextReport = 0; ; ) {
      try {
        await this.#settling.submit(settlement, BACKGROUND_WAIT_MS);
        return;
      } catch (error) {
        if (performance.now() >= nextReport) {
          this.#log(level, 'outcome_kept', { id, outcome: kind, code: codeOf(error) });
          level = 'error';
          nextReport = performance.now() + REPORT_MS;
        }
        if (this.#isAborting) return;
      }
      await sleep(SETTLE_RETRY_MS);
    }
  }
}
