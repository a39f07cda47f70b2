import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Acts, addAct } from './acts.ts';

const control = {} as HTMLElement;

it('replays the last act of each control, in the order of these last acts', () => {
  const done = fc.array(fc.record({ key: fc.integer({ min: 0, max: 5 }), value: fc.nat() }), { maxLength: 30 });
  fc.assert(
    fc.property(done, (acts) => {
      const queue: Acts = new Map();
      const replayed: (typeof acts)[number][] = [];
      for (const act of acts) addAct(queue, act.key, control, () => replayed.push(act));
      for (const { replay } of queue.values()) replay();
      expect(replayed).toEqual(acts.filter(({ key }, index) => acts.findLastIndex((one) => one.key === key) === index));
    }),
    { numRuns: 1000 },
  );
});
