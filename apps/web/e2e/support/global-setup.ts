import { startAll } from './servers.ts';
import { prepareFonts } from './test-fonts.ts';

/** Prepares the fonts of the browser and starts the servers of the tests; returns a function that stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  prepareFonts();
  return (await startAll()).stop;
}
