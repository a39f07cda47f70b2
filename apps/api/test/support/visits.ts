import { budgets, emptyContactRequest, serviceTypes } from '@agency/shared/contact';
import type { DatabaseConfig } from '../../src/config.ts';
import { HOUR_MS } from '../../src/durations.ts';
import type { Settlement } from '../../src/outbox/queries/settle.ts';
import { openStore } from '../../src/outbox/store/open.ts';
import { CLAIM, failed, newRequest, sent } from './stores.ts';

export type Outcome = 'pending' | 'sent' | 'dead';

/** A request to count, with the states of its two deliveries. */
export interface Visit {
  readonly at: number;
  readonly service: string;
  readonly budget: string;
  readonly isHeld: boolean;
  readonly outcomes: readonly [Outcome, Outcome];
}

const RECIPIENTS = ['a@x.ca', 'webhook'] as const;

function toRequest({ at, service, budget, isHeld }: Visit) {
  const fields = { ...emptyContactRequest(), name: 'Jeanne', email: 'j@x.ca', serviceType: service, budget };
  return newRequest({ receivedAt: at, fields, page: '', isHeld });
}

/** Stores visits as the server does, and settles their deliveries. */
export async function storeVisits(config: DatabaseConfig, visits: readonly Visit[]): Promise<void> {
  const store = await openStore(config);
  const pairs = visits.map((visit) => ({ visit, request: toRequest(visit) }));
  await store.accept(
    pairs.map(({ request }) => request),
    RECIPIENTS,
    10_000,
  );
  const now = Math.max(...visits.map(({ at }) => at));
  await store.claim({ ...CLAIM, now, leaseMs: 1e9, limit: 10_000, recipients: RECIPIENTS });
  const settlements = pairs.flatMap(({ visit, request }) =>
    RECIPIENTS.flatMap((recipient, place): Settlement[] => {
      const outcome = visit.outcomes[place];
      if (visit.isHeld || outcome === 'pending') return [];
      return [outcome === 'sent' ? { ...sent(request.id, recipient), at: now } : failed(request.id, recipient)];
    }),
  );
  await store.settle(settlements);
  await store.close();
}

/** Weights of the hours of a day, from 0 h. */
const HOURS = [1, 0, 0, 0, 0, 1, 2, 5, 11, 17, 16, 15, 12, 14, 16, 15, 12, 8, 6, 5, 6, 4, 3, 1];
const SERVICES = [4, 9, 0, 12, 3, 0, 0, 4, 0, 2];
const BUDGETS = [0, 4, 10, 7, 0, 0, 1, 0];

/** Numbers in [0, 1), the same at each run: the generator of the C standard’s example. */
function* numbers(): Generator<number, never> {
  for (let state = 2_026; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield ((state >>> 16) & 0x7fff) / 0x8000;
  }
}

function choose(weights: readonly number[], random: number): number {
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** Six weeks of an invented agency, and the same weeks a year earlier: the picture of the guide. */
export function inventedVisits(): Visit[] {
  const random = numbers();
  const next = (): number => random.next().value;
  const season = (from: string, perDay: number): Visit[] =>
    Array.from({ length: 42 }, (_, day) => day).flatMap((day) => {
      const isWeekend = day % 7 > 4;
      const visits = Math.floor((isWeekend ? 0.3 : 1) * perDay * (0.8 + day / 100) * (0.5 + next()));
      return Array.from({ length: visits }, (): Visit => {
        const hour = choose(HOURS, next());
        const fate = next();
        return {
          at: Date.parse(`${from}T00:00:00-04:00`) + (day * 24 + hour) * HOUR_MS + Math.floor(next() * HOUR_MS),
          service: serviceTypes[choose(SERVICES, next())]?.code ?? '',
          budget: next() < 0.3 ? '' : (budgets[choose(BUDGETS, next())]?.code ?? ''),
          isHeld: fate < 0.02,
          outcomes: ['sent', fate > 0.99 ? 'dead' : fate > 0.98 && day > 38 ? 'pending' : 'sent'],
        };
      });
    });
  return [...season('2026-09-14', 6), ...season('2025-09-15', 5)];
}
