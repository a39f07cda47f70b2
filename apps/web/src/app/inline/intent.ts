import { asksTool } from '../../lib/asks-tool.ts';
import { readDraft } from '../../lib/draft.ts';
import type { Field } from '../../lib/field.ts';
import { isModified } from '../../lib/modified-click.ts';
import { INTERACTION_MARK } from '../../lib/transferred.ts';
import { LOAD_TIMEOUT_MS } from '../../lib/with-timeout.ts';
import { applicationEvent } from '../application-event.ts';
import { type Acts, addAct } from './acts.ts';
import { enterAgain, fields, keyOf, valueIn } from './fields.ts';
import { restoreFields, retry } from './retry.ts';

/**
 * Loads React at the first interaction that needs it. By default, any button or field does, and any link that opens an overlay; other
 * links and disclosures do not. What the visitor does until hydration is kept in order, and then replayed.
 */
const controls = `button:not([data-inline],[aria-expanded][aria-controls]),${fields},[data-overlay] a`;

/**
 * Time in milliseconds for which a pointer must rest on a control to predict a press. After 65, one rest in two ends in a press
 * (instant.page, 2019). A wrong prediction costs more here than a page there, so this prediction waits longer.
 */
const HOVER_MS = 150;

/** In milliseconds: by then a press is painted, and scripts of a slow connection are still loading. */
const FORMATTER_MS = 150;

// The stages of the application, in order: it never returns to an earlier one. Numbers, because each page carries this script.
/** No script has been requested. */
const IDLE = 0;
/** The modules load. */
const WARM = 1;
/** The entry runs as soon as it has loaded. */
const LOADING = 2;
/** React owns the controls. */
const RUNNING = 3;
/** The application failed to load: a message replaces it, and the browser handles links and forms. */
const FAILED = 4;
let stage: 0 | 1 | 2 | 3 | 4 = IDLE;
/** Timer of a resting pointer. */
let rest = 0;
const { origin, pathname, search } = window.location;

const acts: Acts = new Map();
const template = document.querySelector<HTMLTemplateElement>('#application')?.content;
/** The application's entry script: it runs once it is in the document. */
const entry = template?.querySelector('script');
/** The message that replaces an application that failed to load, with a button that loads the page again. */
const message = template?.querySelector('section');
const report = () => message && document.body.append(message);
/** The control around the target of an event; null once the application runs or has failed. */
const controlAt = (target: EventTarget | null, selector = controls) =>
  template && stage < RUNNING && target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Starts to download the application and the chunks of the touched feature. */
function warm(control?: Element): void {
  const feature = control?.closest<HTMLElement>('[data-feature]')?.dataset.feature;
  if (stage === IDLE) {
    stage = WARM;
    // The footer reports the page's own weight, without these scripts.
    performance.mark(INTERACTION_MARK);
  }
  for (const link of template?.querySelectorAll('link') ?? []) {
    if ((link.dataset.feature ?? feature) === feature) document.head.append(link);
  }
}

function start(control?: Element): void {
  warm(control);
  if (stage !== WARM || !entry) return;
  stage = LOADING;
  entry.onerror = () => end(FAILED);
  document.head.append(entry);
  // The browser's first number formatter takes 35 ms on a computer: create it while scripts load, before React needs one.
  setTimeout(() => Intl.NumberFormat('fr-CA'), FORMATTER_MS);
  // An application that comes later still runs: the acts stay in the queue.
  setTimeout(() => stage === LOADING && report(), LOAD_TIMEOUT_MS);
}

/** Loads the application for the control around the target of an event, if there is one. */
function startAt(target: EventTarget | null, selector?: string): HTMLElement | null {
  const control = controlAt(target, selector);
  if (control) start(control);
  return control;
}

/** Loads the application, and keeps a press until then. It replaces one with the same key. */
function keep(control: HTMLElement, replay: () => void, key: unknown = control): void {
  start(control);
  control.ariaBusy = 'true';
  addAct(acts, key, control, replay);
}

/** Empties the queue, and replays the acts for which `isReplayed` is true. */
async function release(isReplayed: (control: HTMLElement) => unknown): Promise<void> {
  const kept = [...acts.values()];
  acts.clear();
  for (const { control } of kept) control.ariaBusy = null;
  for (const { control, replay } of kept) {
    if (control.isConnected && isReplayed(control)) replay();
    // React renders after the current task's microtasks: the next act finds what this one changed.
    await null;
  }
}

function end(last: typeof RUNNING | typeof FAILED): void {
  if (last < stage) return;
  stage = last;
  if (last === FAILED) report();
  else message?.remove();
  // Without React but online, the browser itself submits a form that can be posted, and follows a link.
  void release((control) => last === RUNNING || (navigator.onLine && control.closest('form[method=post],a')));
}

const listeners: { readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
  [applicationEvent]: ({ detail }) => end(detail === 'running' ? RUNNING : FAILED),
  click(event) {
    const target = event.target as Element;
    if (target.closest('[data-inline=reload]')) retry();
    const control = controlAt(target);
    const link = target.closest('a');
    // A link that opens another tab needs no handling.
    if (link && isModified(event)) return;
    // A link to another page discards earlier interactions.
    if (link?.origin === origin && link.pathname !== pathname && !link.target && !control) void release(() => false);
    if (!control) return;
    if (control.matches(fields)) return start(control);
    event.preventDefault();
    keep(control, () => control.click());
  },
  submit(event) {
    const form = controlAt(event.target, 'form') as HTMLFormElement | null;
    if (!form) return;
    event.preventDefault();
    keep(form, () => form.requestSubmit());
  },
  keydown(event) {
    const tab = controlAt(event.target, '[role=tab]');
    if (!tab || isModified(event) || !/^(?:Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    // Keep every key: each one starts from the tab that the previous key selected.
    keep(tab, () => tab.dispatchEvent(new KeyboardEvent('keydown', event)), event);
  },
  input({ target }) {
    const field = startAt(target, fields) as Field | null;
    if (!field) return;
    // An input after a press on a button of the same form cancels the press: the visitor is still typing.
    for (const [key, { control }] of acts) {
      if (control.ariaBusy && field.form?.contains(control)) {
        acts.delete(key);
        control.ariaBusy = null;
      }
    }
    const value = valueIn(field);
    addAct(acts, keyOf(field), field, () => enterAgain(field, value));
  },
  focusin({ target }) {
    startAt(target, fields);
  },
  // A touch on a control may start a scroll; if not, a click follows.
  pointerdown({ target, pointerType }) {
    if (pointerType === 'mouse') startAt(target);
  },
  pointerover({ target, pointerType }) {
    clearTimeout(rest);
    const control = pointerType === 'mouse' && controlAt(target);
    if (control) rest = window.setTimeout(warm, HOVER_MS, control);
  },
};
for (const [type, listener] of Object.entries(listeners)) {
  document.addEventListener(type, listener as (event: Event) => void, true);
}

/**
 * After a reload, this document owns the history entries of the former one: Back changes only the address. Until the application runs,
 * the browser loads the document of the entry.
 */
window.addEventListener('popstate', () => {
  const { location } = window;
  if (stage !== RUNNING && (location.pathname !== pathname || location.search !== search)) location.reload();
});

restoreFields();
/** Immediately, for a tool with parameters in the address, and for a draft whose owner `data-wake` names. */
const woken = [...document.querySelectorAll<HTMLElement>('[data-wake]')].some(({ dataset }) =>
  dataset.wake?.split(' ').some((owner) => readDraft(owner) !== undefined),
);
if (woken || asksTool()) start();
