/** The few functions that the interactive demos share. A demo keeps nothing and sends nothing. */

/** @throws Error when the page has no such element */
export function find<Kind extends Element>(
  selector: string,
  kind: abstract new () => Kind,
  root: ParentNode = document,
): Kind {
  const element = root.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`No ${selector}.`);
  return element;
}

/** Shows the controls, and hides what is written for a page without script. */
export function ready(): void {
  document.documentElement.dataset.ready = '';
}

/** Writes a result wherever the page shows it: `data-out` names it. */
export function show(name: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-out="${name}"]`)) element.textContent = text;
}

/** Long enough that a slider's journey is announced once, at its end. */
const ANNOUNCE_AFTER_MS = 500;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Announces the outcome to screen readers, once changes have stopped. */
export function announce(text: string): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    find('[role="status"]', HTMLElement).textContent = text;
  }, ANNOUNCE_AFTER_MS);
}

/** Where a pointer is, in the drawing's own units. */
export function pointIn(drawing: SVGGraphicsElement, { clientX, clientY }: MouseEvent): DOMPoint {
  return new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
}

/**
 * Follows a pointer from its press to its release. A finger must start on a `data-grip`, so that it can scroll elsewhere; a
 * mouse may start anywhere.
 * @param moved gets each position, with the grip that was taken
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

/** The step that an arrow key asks for; undefined for any other key. */
export function arrowOf({ key }: KeyboardEvent): { readonly x: number; readonly y: number } | undefined {
  return {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }[key];
}

export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
