import { expect, it } from 'vitest';
import { endedWithSignals, startProgram } from '../lib/processes.ts';
import { cleanEnvironment } from '../lib/repository.ts';

it('listens for signals only while its program runs', async () => {
  const listeners = () => [process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')];
  const before = listeners();
  const end = endedWithSignals(startProgram(process.execPath, ['--eval', '0'], cleanEnvironment()));
  expect(listeners()).toEqual(before.map((count) => count + 1));
  await end;
  expect(listeners()).toEqual(before);
});
