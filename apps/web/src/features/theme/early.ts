import { isDark, showTheme, storedTheme, storeTheme, THEME_KEY, themeEvent } from './theme.ts';

showTheme(storedTheme());
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-early=theme]')) {
    window.dispatchEvent(new CustomEvent(themeEvent, { detail: !isDark() }));
  }
});
// Any script of the page may announce a theme; the last word is kept.
window.addEventListener(themeEvent, (event) => {
  if (!(event instanceof CustomEvent) || typeof event.detail !== 'boolean') return;
  showTheme(event.detail);
  storeTheme(event.detail);
});
// Another tab changed it.
window.addEventListener('storage', ({ key }) => {
  if (key === THEME_KEY) showTheme(storedTheme());
});
