import { openDisclosures, setExpanded } from '../lib/disclosure.ts';
import { CARRIED_DRAFT, saveDraft } from '../lib/draft.ts';

/**
 * What must work before the application is loaded, or if it never is: the theme without a flash, the platform classes, and
 * disclosures. The build compiles this file to one inline script, allowed by its hash in the content security policy.
 *
 * A disclosure is any `<button aria-expanded aria-controls>`: the attribute is the only state, CSS shows and hides.
 * Those inside one `[data-exclusive]` close each other; Escape, a click or the focus outside closes them too.
 */
const root = document.documentElement;
const agent = navigator.userAgent;
const ios = /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const android = agent.includes('Android');
root.classList.toggle('ios', ios);
root.classList.toggle('android', android);
root.classList.toggle('mobile', ios || android);

try {
  document.body.classList.toggle('dark-mode', JSON.parse(localStorage.getItem('darkMode') ?? 'false') === true);
} catch {
  // Storage refused or holding something else: the light theme stays.
}

const scope = (button: Element) => button.closest('[data-exclusive]');
const controls = (button: Element, node: Node) =>
  button.contains(node) || document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(node);

function closeAway(target: EventTarget | null) {
  if (!(target instanceof Node)) return;
  for (const button of openDisclosures()) if (!controls(button, target)) setExpanded(button, false);
}

document.addEventListener('click', ({ target }) => {
  const draft = target instanceof Element && target.closest<HTMLElement>('a[data-draft]')?.dataset.draft;
  if (draft) saveDraft(CARRIED_DRAFT, JSON.parse(draft));
  const button = target instanceof Element && target.closest('button[aria-expanded][aria-controls]');
  if (button) {
    const expanded = button.getAttribute('aria-expanded') !== 'true';
    if (scope(button)) closeAway(button);
    setExpanded(button, expanded);
  } else closeAway(target);
});
document.addEventListener('focusin', ({ target }) => {
  // The focus that a press brings is left to its click: a menu that closed in between would move the button from under the finger.
  if (target instanceof Element && target.matches(':focus-visible')) closeAway(target);
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  // The innermost open one: a submenu closes before the menu that holds it.
  const button = openDisclosures().at(-1);
  if (!button) return;
  setExpanded(button, false);
  button.focus();
});
// A printed page says when and where it was read.
addEventListener('beforeprint', () => {
  const day = new Date().toLocaleDateString('fr-CA', { dateStyle: 'long' }).replace(/^1 /, '1er ');
  document.querySelector('.print-only')?.setAttribute('data-printed-from', `${day}, ${location.href}`);
});
