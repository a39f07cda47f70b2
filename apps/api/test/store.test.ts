import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/durations.ts';
import { MAX_RECIPIENTS } from '../src/mail/settings.ts';
import { deliveryId } from '../src/outbox/database/tables.ts';
import { MAX_BATCH } from '../src/outbox/store/group-commit.ts';
import { startPostgres } from './support/start.ts';
import { CLAIM, failed, NOW, newRequest, sent, storesOn, TO } from './support/stores.ts';

const postgres = startPostgres();

describe.each(storesOn(postgres))('the store in %s', (_name, open) => {
  it('stores a batch once per key, in any order and with repetitions', async () => {
    const store = await open();
    const first = newRequest();
    const same = newRequest({ key: first.key });
    const other = newRequest({ key: first.key, bodyHash: 'another' });
    const alone = newRequest();
    expect(await store.accept([first, same, other, alone], [TO], 1_000)).toEqual([
      { kind: 'stored', id: first.id },
      { kind: 'replayed', id: first.id },
      { kind: 'conflict' },
      { kind: 'stored', id: alone.id },
    ]);
    expect(await store.accept([same], [TO], 1_000)).toEqual([{ kind: 'replayed', id: first.id }]);
    expect(await store.counts()).toEqual({ queued: 2, dead: 0 });
  });

  it('frees an expired key, and not before it expires', async () => {
    const store = await open();
    const at = (receivedAt: number) => newRequest({ key: 'body:x', receivedAt, keyExpiresAt: receivedAt + 600_000 });
    const first = at(NOW);
    await store.accept([first], [TO], 1_000);
    expect(await store.accept([at(NOW + 599_999)], [TO], 1_000)).toEqual([{ kind: 'replayed', id: first.id }]);
    const later = at(NOW + 600_000);
    expect(await store.accept([later], [TO], 1_000)).toEqual([{ kind: 'stored', id: later.id }]);
  });

  it('leases a delivery to one owner until the lease ends', async () => {
    const store = await open();
    const request = newRequest();
    await store.accept([request], [TO], 1_000);
    const [claimed] = await store.claim(CLAIM);
    expect(claimed).toMatchObject({
      request: { id: request.id, fields: request.fields, receivedAt: NOW },
      recipient: TO,
      attempts: 1,
    });
    expect(await store.claim({ ...CLAIM, owner: 'b', now: NOW + 59_999 })).toEqual([]);
    expect(await store.holdsLease(deliveryId(request.id, TO), 'a')).toBe(true);
    const [taken] = await store.claim({ ...CLAIM, owner: 'b', now: NOW + 60_000 });
    expect(taken).toMatchObject({ request: { id: request.id }, attempts: 2 });
    expect(await store.holdsLease(deliveryId(request.id, TO), 'a')).toBe(false);
  });

  it('stores the largest batch for the most recipients and the webhook', async () => {
    const store = await open();
    const batch = Array.from({ length: MAX_BATCH }, () => newRequest());
    const recipients = ['webhook', ...Array.from({ length: MAX_RECIPIENTS }, (_, index) => `a${index}@x.ca`)];
    const outcomes = await store.accept(batch, recipients, 1_000);
    expect(outcomes).toEqual(batch.map(({ id }) => ({ kind: 'stored', id })));
    expect(await store.counts()).toEqual({ queued: MAX_BATCH * (MAX_RECIPIENTS + 1), dead: 0 });
  });

  it('records the outcome of an attempt', async () => {
    const store = await open();
    const [delivered, retried, dead] = [newRequest(), newRequest(), newRequest()];
    await store.accept([delivered, retried, dead], [TO], 1_000);
    await store.claim(CLAIM);
    const retry = { kind: 'retry', at: NOW, waitedMs: 7, nextAttemptAt: NOW + 5_000, permanentFailures: 1 } as const;
    await store.settle([
      sent(delivered.id),
      { id: deliveryId(retried.id, TO), owner: 'a', error: 'x', ...retry },
      failed(dead.id),
    ]);
    expect(await store.counts()).toEqual({ queued: 1, dead: 1 });
    expect(await store.claim({ ...CLAIM, now: NOW + 4_999 })).toEqual([]);
    const [again] = await store.claim({ ...CLAIM, now: NOW + 5_000 });
    expect(again).toMatchObject({
      request: { id: retried.id },
      attempts: 2,
      permanentFailures: 1,
      waitedMs: 7,
      plannedMs: 5_000,
    });
  });

  it('delivers without delay after the clock is set back', async () => {
    const store = await open();
    const request = newRequest({ receivedAt: NOW });
    await store.accept([request], [TO], 1_000);
    expect(await store.claim({ ...CLAIM, now: NOW - DAY_MS })).toHaveLength(1);
    expect(await store.claim({ ...CLAIM, owner: 'b', now: NOW - 2 * DAY_MS })).toHaveLength(1);
  });

  it('returns leases, so that deliveries are due immediately', async () => {
    const store = await open();
    await store.accept([newRequest(), newRequest()], [TO], 1_000);
    await store.claim({ ...CLAIM, limit: 1 });
    expect(await store.reclaim('b', NOW)).toBe(0);
    expect(await store.reclaim('a', NOW)).toBe(1);
    // What a stop cut was no attempt.
    expect(await store.claim({ ...CLAIM, owner: 'b' })).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    expect(await store.reclaim(null, NOW)).toBe(2);
  });

  it('attempts again at once what a crash cut, and from the third crash a minute later', async () => {
    const store = await open();
    await store.accept([newRequest()], [TO], 1_000);
    for (const attempts of [1, 2, 3]) {
      expect(await store.claim(CLAIM)).toMatchObject([{ attempts }]);
      await store.reclaim(null, NOW);
    }
    expect(await store.claim({ ...CLAIM, now: NOW + MINUTE_MS - 1 })).toEqual([]);
    expect(await store.claim({ ...CLAIM, now: NOW + MINUTE_MS })).toMatchObject([{ attempts: 4 }]);
  });

  it('has one delivery per recipient, and moves undelivered ones to new recipients', async () => {
    const store = await open();
    const [two, held] = [newRequest(), newRequest({ isHeld: true })];
    await store.accept([two], ['a@x.ca', 'b@x.ca'], 1_000);
    await store.accept([held], [TO], 1_000);
    expect(await store.counts()).toEqual({ queued: 2, dead: 0 });
    await store.settle([sent(two.id, 'a@x.ca')]);
    await store.readdress(['a@x.ca', 'c@x.ca']);
    const claim = { ...CLAIM, recipients: ['a@x.ca', 'c@x.ca'] };
    expect(await store.claim(claim)).toMatchObject([{ request: { id: two.id }, recipient: 'c@x.ca' }]);
    // The held request now has both recipients, and is still held.
    expect(await store.counts()).toEqual({ queued: 1, dead: 0 });
    await store.readdress(['a@x.ca']);
    expect(await store.counts()).toEqual({ queued: 0, dead: 0 });
  });

  it.each([
    ['a@x.ca', 'b@x.ca'],
    ['b@x.ca', 'a@x.ca'],
  ])('a new address gets what is still owed to %s, although %s refused it', async (pending, dead) => {
    const store = await open();
    const request = newRequest();
    await store.accept([request], ['a@x.ca', 'b@x.ca'], 1_000);
    await store.claim({ ...CLAIM, recipients: [dead] });
    await store.settle([failed(request.id, dead)]);
    expect(await store.counts([pending])).toEqual({ queued: 1, dead: 0 });
    await store.readdress(['c@x.ca']);
    expect(await store.counts()).toEqual({ queued: 1, dead: 0 });
  });

  it('keeps the webhook’s deliveries apart: claimed and counted by themselves, moved to no address', async () => {
    const store = await open();
    await store.accept([newRequest()], ['a@x.ca', 'webhook'], 1_000);
    expect(await store.claim({ ...CLAIM, recipients: ['webhook'] })).toMatchObject([{ recipient: 'webhook' }]);
    expect(await store.claim({ ...CLAIM, recipients: ['webhook'] })).toEqual([]);
    expect(await store.claim({ ...CLAIM, recipients: ['a@x.ca'] })).toMatchObject([{ recipient: 'a@x.ca' }]);
    expect(await store.counts(['webhook'])).toEqual({ queued: 1, dead: 0 });
    // The mail follows a changed MAIL_TO; the webhook gets nothing in its place, nor once it is no longer set.
    await store.readdress(['b@x.ca', 'webhook']);
    expect(await store.counts()).toEqual({ queued: 2, dead: 0 });
    expect(await store.claim({ ...CLAIM, recipients: ['b@x.ca'] })).toHaveLength(1);
    await store.readdress(['c@x.ca']);
    expect(await store.counts(['webhook'])).toEqual({ queued: 0, dead: 0 });
    expect(await store.claim({ ...CLAIM, recipients: ['c@x.ca'] })).toHaveLength(1);
    // A webhook set later gets the requests from then on.
    await store.readdress(['d@x.ca', 'webhook']);
    expect(await store.counts(['webhook'])).toEqual({ queued: 0, dead: 0 });
  });
});
