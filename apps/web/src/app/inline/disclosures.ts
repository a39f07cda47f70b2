import { openDisclosures, setExpanded } from '../../lib/disclosure.ts';

/**
 * A disclosure is any `<button aria-expanded aria-controls>`: the attribute is its only state, and CSS shows and hides the controlled
 * element. Disclosures inside one `[data-exclusive]` close each other; Escape, and a click or focus outside, close them too. The
 * document has the listeners, so disclosures that React renders later work too.
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
  // A press moves the focus before it clicks: a menu that closed in between would move the button away from the pointer.
  if (target instanceof Element && target.matches(':focus-visible')) closeAway(target);
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  // The innermost first: a submenu closes before the menu that contains it.
  const button = openDisclosures().at(-1);
  if (!button) return;
  setExpanded(button, false);
  button.focus();
});
