import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from '../src/cli/confirm.ts';

const CTRL_C = '\x03';
const CTRL_D = '\x04';

it.each([
  ['oui', 'oui\r', true],
  ['another answer', 'non\r', false],
  ['Ctrl-C', CTRL_C, false],
  ['Ctrl-D', CTRL_D, false],
])('the answer %s', async (_name, keys, expected) => {
  const input = new PassThrough();
  // Both are a terminal for readline, which then reads keys.
  const output = Object.assign(new PassThrough(), { isTTY: true });
  const answer = confirm('Effacer?', input, output);
  input.write(keys);
  expect(await answer).toBe(expected);
});

it('the end of the input is not a yes', async () => {
  const input = new PassThrough();
  const answer = confirm('Effacer?', input, new PassThrough());
  input.end();
  expect(await answer).toBe(false);
});
