import type { FailureKind, Schedule } from './transport.ts';

/** Number of permanent refusals after which a delivery is abandoned. */
const MAX_PERMANENT_FAILURES = 3;
/** Random variation of each delay, so that deliveries are not all retried together. */
const JITTER = 0.2;

interface Attempt {
  /** Number of attempts, this one included. */
  readonly attempts: number;
  /** Number of permanent refusals before this attempt. */
  readonly permanentFailures: number;
  /** How long this delivery has been attempted and waited for, whatever the clock says. */
  readonly waitedMs: number;
  /** The delay that the recipient asked for. It counts up to the longest one of the schedule. */
  readonly retryAfterMs?: number | undefined;
}

type NextStep = { readonly permanentFailures: number } & (
  | { readonly kind: 'retry'; readonly delayMs: number; readonly waitedMs: number }
  | { readonly kind: 'dead' }
);

/**
 * Decides what follows a failed attempt: a retry after a growing delay, or none, once every delay was tried and the time limit is
 * reached, after the last permanent refusal, or if the recipient is gone.
 * @param random in [0, 1)
 */
export function nextStep(attempt: Attempt, kind: FailureKind, schedule: Schedule, random: number): NextStep {
  const { retryDelaysMs: delays, giveUpAfterMs } = schedule;
  const permanentFailures = attempt.permanentFailures + (kind === 'permanent' ? 1 : 0);
  // While a setting is wrong, no delivery is abandoned; that time does not count once the setting is corrected.
  const waitedMs = kind === 'configuration' ? 0 : attempt.waitedMs;
  const isOver = waitedMs >= giveUpAfterMs && attempt.attempts >= delays.length;
  const isRefused = kind === 'gone' || permanentFailures >= MAX_PERMANENT_FAILURES;
  if (isOver || isRefused) return { kind: 'dead', permanentFailures };
  const base = delays[Math.min(Math.max(attempt.attempts, 1), delays.length) - 1] ?? 0;
  const asked = Math.min(attempt.retryAfterMs ?? 0, Math.max(...delays));
  const delayMs = Math.max(asked, Math.round(base * (1 - JITTER + 2 * JITTER * random)));
  return { kind: 'retry', permanentFailures, delayMs, waitedMs };
}
