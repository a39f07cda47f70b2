import { openDisclosures, setExpanded } from '../../lib/disclosure.ts';

/**
 * A disclosure is any `<button aria-expanded aria-controls>`: the attribute is the only state, CSS shows and hides. Those inside
 * one `[data-exclusive]` close each other; Escape, a click or the focus outside closes them too.
 */
const scope = (button: Element) => button.closest('[data-exclusive]');
const controls = (button: Element, node: Node) =>
  button.contains(node) || document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(node);

function closeAway(target: EventTarget | null) {
  if (!(target instanceof Node)) return;
  for (const button of openDisclosures()) if (!controls(button, target)) setExpanded(button, false);
}

document.addEventListener('click', ({ target }) => {
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
  document.querySelector('main')?.setAttribute('data-printed-from', `${day}, ${location.href}`);
});
