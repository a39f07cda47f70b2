import type { MailConfig } from '../config.ts';
import type { FailureType } from './delivery.ts';

type RetryPolicy = Pick<MailConfig, 'retryDelaysMs' | 'giveUpAfterMs'>;

/** Number of permanent refusals after which a delivery is abandoned. */
export const MAX_PERMANENT_FAILURES = 3;
/** Random variation of each delay, so that deliveries are not all retried together. */
export const JITTER = 0.2;

interface Attempt {
  /** Including this one, from 1. */
  readonly attempts: number;
  /** Excluding this one. */
  readonly permanentFailures: number;
  readonly queuedAt: number;
}

type NextStep =
  | {
      readonly kind: 'retry';
      readonly delayMs: number;
      readonly permanentFailures: number;
      readonly queuedAt: number;
    }
  | { readonly kind: 'dead'; readonly permanentFailures: number };

/**
 * Decides what follows a failed attempt: a retry after a growing delay, or none.
 * @param random in [0, 1)
 */
export function nextStep(
  attempt: Attempt,
  failureType: FailureType,
  now: number,
  policy: RetryPolicy,
  random: number,
): NextStep {
  const permanentFailures = attempt.permanentFailures + (failureType === 'permanent' ? 1 : 0);
  // While a setting is wrong, no delivery is abandoned; that time does not count once the setting is corrected.
  const queuedAt = failureType === 'configuration' ? now : attempt.queuedAt;
  if (permanentFailures >= MAX_PERMANENT_FAILURES || now - queuedAt >= policy.giveUpAfterMs) {
    return { kind: 'dead', permanentFailures };
  }
  const { retryDelaysMs: delays } = policy;
  const base = delays[Math.min(Math.max(attempt.attempts, 1), delays.length) - 1] ?? 0;
  const delayMs = Math.round(base * (1 - JITTER + 2 * JITTER * random));
  return { kind: 'retry', delayMs, permanentFailures, queuedAt };
}
