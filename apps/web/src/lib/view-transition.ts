import { flushSync } from 'react-dom';

/** Changes the page at once, or with a view transition where the browser has them. Resolves when the page is at rest. */
export async function withTransition(update: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    flushSync(update);
    return;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(update));
  // A transition that another one overtakes is no failure.
  await Promise.allSettled([ready, finished]);
}
