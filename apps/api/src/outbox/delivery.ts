import type { ContactRequest } from '@agency/shared/contact';

/** A request as received, with the data shared by all its deliveries. */
export interface StoredRequest {
  readonly id: string;
  readonly receivedAt: number;
  readonly fields: ContactRequest;
  /** Path of the form's page; empty if unknown. */
  readonly page: string;
  /** Fixed for the life of the request, so that a second copy is recognisable. */
  readonly messageId: string;
}

/**
 * Sends a request to one recipient. The outbox uses nothing else of delivery.
 * @throws DeliveryFailure | DeliveryWithdrawn
 */
export type Deliver = (request: StoredRequest, recipient: string, control: DeliveryControl) => Promise<void>;

/**
 * A way to deliver, with its recipients. The deliveries of each transport are claimed and attempted apart, so that one that hangs does
 * not delay another.
 */
export interface Transport {
  /** Begins the names of its log events: `mail.sent`. */
  readonly name: TransportName;
  /** Without duplicates, and in no other transport. */
  readonly recipients: readonly string[];
  /** Attempts at once. */
  readonly concurrency: number;
  readonly deliver: Deliver;
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

/** The recipients that are not addresses, and cannot equal one. `unknown`: of requests stored before recipients were. */
export const RECIPIENT = { log: 'log', webhook: 'webhook', unknown: '' } as const;

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
