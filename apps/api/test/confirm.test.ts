import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from '../src/cli/confirm.ts';

const CTRL_C = '\x03';
const CTRL_D = '\x04';

it.each([
  ['oui', true, ' Oui \r'],
  ['another answer', false, 'non\r'],
  ['Ctrl-C', false, CTRL_C],
  ['Ctrl-D', false, CTRL_D],
])('with %s as its answer, an irreversible question is confirmed: %s; its line ends', async (_name, expected, keys) => {
  const input = new PassThrough();
  // Both are a terminal for readline, which then reads keys.
  const output = Object.assign(new PassThrough(), { isTTY: true });
  const answer = confirm('Effacer?', input, output);
  input.write(keys);
  expect(await answer).toBe(expected);
  expect(String(output.read())).toMatch(/\n$/);
});

it('the end of the input does not confirm an irreversible question', async () => {
  const input = new PassThrough();
  const answer = confirm('Effacer?', input, new PassThrough());
  input.end();
  expect(await answer).toBe(false);
});
