import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetFigures } from './figures.ts';
import { startMailSink } from './mail-sink.ts';
import { type Running, startApi, startSite } from './servers.ts';
import { prepareFonts } from './test-fonts.ts';

/** Prepares the fonts of the browser and starts the servers of the tests; returns a function that stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-e2e-'));
  forgetFigures();
  prepareFonts();
  const running: Running[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const sink = await startMailSink(join(folder, 'mails'));
    running.push(sink);
    running.push(await startSite());
    running.push(await startApi(folder, sink.url));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
