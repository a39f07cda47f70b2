import { describe, expect, it } from 'vitest';
import { validRequest } from '../support/requests.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startServer } from '../support/start.ts';

const problem = { success: false, message: expect.any(String) };

describe('a flood', () => {
  function limited(env: Record<string, string> = {}): Promise<ServerProcess> {
    return startServer({ RATE_LIMIT_MAX: '3', RATE_LIMIT_WINDOW_SECONDS: '60', ...env });
  }

  /** Statuses of five submissions; the last answer too. */
  async function flood(target: ServerProcess, headersOf: (number: number) => Record<string, string>) {
    const answers = [];
    for (let number = 0; number < 5; number += 1) {
      answers.push(await target.post({ ...validRequest, message: `${number}` }, headersOf(number)));
    }
    return { statuses: answers.map((answer) => answer.status), last: answers.at(-1) };
  }

  it('from one address, spoofing X-Forwarded-For: 429 with Retry-After and CORS headers', async () => {
    const target = await limited();
    const origin = 'http://localhost:8080';
    const { statuses, last } = await flood(target, (number) => ({
      origin,
      'x-forwarded-for': `203.0.113.${number}`,
    }));
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(last?.headers.get('access-control-allow-origin')).toBe(origin);
    expect(last?.body).toEqual(problem);
    expect((await target.health()).status).toBe(200);
  });

  it('behind a proxy that TRUST_PROXY names: by forwarded client, IPv6 by its /56', async () => {
    const target = await limited({ TRUST_PROXY: 'loopback' });
    const apart = await flood(target, (number) => ({ 'x-forwarded-for': `203.0.113.${number}` }));
    expect(apart.statuses).toEqual([201, 201, 201, 201, 201]);
    const sameNetwork = await flood(target, (number) => ({ 'x-forwarded-for': `2001:db8:0:1${number}::${number}` }));
    expect(sameNetwork.statuses).toEqual([201, 201, 201, 429, 429]);
    const spoofed = await flood(target, (number) => ({ 'x-forwarded-for': `198.51.100.${number}, 203.0.113.99` }));
    expect(spoofed.statuses).toEqual([201, 201, 201, 429, 429]);
    const garbage = await flood(target, () => ({ 'x-forwarded-for': 'pas une adresse' }));
    expect(garbage.statuses).toEqual([201, 201, 201, 429, 429]);
  });
});
