import { asksTool } from '../../lib/asks-tool.ts';
import { readDraft, saveDraft } from '../../lib/draft.ts';
import { isModified } from '../../lib/modified-click.ts';
import { type ApplicationEvent, applicationEvent } from '../application-event.ts';

/**
 * Loads React at the first interaction that needs it. By default, any button or field does, and any link that opens an overlay; other
 * links and disclosures do not. Clicks and entered values are kept until hydration, then replayed.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input,select,textarea';
const overlayLinks = '[data-overlay] a';
const controls = `button:not([data-inline],[aria-expanded][aria-controls]),${fields},${overlayLinks}`;

/** Time in milliseconds for which a pointer must rest on a control to predict a press. */
const REST_MS = 150;

/** The address of this document. */
const { origin, pathname, search } = window.location;

let state: 'idle' | 'warm' | 'loading' | 'running' | 'failed' = 'idle';
let rest = 0;
/** Entered values, by field. */
const entered = new Map<Field, string | boolean>();
/** Interactions to replay, one per control. */
const kept = new Map<HTMLElement, () => void>();

const template = document.querySelector<HTMLTemplateElement>('#application')?.content;
/** The application's entry script: it runs once it is in the document. */
const entry = template?.querySelector('script');
const isPending = () => template && state !== 'running' && state !== 'failed';
const controlAt = (target: EventTarget | null, selector = controls) =>
  isPending() && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const isTick = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);
const valueIn = (field: Field) => (isTick(field) ? field.checked : field.value);

/** The page's fields, in document order. No script can choose a file. */
const allFields = () => document.querySelectorAll<Field>('input:not([type=file]),select,textarea');
/** Owner of the fields' values while the page is loaded again. */
const retried = `retry ${pathname}`;

/** Starts to download the application and the chunks of the touched feature. */
function warm(control?: Element): void {
  const feature = control?.closest<HTMLElement>('[data-feature]')?.dataset.feature;
  if (state === 'idle') {
    state = 'warm';
    // The footer reports the page's own weight, without these scripts.
    performance.mark('interaction');
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

/** Clears the kept interactions, and replays those for which `isReplayed` is true. */
function release(isReplayed: (control: HTMLElement) => unknown): void {
  for (const [control, again] of kept) {
    control.ariaBusy = null;
    if (isReplayed(control)) again();
  }
  kept.clear();
}

/** React hydrates a field with its current value, so enter the value again to fire a change event. */
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
  release(() => true);
}

/**
 * Reports that the application failed to load. If online, the browser itself submits a form that can be posted, and follows a link.
 */
function fail(): void {
  state = 'failed';
  document.body.append(...(template?.querySelectorAll('section') ?? []));
  release((control) => navigator.onLine && control.closest('form[method=post],a'));
}

document.addEventListener(applicationEvent, ({ detail }: ApplicationEvent) => (detail === 'running' ? run() : fail()));

const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
  document.addEventListener(type, listener, true);

listen('click', (event) => {
  const target = event.target as Element;
  if (target.closest('[data-inline=reload]')) {
    saveDraft(retried, [...allFields()].map(valueIn));
    window.location.reload();
  }
  if (!isPending()) return;
  const control = controlAt(target);
  const link = target.closest('a');
  // A link that opens another tab needs no handling.
  if (link && isModified(event)) return;
  // A link to another page discards earlier interactions.
  if (link?.origin === origin && link.pathname !== pathname && !link.target && !control) release(() => false);
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
  entered.set(field, valueIn(field));
  start(field);
});
listen('focusin', ({ target }) => {
  const field = controlAt(target, fields);
  if (field) start(field);
});
// A touch on a control may start a scroll; if not, a click follows.
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
 * After a reload, this document owns the history entries of the former one: Back changes only the address. Until the application runs,
 * the browser loads the document of the entry.
 */
window.addEventListener('popstate', () => {
  const { location } = window;
  if (state !== 'running' && (location.pathname !== pathname || location.search !== search)) location.reload();
});

/** Chromium empties the fields of a page that is loaded again. */
const values = readDraft(retried);
if (Array.isArray(values)) {
  saveDraft(retried, undefined);
  for (const [index, field] of allFields().entries()) {
    const value: unknown = values[index];
    const isChanged = value !== valueIn(field);
    if (isChanged && (typeof value === 'string' || typeof value === 'boolean')) enterAgain(field, value);
  }
}

/** Immediately, for a tool with parameters in the address, and for a draft whose owner `data-wake` names. */
if (asksTool()) start();
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-wake]')) {
  if (dataset.wake?.split(' ').some((owner) => readDraft(owner) !== undefined)) start();
}
