import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ClientCounts } from '../src/http/client-limit.ts';

describe('ClientCounts', () => {
  it('remembers 50,000 clients at most, and the latest of them', () => {
    const counts = new ClientCounts(60_000);
    for (let client = 0; client < 200_000; client += 1) {
      counts.increment(String(client));
      if (counts.size > 50_000) expect.unreachable();
    }
    expect(counts.size).toBeGreaterThan(40_000);
    expect(counts.increment('199999').totalHits).toBe(2);
    expect(counts.increment('0').totalHits).toBe(1);
  });

  it('forgets a client when its window has passed, or when the clock was set back', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 15) });
    onTestFinished(() => void vi.useRealTimers());
    const counts = new ClientCounts(60_000);
    counts.increment('a');
    expect(counts.increment('a').totalHits).toBe(2);
    vi.advanceTimersByTime(60_000);
    counts.increment('b');
    expect(counts.size).toBe(1);
    vi.setSystemTime(Date.UTC(2026, 0, 14));
    expect(counts.increment('b').totalHits).toBe(1);
  });
});
