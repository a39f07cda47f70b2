import { existsSync } from 'node:fs';
import { apiOrigin, apiPort } from './addresses.ts';

/** Debian's, the headless shell first. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** `CHROME_PATH` (the repository's scripts set it), or Debian's Chromium. */
export function chromiumPath(): string {
  const wanted = process.env.CHROME_PATH?.trim();
  const path = (wanted ? [wanted] : debian).find((file) => existsSync(file));
  if (!path)
    throw new Error(
      `The browser tests need Chromium at ${wanted || debian[0]}: install it, or name it with CHROME_PATH.`,
    );
  return path;
}

/**
 * The built site contains the API's address, which this maps to the tests' own API. No other name resolves, so that nothing
 * leaves the machine; `test.ts` reports requests to other origins.
 */
const resolver = `MAP ${new URL(apiOrigin).host} 127.0.0.1:${apiPort}, MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;

const commonFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A headless shell rounds the width of letters to pixels without this flag; browsers with windows do not.
  '--font-render-hinting=none',
  // One process per page, so that a page's CDP session sees all its requests.
  '--disable-site-isolation-trials',
  `--host-resolver-rules=${resolver}`,
];

export const chromiumFlags: readonly string[] = [...commonFlags, '--disable-gpu'];

/** 3D without a graphics card. It also slows down plain pages, by half of a core, so only tests of 3D use it. */
export const chromiumFlagsFor3d: readonly string[] = [
  ...commonFlags,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only the canvas uses the emulated card: pages render faster without it.
  '--disable-gpu-compositing',
];
