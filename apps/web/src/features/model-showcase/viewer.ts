import viewerAddress from 'virtual:model-viewer';
import type { ModelViewerElement } from '@google/model-viewer';
import type { SectionOf } from '../../content/schema/page.ts';
import { modelStrings } from '../../content/tools/model-showcase.ts';
import { LOAD_TIMEOUT_MS } from '../../lib/with-timeout.ts';
import * as styles from './ModelShowcase.module.css';

const TAG = 'model-viewer';

/** Time limit for the first address to define the viewer, before the second is tried. Milliseconds. */
const SECOND_TRY_MS = 3000;

/** Failed tries since the page loaded, of the viewer or of a model. */
let failures = 0;

/** A new address after each failure, the same file for the server: browsers and the viewer keep a failed or damaged download. */
const currentAddress = (path: string): string => (failures ? `${path}?${failures}` : path);

function evaluate(address: string): Promise<void> {
  return import(/* @vite-ignore */ address).then(
    () => undefined,
    (error: unknown) => console.error(`The 3D viewer could not be loaded from ${address}.`, error),
  );
}

/** Defines the viewer's element. Rejects if both addresses fail. */
async function defineViewer(): Promise<void> {
  // After a failure its next address would be downloaded again.
  if (customElements.get(TAG)) return;
  const defined = customElements.whenDefined(TAG);
  const first = evaluate(currentAddress(viewerAddress));
  const waited = new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
  await Promise.race([defined, waited]);
  if (customElements.get(TAG)) return;
  failures += 1;
  await Promise.race([defined, Promise.all([first, evaluate(currentAddress(viewerAddress))])]);
  if (customElements.get(TAG)) return;
  failures += 1;
  throw new Error('The 3D viewer is not defined.');
}

/**
 * Inserts a model and waits until it is visible. Rejects if the viewer or the model fails to load.
 * @param onTouch called when the visitor touches the model, which turns slowly by itself and plays its animation once; undefined if
 * it may not move
 */
export async function showModel(
  place: HTMLElement,
  source: string,
  { alt, orbit, exposure }: SectionOf<'model-showcase'>['model'],
  onTouch: (() => void) | undefined,
): Promise<ModelViewerElement> {
  await defineViewer();
  const viewer = document.createElement(TAG) as ModelViewerElement;
  const attributes = {
    class: styles.viewer ?? '',
    src: currentAddress(source),
    alt,
    'camera-controls': '',
    'camera-orbit': orbit,
    exposure: String(exposure),
    'shadow-intensity': '0.8',
    'shadow-softness': '1',
    // Touch and wheel over the model still scroll the page.
    'touch-action': 'pan-y',
    'disable-zoom': '',
    'disable-pan': '',
    'disable-tap': '',
    'interaction-prompt': 'none',
    a11y: JSON.stringify(modelStrings.announcements),
  };
  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
  // The viewer adds a landmark with an English name around a status that needs none.
  const landmark = viewer.shadowRoot?.querySelector('[role="region"]');
  for (const name of ['role', 'aria-label']) landmark?.removeAttribute(name);
  const seen = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${source} could not be displayed.`));
    // A slow connection may take longer, as long as something comes.
    let late = setTimeout(fail, LOAD_TIMEOUT_MS);
    viewer.addEventListener('progress', () => {
      clearTimeout(late);
      late = setTimeout(fail, LOAD_TIMEOUT_MS);
    });
    viewer.addEventListener('load', () => resolve(), { once: true });
    viewer.addEventListener('error', fail, { once: true });
  });
  place.append(viewer);
  try {
    await seen;
  } catch (error) {
    viewer.remove();
    failures += 1;
    throw error;
  }
  if (onTouch) {
    viewer.autoRotateDelay = 0;
    viewer.setAttribute('rotation-per-second', '12deg');
    viewer.autoRotate = true;
    for (const type of ['pointerdown', 'keydown']) viewer.addEventListener(type, onTouch);
    if (viewer.availableAnimations.length > 0) viewer.play({ repetitions: 1, pingpong: false });
  }
  return viewer;
}

const STEP_RADIANS = Math.PI / 6;

/** Turns the model by 30 degrees, gradually or at once. */
export function turn(viewer: ModelViewerElement, direction: 1 | -1, gradually: boolean): void {
  const { theta, phi, radius } = viewer.getCameraOrbit();
  viewer.cameraOrbit = `${theta + direction * STEP_RADIANS}rad ${phi}rad ${radius}m`;
  if (!gradually) void viewer.updateComplete.then(() => viewer.jumpCameraToGoal());
}
