/**
 * The site's theme: a class on the body, a flag in local storage. This inline script owns it; React only renders the button, which has
 * `data-inline="theme"`.
 */
const THEME_KEY = 'darkMode';
const themeEvent = 'darkModeChange';
const bodyClass = 'dark-mode';
const button = '[data-inline=theme]';

/** JSON `true` or `false`; light if the value is missing or invalid. */
function storedTheme(): boolean {
  try {
    return localStorage.getItem(THEME_KEY) === 'true';
  } catch {
    return false;
  }
}

function storeTheme(dark: boolean): void {
  try {
    localStorage.setItem(THEME_KEY, String(dark));
  } catch {
    // Storage is refused: the choice lasts for this page.
  }
}

function showTheme(dark: boolean): void {
  document.body.classList.toggle(bodyClass, dark);
  document.querySelector(button)?.setAttribute('aria-pressed', String(dark));
  // Read the computed colour: the build shortens the names of custom properties.
  const ground = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}

/** Applies the stored theme. */
export const showStoredTheme = () => showTheme(storedTheme());

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
    storeTheme(event.detail);
  });
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, showStoredTheme);
}
