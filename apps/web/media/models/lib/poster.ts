import type { Browser } from '@playwright/test';
import { serveFromMemory, studioOrigin } from '../../lib/browser.ts';

export interface Shot {
  /** `camera-orbit` of the viewer. The page uses the same value, so that the model replaces its poster without a jump. */
  readonly orbit: string;
  readonly exposure: number;
}

/** Side of the rendered square in pixels: twice the poster's, then scaled down for smooth edges. */
const side = 1280;

/** Renders a model in the site's viewer, on a transparent background. */
export async function renderPoster(browser: Browser, glb: Buffer, shot: Shot): Promise<Buffer> {
  await using page = await browser.newPage({ viewport: { width: side, height: side } });
  await serveFromMemory(page, {
    '/model.glb': glb,
    '/page.html': `<!doctype html><meta charset="utf-8">
<style>html,body{margin:0;background:transparent}model-viewer{width:${side}px;height:${side}px;background:transparent;--poster-color:transparent}</style>
<script type="module" src="/packages/@google/model-viewer/dist/model-viewer.min.js"></script>
<model-viewer src="/model.glb" camera-orbit="${shot.orbit}" exposure="${shot.exposure}"
  shadow-intensity="0.8" shadow-softness="1" interaction-prompt="none" interpolation-decay="1"></model-viewer>`,
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${studioOrigin}/page.html`);
  const url = await page.evaluate(async () => {
    interface Viewer extends HTMLElement {
      readonly loaded: boolean;
      toDataURL(type: string): string;
      jumpCameraToGoal(): void;
    }
    await customElements.whenDefined('model-viewer');
    const viewer = document.querySelector<Viewer>('model-viewer');
    if (!viewer) throw new Error('The page of the poster has no <model-viewer>.');
    if (!viewer.loaded) await new Promise((done) => viewer.addEventListener('load', done, { once: true }));
    viewer.jumpCameraToGoal();
    // Frames for layout, and to draw the model with its shadow.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return viewer.toDataURL('image/png');
  });
  if (errors.length > 0) throw new Error(`The viewer reported: ${errors.join('; ')}.`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
