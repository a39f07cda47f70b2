import { isDark, showTheme, storedTheme, storeTheme, themeEvent } from './theme.ts';

showTheme(storedTheme());
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-early=theme]')) {
    window.dispatchEvent(new CustomEvent(themeEvent, { detail: !isDark() }));
  }
});
// Any script of the page may announce a theme; the last word is kept.
window.addEventListener(themeEvent, (event: CustomEventInit) => {
  if (typeof event.detail !== 'boolean') return;
  showTheme(event.detail);
  storeTheme(event.detail);
});
// Another tab changed it, or Back shows a page that has slept in the browser's memory since.
for (const type of ['storage', 'pageshow']) window.addEventListener(type, () => showTheme(storedTheme()));
