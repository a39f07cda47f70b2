import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import { addressWith, inputsIn } from '../../lib/address.ts';
import { namedTexts } from '../../lib/draft.ts';
import { keptNames } from './input-names.ts';
import { readRecording, taken } from './recording.ts';
import { weighingView } from './weighing-view.ts';

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

it('the weight said of a recording is that of its result, whatever its last digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 30_000_000 }), (bytes) => {
      const { message, inputs } = readRecording(har(bytes));
      expect(message).toContain(`, ${weighingView(namedTexts(inputs, keptNames)).outcome?.weight}.`);
    }),
    { examples: [[2_559_460], [99_960]] },
  );
});

it('the elements that were counted before the recording of the same page stay', () => {
  const recording = readRecording(har(300_000));
  for (const inputs of [{ elements: '600' }, { ...namedTexts(recording.inputs, keptNames), elements: '600' }]) {
    const { changes, message } = taken(inputs, recording);
    expect({ ...inputs, ...changes }).toEqual({ ...recording.inputs, elements: '600' });
    expect(message).toBe(recording.message);
  }
});

it('a recording from the cache alone, which weighs nothing, says so and fills no field that would refuse it', () => {
  expect(readRecording(har(0, 0))).toEqual({ message: strings.problems.weightless });
  expect(readRecording('45 requests\t0 B transferred')).toEqual({ message: strings.problems.weightless });
  expect(readRecording(har(30)).inputs).toMatchObject({ poids: '0,03\u00a0ko' });
});

it('what a recording lacks stays with its weight: in the result, its announcement, its address and the request', () => {
  const files = [200_000, 0, 0].map((size) => ({
    request: { url: 'https://site.example/' },
    response: { status: 200, _transferSize: size, content: { size: 300_000 } },
  }));
  const unknown = { ...files[0], response: { status: 200, content: { size: 50_000 } } };
  const recording = readRecording(JSON.stringify({ log: { entries: [...files, unknown] } }));
  const inputs = namedTexts(taken({}, recording).changes, keptNames);
  const shared = inputsIn(new URL(addressWith('https://site.example/', keptNames, inputs)).search, keptNames);
  const { outcome } = weighingView(shared);
  expect(outcome?.lacks.map((lack) => /\d/.exec(lack)?.[0])).toEqual(['2', '1']);
  for (const lack of outcome?.lacks ?? []) expect(outcome?.summary).toContain(lack);
  expect(outcome?.draft.message).toContain(
    'Fichiers du cache, non pesés\u00a0: 2\nFichiers sans taille de transfert\u00a0: 1',
  );
  // The line of the same page does not know; that of another page, or a complete recording, lacks nothing.
  const after = (text: string) =>
    weighingView(namedTexts({ ...inputs, ...taken(inputs, readRecording(text)).changes }, keptNames));
  expect(after('4 requests  250 kB transferred').outcome?.lacks).toEqual(outcome?.lacks);
  expect(after('9 requests  250 kB transferred').outcome?.lacks).toEqual([]);
  expect(after(har(300_000)).outcome?.lacks).toEqual([]);
});

it('a text that is refused changes no figure', () => {
  expect(taken(before, readRecording('Bonjour'))).toEqual({ message: strings.problems.none, changes: {} });
});
