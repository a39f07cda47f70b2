/** The site's one theme: a class on the body, a flag in local storage. The early script owns it; React only prints the button. */
const THEME_KEY = 'darkMode';
export const themeEvent = 'darkModeChange';
const bodyClass = 'dark-mode';

/** Whether the page is shown in the dark theme. */
export const isDark = () => document.body.classList.contains(bodyClass);

/** The stored choice, JSON `true` or `false`; light where nothing, or anything else, is stored. */
export function storedTheme(): boolean {
  try {
    return localStorage.getItem(THEME_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Keeps the choice of a theme in this browser. */
export function storeTheme(dark: boolean): void {
  try {
    localStorage.setItem(THEME_KEY, String(dark));
  } catch {
    // Storage refused: the choice lasts for this page.
  }
}

/** Shows the page in a theme. */
export function showTheme(dark: boolean): void {
  document.body.classList.toggle(bodyClass, dark);
  document.querySelector('[data-early=theme]')?.setAttribute('aria-pressed', String(dark));
  // The colour itself: the build shortens the names of custom properties.
  const ground = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}
