/** The Chromium that all picture generators use, and the fonts of their pages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath, commonFlags } from '../../../../scripts/lib/chromium.ts';
import { fonts } from '../../src/site/urls.ts';

/**
 * Starts Chromium without a window.
 * @param surface `flat` draws pages on the CPU, with reproducible pixels; `webgl` draws 3D with SwiftShader, which needs no
 * graphics card
 */
export async function launchBrowser(surface: 'flat' | 'webgl'): Promise<Browser> {
  const graphics = surface === 'flat' ? ['--disable-gpu'] : ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  return chromium.launch({
    executablePath: chromiumPath('window'),
    args: [...commonFlags, '--force-color-profile=srgb', ...graphics],
  });
}

/** Origin of pages served from memory. `.invalid` is reserved, so no request can leave the machine. */
export const studioOrigin = 'https://studio.invalid';

const require = createRequire(import.meta.url);
const packages = '/packages/';

/** Serves the page's requests from memory, from npm packages (`/packages/…`) or from `public/`, and aborts all others. */
export async function serveFromMemory(page: Page, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const types: Readonly<Record<string, string>> = {
    html: 'text/html; charset=utf-8',
    js: 'text/javascript',
    woff2: 'font/woff2',
    glb: 'model/gltf-binary',
    svg: 'image/svg+xml',
    avif: 'image/avif',
  };
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== studioOrigin) return route.abort();
    const contentType = types[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const file = pathname.startsWith(packages)
      ? require.resolve(pathname.slice(packages.length))
      : new URL(`../../public${pathname}`, import.meta.url);
    const body = files[pathname] ?? (await readFile(file));
    return route.fulfill({ contentType, body });
  });
}

/** `@font-face` rules of the site's subsets, for pages served by {@link serveFromMemory}. */
export const siteFontFaces = `
@font-face { font-family: "Bricolage Grotesque"; font-weight: 700; src: url("${studioOrigin}${fonts.title}"); }
@font-face { font-family: "Atkinson Hyperlegible Next"; font-weight: 400 700; src: url("${studioOrigin}${fonts.text}"); }
`;

/** Opens an HTML document with its extra files, at a given size (CSS pixels) and scale, and waits for its fonts. */
export async function openHtml(
  browser: Browser,
  html: string,
  size: { readonly width: number; readonly height: number; readonly scale?: number },
  files: Readonly<Record<string, Buffer>> = {},
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale ?? 1,
  });
  await serveFromMemory(page, { ...files, '/page.html': html });
  await page.goto(`${studioOrigin}/page.html`, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page;
}

/** Takes a PNG screenshot of an HTML document, opened by {@link openHtml}. */
export async function drawHtml(...parameters: Parameters<typeof openHtml>): Promise<Buffer> {
  await using page = await openHtml(...parameters);
  return await page.screenshot({ omitBackground: true });
}

/** Pauses all animations of a page at a time in seconds from their start. */
export async function setInstant(page: Page, seconds: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, seconds * 1000);
}
