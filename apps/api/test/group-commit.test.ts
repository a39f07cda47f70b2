import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../src/outbox/database/errors.ts';
import { GroupCommit, MAX_BATCH, MAX_WAITING } from '../src/outbox/store/group-commit.ts';

/** A group whose commits the test resolves. */
function controlled() {
  const batches: { items: readonly number[]; end: (error?: StoreError) => void }[] = [];
  const commit = (items: readonly number[]): Promise<number[]> =>
    new Promise((resolve, reject) => {
      batches.push({ items, end: (error) => (error ? reject(error) : resolve(items.map((item) => item * 10))) });
    });
  return { batches, group: new GroupCommit(commit) };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('GroupCommit', () => {
  it('commits concurrent items in one transaction, and returns each its own outcome', async () => {
    const { batches, group } = controlled();
    const answers = Promise.all([1, 2, 3].map((item) => group.submit(item, 1_000)));
    await turns(2);
    const late = group.submit(4, 1_000);
    expect(batches.map((batch) => batch.items)).toEqual([[1, 2, 3]]);
    const answered = vi.fn();
    void answers.then(answered);
    await turns(20);
    expect(answered, 'before the commit').not.toHaveBeenCalled();
    batches[0]?.end();
    expect(await answers).toEqual([10, 20, 30]);
    while (batches.length < 2) await turns(1);
    expect(batches[1]?.items).toEqual([4]);
    batches[1]?.end();
    expect(await late).toBe(40);
  });

  it('refuses an item that times out while the store hangs, and continues afterwards', async () => {
    const { batches, group } = controlled();
    await expect(group.submit(1, 20)).rejects.toMatchObject({ kind: 'busy', code: 'TIMEOUT' });
    const expired = group.submit(2, 1);
    await expect(expired).rejects.toMatchObject({ code: 'TIMEOUT' });
    const next = group.submit(3, 1_000);
    batches[0]?.end();
    while (batches.length < 2) await turns(1);
    // An item that timed out is not stored.
    expect(batches[1]?.items).toEqual([3]);
    batches[1]?.end();
    expect(await next).toBe(30);
  });

  it('refuses immediately when the queue is full, and takes the rest in batches', async () => {
    const { batches, group } = controlled();
    // Two batches begin at once, and are not in the queue.
    const items = Array.from({ length: MAX_WAITING + 2 * MAX_BATCH }, (_, item) => item);
    const answers = items.map((item) => group.submit(item, 60_000));
    await expect(answers.at(-1)).rejects.toMatchObject({ kind: 'busy', code: 'QUEUE_FULL' });
    const settled = Promise.allSettled(answers).then((results) => results.slice(0, MAX_WAITING));
    let isOver = false;
    void settled.then(() => {
      isOver = true;
    });
    for (let batch = 0; !isOver; ) {
      await turns(1);
      for (; batch < batches.length; batch += 1) {
        expect(batches[batch]?.items.length).toBeLessThanOrEqual(MAX_BATCH);
        batches[batch]?.end();
      }
    }
    expect((await settled).every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('fails only the faulty item, and every item when the store is unavailable', async () => {
    const commit = async (items: readonly number[]): Promise<number[]> => {
      if (items.includes(13)) throw new StoreError('fault', 'BAD');
      return items.map((item) => item * 10);
    };
    const group = new GroupCommit(commit);
    const settled = await Promise.allSettled([1, 13, 2].map((item) => group.submit(item, 1_000)));
    expect(settled.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual([
      10,
      'refused',
      20,
    ]);
    const { batches, group: unavailable } = controlled();
    const both = Promise.allSettled([1, 2].map((item) => unavailable.submit(item, 1_000)));
    await turns(2);
    batches[0]?.end(new StoreError('unavailable', 'SQLITE_FULL'));
    expect((await both).map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(batches).toHaveLength(1);
  });
});
