/** Prints the path of a Chromium, after installing one where that is possible. */
import { requireChromium } from './lib/chromium.ts';

try {
  console.log(requireChromium(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
