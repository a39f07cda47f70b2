import { useCallback, useSyncExternalStore } from 'react';

const storageKey = 'darkMode';
const bodyClass = 'dark-mode';
const eventName = 'darkModeChange';

const isDark = () => document.body.classList.contains(bodyClass);

function apply(dark: boolean) {
  document.body.classList.toggle(bodyClass, dark);
  try {
    localStorage.setItem(storageKey, JSON.stringify(dark));
  } catch {
    // Storage refused: the choice lasts for this page.
  }
}

function subscribe(notify: () => void) {
  // Any script of the page may announce a theme; the last word is kept.
  const announced = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'boolean') apply(event.detail);
    notify();
  };
  // Another tab changed it.
  const stored = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    document.body.classList.toggle(bodyClass, event.newValue === 'true');
    notify();
  };
  window.addEventListener(eventName, announced);
  window.addEventListener('storage', stored);
  return () => {
    window.removeEventListener(eventName, announced);
    window.removeEventListener('storage', stored);
  };
}

/** The site's one theme state. The first paint's class is set by `app/early.ts`; the server prints the light theme. */
export function useTheme(): { readonly dark: boolean; readonly toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const toggle = useCallback(() => {
    window.dispatchEvent(new CustomEvent(eventName, { detail: !isDark() }));
  }, []);
  return { dark, toggle };
}
