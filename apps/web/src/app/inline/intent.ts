import { asksTool } from '../../lib/asks-tool.ts';
import { readDraft } from '../../lib/draft.ts';
import { isModified } from '../../lib/modified-click.ts';
import { applicationEvent } from '../application-event.ts';
import { actQueue } from './acts.ts';
import { enterAgain, type Field, fields, keyOf, valueIn } from './fields.ts';
import { restoreFields, retry } from './retry.ts';

/**
 * Loads React at the first interaction that needs it. By default, any button or field does, and any link that opens an overlay; other
 * links and disclosures do not. What the visitor does until hydration is kept in order, and then replayed.
 */
const controls = `button:not([data-inline],[aria-expanded][aria-controls]),${fields},[data-overlay] a`;

/** Time in milliseconds for which a pointer must rest on a control to predict a press. */
const REST_MS = 150;

/** The stages of the application, in order: it never returns to an earlier one. */
const stages = {
  /** Nothing loads. */
  idle: 0,
  /** The modules load. */
  warm: 1,
  /** The entry runs as soon as it has loaded. */
  loading: 2,
  /** React owns the controls. */
  running: 3,
  /** A message replaces what did not come, and the browser handles links and forms. */
  failed: 4,
} as const;
let stage: number = stages.idle;
/** Timer of a resting pointer. */
let rest = 0;
/** The address of this document. */
const { origin, pathname, search } = window.location;

const queue = actQueue();
const template = document.querySelector<HTMLTemplateElement>('#application')?.content;
/** The application's entry script: it runs once it is in the document. */
const entry = template?.querySelector('script');
/** The control around the target of an event; null once the application runs or has failed. */
const controlAt = (target: EventTarget | null, selector = controls) =>
  template && stage < stages.running && target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Starts to download the application and the chunks of the touched feature. */
function warm(control?: Element): void {
  const feature = control?.closest<HTMLElement>('[data-feature]')?.dataset.feature;
  if (stage === stages.idle) {
    stage = stages.warm;
    // The footer reports the page's own weight, without these scripts.
    performance.mark('interaction');
    const { src: href, integrity } = entry ?? {};
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity }));
  }
  for (const link of template?.querySelectorAll('link') ?? []) {
    if ((link.dataset.feature ?? feature) === feature) document.head.append(link);
  }
}

function start(control?: Element): void {
  warm(control);
  if (stage !== stages.warm || !entry) return;
  stage = stages.loading;
  entry.onerror = () => end(stages.failed);
  document.head.append(entry);
}

/** Loads the application, and keeps a press until then. */
function keep(control: HTMLElement, replay: () => void): void {
  start(control);
  control.ariaBusy = 'true';
  queue.add({ key: control, control, replay });
}

/** Empties the queue, and replays the acts for which `isReplayed` is true. */
async function release(isReplayed: (control: HTMLElement) => unknown): Promise<void> {
  const acts = queue.take();
  for (const { control } of acts) control.ariaBusy = null;
  for (const { control, replay } of acts) {
    if (control.isConnected && isReplayed(control)) replay();
    // React renders after the current task's microtasks: the next act finds what this one changed.
    await null;
  }
}

function end(last: number): void {
  stage = last;
  if (last === stages.failed) document.body.append(...(template?.querySelectorAll('section') ?? []));
  // Without React but online, the browser itself submits a form that can be posted, and follows a link.
  release((control) => last === stages.running || (navigator.onLine && control.closest('form[method=post],a')));
}

const listeners: { readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
  [applicationEvent]: ({ detail }) => end(stages[detail]),
  click(event) {
    const target = event.target as Element;
    if (target.closest('[data-inline=reload]')) retry();
    const control = controlAt(target);
    const link = target.closest('a');
    // A link that opens another tab needs no handling.
    if (link && isModified(event)) return;
    // A link to another page discards earlier interactions.
    if (link?.origin === origin && link.pathname !== pathname && !link.target && !control) release(() => false);
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
    if (!tab || !/^(?:Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    keep(tab, () => tab.dispatchEvent(new KeyboardEvent('keydown', event)));
  },
  input({ target }) {
    const field = controlAt(target, fields) as Field | null;
    if (!field) return;
    const value = valueIn(field);
    start(field);
    queue.add({ key: keyOf(field), control: field, replay: () => enterAgain(field, value) });
  },
  focusin({ target }) {
    const field = controlAt(target, fields);
    if (field) start(field);
  },
  // A touch on a control may start a scroll; if not, a click follows.
  pointerdown({ target, pointerType }) {
    const control = pointerType === 'mouse' && controlAt(target);
    if (control) start(control);
  },
  pointerover({ target, pointerType }) {
    clearTimeout(rest);
    const control = pointerType === 'mouse' && controlAt(target);
    if (control) rest = window.setTimeout(warm, REST_MS, control);
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
  if (stage !== stages.running && (location.pathname !== pathname || location.search !== search)) location.reload();
});

restoreFields();
/** Immediately, for a tool with parameters in the address, and for a draft whose owner `data-wake` names. */
const woken = [...document.querySelectorAll<HTMLElement>('[data-wake]')].some(({ dataset }) =>
  dataset.wake?.split(' ').some((owner) => readDraft(owner) !== undefined),
);
if (woken || asksTool()) start();
