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
 * The built site calls the API at the address it was built with: the browser is led to the tests' own. No other name is
 * resolved, so that nothing leaves the machine; a request that tries is counted by the tests.
 */
const resolver = `MAP ${new URL(apiOrigin).host} 127.0.0.1:${apiPort}, MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;

const commonFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A headless shell rounds the width of letters to pixels unless a flag says not to; browsers with windows do not.
  '--font-render-hinting=none',
  // One process per page, so that a page's CDP session sees all its requests.
  '--disable-site-isolation-trials',
  `--host-resolver-rules=${resolver}`,
];

export const chromiumFlags: readonly string[] = [...commonFlags, '--disable-gpu'];

/** 3D without a graphics card. It draws plain pages with the same effort, which takes half of a core: only for who needs it. */
export const chromiumFlagsFor3d: readonly string[] = [
  ...commonFlags,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only the canvas is drawn as by a card: pages are drawn faster without.
  '--disable-gpu-compositing',
];
