import { commonFlags } from '../../../../scripts/lib/chromium.ts';
import { apiOrigin, apiPort } from './addresses.ts';

/**
 * The built site contains the API's address, which this maps to the tests' own API. No other name resolves, so that nothing
 * leaves the machine; `test.ts` reports requests to other origins.
 */
const resolver = `MAP ${new URL(apiOrigin).host} 127.0.0.1:${apiPort}, MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;

const testFlags: readonly string[] = [
  ...commonFlags,
  // One process per page, so that a page's CDP session sees all its requests.
  '--disable-site-isolation-trials',
  `--host-resolver-rules=${resolver}`,
];

/** Flags of a browser without 3D, as some are. */
export const chromiumFlags: readonly string[] = [...testFlags, '--disable-gpu', '--disable-3d-apis'];

/** Flags for 3D without a graphics card. They also slow down plain pages, by half of a core, so only tests of 3D use them. */
export const chromiumFlagsFor3d: readonly string[] = [
  ...testFlags,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only the canvas uses the emulated card: pages render faster without it.
  '--disable-gpu-compositing',
];
