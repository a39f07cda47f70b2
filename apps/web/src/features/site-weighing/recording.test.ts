import { expect, it } from 'vitest';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import { readRecording, taken } from './recording.ts';

const strings = weighingStrings.recording;
const har = (...sizes: readonly number[]) =>
  JSON.stringify({
    log: {
      entries: sizes.map((size) => ({
        request: { url: 'https://site.example/' },
        response: { status: 200, _transferSize: size, content: {} },
      })),
    },
  });

const before = { poids: '4,2\u00a0Mo', requetes: '87', elements: '600' };

it('a recording of another page takes the place of every figure, and says that its elements are to count', () => {
  const { changes, message } = taken(before, readRecording(har(300_000, 1000)));
  expect({ ...before, ...changes }).toEqual({ poids: '301,0\u00a0ko', requetes: '2', elements: undefined });
  expect(message).toContain(strings.elements);
});

it('a line without a weight, or without requests, does not keep those of another page, and says what it lacks', () => {
  const withoutWeight = taken(before, readRecording('45 requests  5.1 MB resources'));
  expect({ ...before, ...withoutWeight.changes }).toEqual({ poids: undefined, requetes: '45', elements: undefined });
  expect(withoutWeight.message).toBe(`${strings.lineWithoutWeight} ${strings.elements}`);
  const withoutRequests = taken(before, readRecording('2.9 MB transferred'));
  expect({ ...before, ...withoutRequests.changes }).toMatchObject({
    poids: '2\u00a0900,0\u00a0ko',
    requetes: undefined,
  });
  expect(withoutRequests.message).toContain(strings.lineWithoutRequests);
});

it('the elements that were counted before the recording of the same page stay', () => {
  const recording = readRecording(har(300_000));
  for (const inputs of [{ elements: '600' }, { ...recording.inputs, elements: '600' }]) {
    const { changes, message } = taken(inputs, recording);
    expect({ ...inputs, ...changes }).toEqual({ ...recording.inputs, elements: '600' });
    expect(message).toBe(recording.message);
  }
});

it('a recording from the cache alone, which weighs nothing, says so and fills no field that would refuse it', () => {
  for (const sizes of [[0, 0], [30]]) {
    expect(readRecording(har(...sizes))).toEqual({ message: strings.problems.weightless });
  }
});

it('a text that is refused changes no figure', () => {
  expect(taken(before, readRecording('Bonjour'))).toEqual({ message: strings.problems.none, changes: {} });
});
