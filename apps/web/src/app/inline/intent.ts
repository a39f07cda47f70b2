import { asksTool } from '../../lib/asks-tool.ts';
import { readDraft } from '../../lib/draft.ts';
import { type ApplicationEvent, applicationEvent } from '../application-event.ts';

/**
 * Loads React at the first act that needs it: by default any button and any field does, links and disclosures do not. What is
 * pressed, typed, ticked or chosen meanwhile is kept, and done once React has taken the page over.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input,select,textarea';
const controls = `button:not([data-inline],[aria-expanded][aria-controls]),${fields}`;

/** A pointer that stays this long on a control is about to press it. */
const REST_MS = 150;

let state: 'idle' | 'warm' | 'loading' | 'running' | 'failed' = 'idle';
let rest = 0;
/** Values that were entered, by field. */
const entered = new Map<Field, string | boolean>();
/** What to do again, once for each control. */
const kept = new Map<HTMLElement, () => void>();

const template = document.querySelector<HTMLTemplateElement>('#application')?.content;
/** The application's own script: it runs once it is in the document. */
const entry = template?.querySelector('script');
const isPending = () => template && state !== 'running' && state !== 'failed';
const controlAt = (target: EventTarget | null, selector = controls) =>
  isPending() && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const isTick = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Starts to download the application, and what the touched feature adds to it. */
function warm(control?: Element): void {
  const feature = control?.closest<HTMLElement>('[data-feature]')?.dataset.feature;
  if (state === 'idle') {
    state = 'warm';
    // The page's own weight, which its footer tells, ends before the first script is asked for.
    performance.mark('act');
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: entry?.src,
        integrity: entry?.integrity,
      }),
    );
  }
  for (const link of template?.querySelectorAll('link') ?? []) {
    if ((link.dataset.feature ?? feature) === feature) document.head.append(link);
  }
}

function start(control?: Element): void {
  warm(control);
  if (state === 'loading' || !entry) return;
  state = 'loading';
  entry.onerror = fail;
  document.head.append(entry);
}

function keep(control: HTMLElement, again: () => void): void {
  control.ariaBusy = 'true';
  if (!kept.has(control)) kept.set(control, again);
}

function release(): void {
  for (const [control, again] of kept) {
    control.ariaBusy = null;
    again();
  }
  kept.clear();
}

/** React takes a field as it finds it: it hears of what was entered before when the value changes under its eyes. */
function enterAgain(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  const text = field instanceof HTMLSelectElement ? undefined : field;
  const { selectionStart: from = null, selectionEnd: to = null } = text ?? {};
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (from !== null) text?.setSelectionRange(from, to);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function run(): void {
  state = 'running';
  for (const [field, value] of entered) if (field.isConnected) enterAgain(field, value);
  release();
}

/** Tells that the application did not come; a form that the browser can post by itself is posted. */
function fail(): void {
  state = 'failed';
  document.body.append(...(template?.querySelectorAll('section') ?? []));
  for (const control of kept.keys()) {
    if (control.closest('form[method=post]')) continue;
    control.ariaBusy = null;
    kept.delete(control);
  }
  release();
}

document.addEventListener(applicationEvent, ({ detail }: ApplicationEvent) => (detail === 'running' ? run() : fail()));

const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
  document.addEventListener(type, listener, true);

listen('click', (event) => {
  if ((event.target as Element).closest('[data-inline=reload]')) window.location.reload();
  const control = controlAt(event.target);
  if (!control) return;
  start(control);
  if (control.matches(fields)) return;
  event.preventDefault();
  keep(control, () => control.click());
});
listen('submit', (event) => {
  const form = controlAt(event.target, 'form') as HTMLFormElement | null;
  if (!form) return;
  event.preventDefault();
  start(form);
  keep(form, () => form.requestSubmit());
});
listen('keydown', (event) => {
  const tab = controlAt(event.target, '[role=tab]');
  if (!tab || !/^(?:Arrow|Home|End)/.test(event.key)) return;
  event.preventDefault();
  start(tab);
  keep(tab, () => tab.dispatchEvent(new KeyboardEvent('keydown', event)));
});
listen('input', ({ target }) => {
  const field = controlAt(target, fields) as Field | null;
  if (!field) return;
  entered.set(field, isTick(field) ? field.checked : field.value);
  start(field);
});
listen('focusin', ({ target }) => {
  const field = controlAt(target, fields);
  if (field) start(field);
});
// A finger on a control may be about to scroll: its click tells.
listen('pointerdown', ({ target, pointerType }) => {
  const control = pointerType === 'mouse' && controlAt(target);
  if (control) start(control);
});
listen('pointerover', ({ target, pointerType }) => {
  clearTimeout(rest);
  const control = pointerType === 'mouse' && controlAt(target);
  if (control) rest = window.setTimeout(warm, REST_MS, control);
});

/**
 * After a reload, the steps that the former document made in the history belong to this one: Back changes the address and nothing
 * else. Until the application follows them, the browser loads what they lead to.
 */
const { pathname } = window.location;
window.addEventListener('popstate', () => {
  if (state !== 'running' && window.location.pathname !== pathname) window.location.reload();
});

/** `data-wake` lists what makes a part of the page need React at once: parameters in the address, a draft by its owner. */
const needs: Readonly<Record<string, boolean>> = { query: asksTool() };
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-wake]')) {
  if (dataset.wake?.split(' ').some((need) => needs[need] ?? readDraft(need) !== undefined)) start();
}
