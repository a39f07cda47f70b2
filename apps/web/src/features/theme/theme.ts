import { readStored, store } from '../../lib/storage.ts';
import { THEME_KEY } from '../../site/storage-keys.ts';

/**
 * The site's theme: a class on the body, a flag in local storage. This inline script owns it; React only renders the button, which has
 * `data-inline="theme"`.
 */
const themeEvent = 'darkModeChange';
const bodyClass = 'dark-mode';
const button = '[data-inline=theme]';

function showTheme(dark: boolean): void {
  document.body.classList.toggle(bodyClass, dark);
  document.querySelector(button)?.setAttribute('aria-pressed', String(dark));
  // Read the computed colour: the build shortens the names of custom properties.
  const ground = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}

/** Applies the stored theme: light if there is none. */
export const showStoredTheme = () => showTheme(readStored('localStorage', THEME_KEY) === true);

/** Responds to the button, the window's event, other tabs, and Back to a page in the browser's cache. */
export function followTheme(): void {
  showStoredTheme();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(button)) {
      const dark = !document.body.classList.contains(bodyClass);
      window.dispatchEvent(new CustomEvent(themeEvent, { detail: dark }));
    }
  });
  // Any script of the page may dispatch a theme; the last one is stored.
  window.addEventListener(themeEvent, (event: CustomEventInit) => {
    if (typeof event.detail !== 'boolean') return;
    showTheme(event.detail);
    store('localStorage', THEME_KEY, event.detail);
  });
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, showStoredTheme);
}
