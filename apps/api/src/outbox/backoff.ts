import type { MailFailureKind } from '../mail/mailer.ts';

export interface RetryPolicy {
  /** Milliseconds between attempts; the last one repeats. At least one. */
  readonly delaysMs: readonly number[];
  readonly giveUpAfterMs: number;
}

/** A mail that is refused for good this often is not offered again. */
export const MAX_PERMANENT_FAILURES = 3;
/** Attempts of many mails drift apart by this share, so that they do not come back all at once. */
export const JITTER = 0.2;

export interface Attempt {
  /** This one included, from 1. */
  readonly attempts: number;
  /** Before this one. */
  readonly permanentFailures: number;
  readonly queuedAt: number;
}

export type NextStep =
  | {
      readonly kind: 'retry';
      readonly delayMs: number;
      readonly permanentFailures: number;
      readonly queuedAt: number;
    }
  | { readonly kind: 'dead'; readonly permanentFailures: number };

/**
 * What follows a failed attempt: another one after a growing delay, or none.
 * @param random in [0, 1)
 */
export function nextStep(
  attempt: Attempt,
  failure: MailFailureKind,
  now: number,
  policy: RetryPolicy,
  random: number,
): NextStep {
  const permanentFailures = attempt.permanentFailures + (failure === 'permanent' ? 1 : 0);
  // While a setting is wrong no mail is given up, and that time does not count once it is corrected.
  const queuedAt = failure === 'configuration' ? now : attempt.queuedAt;
  if (permanentFailures >= MAX_PERMANENT_FAILURES || now - queuedAt >= policy.giveUpAfterMs) {
    return { kind: 'dead', permanentFailures };
  }
  const { delaysMs } = policy;
  const base = delaysMs[Math.min(Math.max(attempt.attempts, 1), delaysMs.length) - 1] ?? 0;
  const delayMs = Math.round(base * (1 - JITTER + 2 * JITTER * random));
  return { kind: 'retry', delayMs, permanentFailures, queuedAt };
}
