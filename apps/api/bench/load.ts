import { randomUUID } from 'node:crypto';
import { CONTACT_ROUTE } from '@agency/shared/contact';
import autocannon from 'autocannon';

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  readonly seconds?: number;
  /** Number of requests, instead of `seconds`. */
  readonly amount?: number;
  /** Requests per second over all connections; as many as possible if undefined. */
  readonly rate?: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** The body that the site's own form sends. */
export const body = JSON.stringify({
  name: 'Jeanne Tremblay',
  email: 'jeanne@exemple.ca',
  phone: '418 555-0142',
  company: 'Atelier du Cap',
  website: '',
  serviceType: 'automatisation',
  projectType: 'automatisation-processus',
  budget: '5000-15000',
  timeline: '2-4-mois',
  projectGoals: '',
  specificNeeds: '',
  currentChallenges: '',
  message: 'Bonjour, nous voulons automatiser notre facturation et le suivi de nos commandes. '.repeat(4),
});

/** Concurrent visitors, each with a key of its own, like browsers. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { port, connections, seconds = 1, amount, rate } = options;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${CONTACT_ROUTE}`,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: 'http://localhost:8080' },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
