import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actQueue } from './acts.ts';

const control = {} as HTMLElement;

it('replays the last act of each control, in the order of these last acts', () => {
  const done = fc.array(fc.record({ key: fc.integer({ min: 0, max: 5 }), value: fc.nat() }), { maxLength: 30 });
  fc.assert(
    fc.property(done, (acts) => {
      const queue = actQueue();
      const replayed: (typeof acts)[number][] = [];
      for (const act of acts) queue.add({ key: act.key, control, replay: () => replayed.push(act) });
      for (const { replay } of queue.take()) replay();
      expect(replayed).toEqual(acts.filter(({ key }, index) => acts.findLastIndex((one) => one.key === key) === index));
      expect(queue.take()).toEqual([]);
    }),
    { seed: 20261123, numRuns: 1000 },
  );
});
