import { asksTool } from '../../lib/asks-tool.ts';
import { defineElement } from '../../lib/define-element.ts';
import { openDisclosures } from '../../lib/disclosure.ts';
import { readStored, store } from '../../lib/storage.ts';
import { ECO_NOTICE_KEY } from '../../site/storage-keys.ts';

/** Delay after the load of the page. Milliseconds. */
const DELAY_MS = 2000;

/**
 * Shows itself two seconds after the page has loaded, until it is answered. Every answer is final, including Escape. `data-state` is
 * its only state: without it, the style sheet hides the notice.
 */
defineElement('eco-notice', (notice, signal) => {
  if (readStored('localStorage', ECO_NOTICE_KEY) === true) return;
  let timer = 0;
  signal.addEventListener('abort', () => clearTimeout(timer));

  function answer() {
    store('localStorage', ECO_NOTICE_KEY, true);
    // The focus must not be lost with its button.
    if (notice.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    delete notice.dataset.state;
  }
  function show() {
    const below = () => notice.nextElementSibling?.getBoundingClientRect().top ?? 0;
    const before = below();
    notice.dataset.state = 'shown';
    // The notice appears above what the visitor reads. Only Safari does not correct the scroll position.
    if (before < 0 && !CSS.supports('overflow-anchor', 'auto')) {
      scrollBy({ top: below() - before, behavior: 'instant' });
    }
  }
  function wait() {
    // A shared result takes precedence.
    timer = window.setTimeout(() => asksTool() || show(), DELAY_MS);
  }

  // In the capture phase, before the menus' listener: Escape closes an open menu first.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && notice.dataset.state && openDisclosures().length === 0) answer();
    },
    { capture: true, signal },
  );
  notice.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, button')) answer();
    },
    { signal },
  );
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal });
});
