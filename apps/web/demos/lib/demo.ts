/** Functions shared by the interactive demos. A demo stores nothing and sends nothing. */

/** @throws Error if the page has no such element */
export function find<Kind extends Element>(
  selector: string,
  kind: abstract new () => Kind,
  root: ParentNode = document,
): Kind {
  const element = root.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`No ${selector}.`);
  return element;
}

/** Shows the controls and hides the text for browsers without scripts. */
export function ready(): void {
  document.documentElement.dataset.ready = '';
}

/** Writes a result into each element whose `data-out` has this name. */
export function show(name: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-out="${name}"]`)) element.textContent = text;
}

/** Longer than the pauses of a moving slider, so that only its last value is announced. */
const ANNOUNCE_AFTER_MS = 500;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Announces the outcome to screen readers once changes have stopped. */
export function announce(text: string): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    find('[role="status"]', HTMLElement).textContent = text;
  }, ANNOUNCE_AFTER_MS);
}

/** Position of a pointer in the coordinates of the drawing. */
export function pointIn(drawing: SVGGraphicsElement, { clientX, clientY }: MouseEvent): DOMPoint {
  return new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
}

/**
 * Follows a pointer from press to release. A touch must start on a `data-grip`, so that it can scroll elsewhere; a mouse may
 * start anywhere.
 * @param moved called with each position, and with the grip where the press started
 */
export function follow(area: Element, moved: (event: PointerEvent, grip: Element | null) => void, ended?: () => void) {
  if (area instanceof HTMLElement || area instanceof SVGElement) area.style.userSelect = 'none';
  area.addEventListener('pointerdown', (start) => {
    if (!(start instanceof PointerEvent) || start.button !== 0 || !(start.target instanceof Element)) return;
    const grip = start.target.closest('[data-grip]');
    if (!grip && start.pointerType !== 'mouse') return;
    const stop = new AbortController();
    const { signal } = stop;
    area.setPointerCapture(start.pointerId);
    moved(start, grip);
    area.addEventListener('pointermove', (event) => event instanceof PointerEvent && moved(event, grip), { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      area.addEventListener(
        end,
        () => {
          stop.abort();
          ended?.();
        },
        { signal },
      );
    }
  });
}

/** Direction of an arrow key, or undefined for any other key. */
export function arrowOf({ key }: KeyboardEvent): { readonly x: number; readonly y: number } | undefined {
  return {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }[key];
}

export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
