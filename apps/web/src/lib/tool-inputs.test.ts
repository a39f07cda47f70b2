import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { stubSessionStorage } from '../../test/support/session-storage.ts';
import { readDraft, saveDraft } from './draft.ts';
import { toolInputs } from './tool-inputs.ts';

const names = ['rate', 'hours'] as const;
const page = 'https://epinette.example/outil';
const open = (search = '') => toolInputs('tool', names, search);

beforeEach(() => void stubSessionStorage());

it('a tool opens with the inputs of the address, or else of the draft, and replaces neither', () => {
  saveDraft('tool', { rate: '60', other: 'x' });
  expect(open('?ref=x').follow('?ref=x')).toEqual({ rate: '60' });
  const shared = open('?hours=5');
  expect(shared.follow('?hours=5')).toEqual({ hours: '5' });
  expect(shared.written(page)).toBeUndefined();
  expect(readDraft('tool')).toEqual({ rate: '60', other: 'x' });
});

it('several changes of one handler all count: in the draft, and once in the address', () => {
  const tool = open();
  tool.change({ rate: '60' });
  tool.change({ hours: '5' });
  expect(readDraft('tool')).toEqual({ rate: '60', hours: '5' });
  expect(tool.written(`${page}?ref=x`)).toBe(`${page}?ref=x&rate=60&hours=5`);
  expect(tool.written(page)).toBeUndefined();
  tool.change({ rate: undefined, hours: '' });
  expect(tool.written(`${page}?rate=60&hours=5`)).toBe(page);
  expect(readDraft('tool')).toBeUndefined();
  tool.change({ rate: '60' });
  expect(tool.clear()).toEqual({});
  expect(tool.written(`${page}?rate=60`)).toBe(page);
});

it('another history entry replaces the inputs, and a change that waits for the address is not written there', () => {
  const tool = open('?rate=60');
  tool.change({ rate: '70' });
  expect(tool.follow('?rate=50')).toEqual({ rate: '50' });
  expect(tool.written(`${page}?rate=50`)).toBeUndefined();
  // An entry without inputs shows the draft.
  expect(tool.follow('')).toEqual({ rate: '70' });
});

it('after any acts, what a tool wrote is its own address: following it changes nothing', () => {
  const act = fc.record({ name: fc.constantFrom(...names), text: fc.constantFrom('1', ' 2', ' ', '', 'x'.repeat(50)) });
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 6 }), fc.constantFrom('', '?rate=60'), (acts, search) => {
      const tool = open(search);
      let inputs = {};
      for (const { name, text } of acts) inputs = tool.change({ [name]: text });
      const written = tool.written(page + search) ?? '';
      expect(tool.follow(new URL(written).search)).toBe(inputs);
      expect(readDraft('tool') ?? {}).toEqual(inputs);
    }),
    { numRuns: 300 },
  );
});
