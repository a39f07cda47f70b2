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

/** The inputs with these ids. */
export const inputs = <Id extends string>(...ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, find(`#${id}`, HTMLInputElement)])) as Readonly<Record<Id, HTMLInputElement>>;

/**
 * Shows the controls, hides the text for browsers without scripts, and draws the demo.
 * @param changed called after each change of a field
 */
export function ready(draw?: () => unknown, changed?: () => void): void {
  // After « Back », browsers would restore values once the page is drawn with others.
  for (const field of document.querySelectorAll('input, select')) field.setAttribute('autocomplete', 'off');
  // Enter in a field may submit its form.
  document.addEventListener('submit', (event) => event.preventDefault());
  if (changed) document.addEventListener('input', changed);
  document.documentElement.dataset.ready = '';
  draw?.();
}

/** Writes a result into each element whose `data-out` has this name. */
export function show(name: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-out="${name}"]`)) element.textContent = text;
}

/** Writes the value of a slider beside it (`data-out` is its id), and names it so to assistive technology. */
export function showValue(slider: HTMLInputElement, text: string): void {
  show(slider.id, text);
  slider.setAttribute('aria-valuetext', text);
}

/** Longer than the pauses of a moving slider, so that only its last value is announced. */
const ANNOUNCE_AFTER_MS = 500;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Announces the outcome to screen readers once changes have stopped. */
export function announce(text: string): void {
  const status = find('[role="status"]', HTMLElement);
  clearTimeout(pending);
  // The same text is announced again.
  status.textContent = '';
  pending = setTimeout(() => {
    status.textContent = text;
  }, ANNOUNCE_AFTER_MS);
}

/** Restarts the animations of a class. */
export function restart(element: Element, name: string): void {
  element.classList.remove(name);
  // The class must be absent for one layout.
  element.getBoundingClientRect();
  element.classList.add(name);
}

let audio: AudioContext | undefined;

/** The sound of the page, for a press: created once, and resumed when the system has stopped it, as after a call on a telephone. */
export function soundContext(): AudioContext {
  audio ??= new AudioContext();
  // Refused while the call lasts; the next press asks again.
  audio.resume().catch(() => undefined);
  return audio;
}

/** White noise: every frequency is as loud. */
export function whiteNoise({ sampleRate }: AudioContext, seconds: number): AudioBuffer {
  const samples = Float32Array.from({ length: Math.ceil(seconds * sampleRate) }, () => Math.random() * 2 - 1);
  const noise = new AudioBuffer({ length: samples.length, sampleRate });
  noise.copyToChannel(samples, 0);
  return noise;
}

/** Position of a pointer in the coordinates of the drawing. */
export function pointIn(drawing: SVGGraphicsElement, { clientX, clientY }: MouseEvent): DOMPoint {
  return new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
}

/** A pointer that moves less than this, in pixels, presses; one that moves more drags. */
const PRESS_WITHIN = 5;

interface Gestures {
  /** Called with each position of a drag, the first included, and with the grip where it started. */
  dragged(event: PointerEvent, grip: Element | null): void;
  /** Called after a drag, and after a press. */
  ended?(): void;
  /** One press in place of a drag (WCAG 2.2, 2.5.7): on a grip, or where it must go. Enter and Space press a focused grip. */
  pressed?(event: MouseEvent, grip: Element | null): void;
}

const gripOf = ({ target }: Event) => (target instanceof Element ? target.closest('[data-grip]') : null);

/**
 * Follows drags and presses in an area. A drag by touch must start on a `data-grip`, so that it can scroll elsewhere; a mouse may
 * start anywhere.
 */
export function follow(
  area: GlobalEventHandlers & Element & ElementCSSInlineStyle,
  { dragged, ended, pressed }: Gestures,
): void {
  area.style.userSelect = 'none';
  let hasDragged = false;
  area.addEventListener('pointerdown', (start) => {
    // A second finger does not take the place of the first.
    if (!start.isPrimary) return;
    hasDragged = false;
    const grip = gripOf(start);
    if (start.button !== 0 || (!grip && start.pointerType !== 'mouse')) return;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      if (!hasDragged) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < PRESS_WITHIN) return;
        hasDragged = true;
        // Capture the pointer only now: a captured press would not click its grip.
        area.setPointerCapture(start.pointerId);
        dragged(start, grip);
      }
      dragged(event, grip);
    };
    const end = ({ pointerId }: PointerEvent) => {
      if (pointerId !== start.pointerId) return;
      stop.abort();
      if (hasDragged) ended?.();
    };
    document.addEventListener('pointermove', move, { signal });
    for (const ending of ['pointerup', 'pointercancel'] as const) document.addEventListener(ending, end, { signal });
  });
  // Browsers ignore the `touch-action` of an element inside a drawing, and would scroll the page.
  area.addEventListener(
    'touchmove',
    (event) => {
      const grip = gripOf(event);
      if (grip && getComputedStyle(grip).touchAction === 'none') event.preventDefault();
    },
    { passive: false },
  );
  area.addEventListener('click', (event) => {
    // A drag ends with a click; one by keyboard has no pointer (`detail` is 0).
    if (hasDragged && event.detail !== 0) return;
    pressed?.(event, gripOf(event));
    ended?.();
  });
}

/** Grips of which at most one is chosen, with `aria-pressed`, to be moved by the next presses. `changed` receives it. */
export function choiceOf<Grip extends HTMLElement>(
  grips: readonly Grip[],
  changed: (chosen: Grip | undefined) => void,
) {
  let chosen: Grip | undefined;
  for (const grip of grips) grip.setAttribute('aria-pressed', 'false');
  return {
    chosen: () => chosen,
    /** Chooses a grip, or releases it. */
    press(pressed: Element): void {
      chosen?.setAttribute('aria-pressed', 'false');
      chosen = chosen === pressed ? undefined : grips.find((grip) => grip === pressed);
      chosen?.setAttribute('aria-pressed', 'true');
      changed(chosen);
    },
  };
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Follows the arrow keys, with or without Shift: with Alt they are the browser's. */
export function followArrows(grip: HTMLElement, moved: (x: number, y: number, event: KeyboardEvent) => void): void {
  grip.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moved(...arrow, event);
  });
}
