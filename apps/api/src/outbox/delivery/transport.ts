import type { StoredRequest } from '../database/rows.ts';

/**
 * A way to deliver, with its recipients. The deliveries of each transport are claimed and attempted apart, so that one that hangs does
 * not delay another.
 */
export interface Transport {
  /** The first word of its log events: `mail.sent`. */
  readonly name: TransportName;
  /** The recipients: without duplicates, and in no other transport. */
  readonly recipients: readonly string[];
  /** Maximum number of attempts at the same time. */
  readonly concurrency: number;
  /** Sends a request to one recipient. @throws DeliveryFailure | DeliveryWithdrawn */
  readonly deliver: (request: StoredRequest, recipient: string, control: DeliveryControl) => Promise<void>;
}

export type TransportName = 'mail' | 'webhook';

/** When a failed delivery is attempted again, the same for every transport. */
export interface Schedule {
  /** Delays between attempts; the last one repeats. */
  readonly retryDelaysMs: readonly number[];
  /** A delivery that still fails after this time is abandoned. */
  readonly giveUpAfterMs: number;
  /** The time for which one process may attempt a delivery. */
  readonly leaseMs: number;
}

export interface DeliveryControl {
  /** Call it at the last moment before the text is sent. */
  readonly isStillWanted: () => Promise<boolean>;
  /** Aborts the attempt: the process stops, or the lease is about to end. */
  readonly signal: AbortSignal;
}

/**
 * `permanent`: the server refused this delivery. `configuration`: every delivery fails until someone corrects a setting (a password,
 * a certificate). `temporary`: anything that may resolve itself. `gone`: the recipient wants no delivery any more.
 */
export type FailureKind = 'temporary' | 'permanent' | 'configuration' | 'gone';

interface FailureDetails {
  /** The variable to correct. */
  readonly setting?: string;
  /** How long the recipient asked us to wait. */
  readonly retryAfterMs?: number | undefined;
}

/** A short code of our own; a server's reply may quote the visitor, so it is not stored. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly kind: FailureKind;
  readonly code: string;
  readonly details: FailureDetails;

  constructor(kind: FailureKind, code: string, details: FailureDetails = {}) {
    super(`${kind} delivery failure: ${code}`);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** The request was erased, or claimed by another process, before its text was sent. */
export class DeliveryWithdrawn extends Error {
  override readonly name = 'DeliveryWithdrawn';
}

/** Rejects when the signal aborts the attempt. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = (): void => reject(new DeliveryFailure('temporary', 'EABORTED'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
