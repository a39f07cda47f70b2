import type { ContactRequest } from '@agency/shared';

/** A valid request, ready to be stored. */
export interface NewRequest {
  readonly id: string;
  readonly receivedAt: number;
  readonly fields: ContactRequest;
  /** Path of the page that it was sent from; empty when nothing told. */
  readonly page: string;
  /** Caught by the honeypot: kept, not mailed. */
  readonly quarantined: boolean;
  readonly messageId: string;
  /** Who gets it: one delivery each. At least one. */
  readonly recipients: readonly string[];
  /** What makes two submissions the same one. */
  readonly key: string;
  readonly bodyHash: string;
  /** Null: the key lives as long as the request. */
  readonly keyExpiresAt: number | null;
}

/** `conflict`: the key was used for another body, nothing was stored. */
export type AcceptOutcome =
  | { readonly kind: 'stored' | 'replayed'; readonly id: string }
  | { readonly kind: 'conflict' };

export interface QueueCounts {
  /** Mails still to be sent. */
  readonly queued: number;
  /** Mails given up, waiting for `requests retry`. */
  readonly dead: number;
}

/** A mail to one recipient, that this process alone may attempt until its lease ends. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly requestId: string;
  readonly recipient: string;
  readonly receivedAt: number;
  readonly fields: ContactRequest;
  readonly page: string;
  readonly messageId: string;
  readonly queuedAt: number;
  /** This attempt included. */
  readonly attempts: number;
  readonly permanentFailures: number;
}

export interface Claim {
  readonly owner: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
  /** Deliveries this process is still busy with, though their lease may have ended. */
  readonly except: readonly string[];
}

export type Settlement = { readonly id: string; readonly owner: string } & (
  | { readonly kind: 'sent'; readonly at: number }
  | {
      readonly kind: 'retry';
      readonly at: number;
      readonly queuedAt: number;
      readonly nextAttemptAt: number;
      readonly permanentFailures: number;
      readonly error: string;
    }
  | { readonly kind: 'dead'; readonly permanentFailures: number; readonly error: string }
);

export interface PurgeLimits {
  readonly now: number;
  readonly retentionMs: number;
  readonly quarantineMs: number;
}

/**
 * What the running API asks of its database. Every method may throw a StoreError; none answers before its effect is
 * durable.
 */
export interface Store {
  /** One transaction for all: requests, deliveries and keys, or nothing. @param waitMs how long a lock may be waited for */
  accept(requests: readonly NewRequest[], waitMs: number): Promise<AcceptOutcome[]>;
  counts(): Promise<QueueCounts>;
  /** Writes `bytes` to prove that a request could be stored. */
  probe(now: number, bytes: number): Promise<void>;
  /** Takes due deliveries under a lease. */
  claim(claim: Claim): Promise<ClaimedDelivery[]>;
  /**
   * Deliveries that were not made follow the recipients: those to an address that is no longer one of them are replaced
   * by one to each recipient that has none for that request.
   */
  readdress(recipients: readonly string[]): Promise<void>;
  /** Whether the delivery still exists, is still to be sent, and is still leased to `owner`. */
  holds(id: string, owner: string): Promise<boolean>;
  /** Records how attempts ended. A `sent` counts whoever holds the lease: the mail did leave. */
  settle(settlements: readonly Settlement[]): Promise<void>;
  /** Gives back what `owner`, or with null any process, had leased. @returns how many */
  reclaim(owner: string | null, now: number): Promise<number>;
  /** Deletes what the retention no longer allows, bytes included. @returns how many requests */
  purge(limits: PurgeLimits): Promise<number>;
  close(): Promise<void>;
}
