import { asksTool } from '../../lib/asks-tool.ts';
import { openDisclosures } from '../../lib/disclosure.ts';
import { isAnswered, rememberAnswer } from './answer.ts';

/** Specification, section 9. */
const DELAY_MS = 2000;

/**
 * Shows the notice two seconds after the page has loaded, until it is answered. Any answer, Escape included, is the last.
 * Does nothing for a notice that is on already. Returns how to stop.
 */
export function startNotice(notice: HTMLElement): () => void {
  if (notice.dataset.state || isAnswered()) return () => undefined;
  notice.dataset.state = 'waiting';
  const controller = new AbortController();
  const { signal } = controller;

  function answer() {
    controller.abort();
    rememberAnswer();
    // The focus must not vanish with the button that had it.
    if (notice.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    notice.dataset.state = 'answered';
  }
  function show() {
    // A result that someone shared comes first.
    if (asksTool()) return;
    notice.dataset.state = 'shown';
    // Before the menus' own listener, which would have closed them already: an open menu is nearer.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && openDisclosures().length === 0) answer();
    };
    document.addEventListener('keydown', onKey, { capture: true, signal });
  }
  function wait() {
    const timer = setTimeout(show, DELAY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  notice.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, button')) answer();
    },
    { signal },
  );
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal });
  return () => controller.abort();
}
