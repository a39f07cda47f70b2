/** How much of the list must be seen before counting starts. */
const VISIBLE_PART = 0.2;

/** Longer than the animation of the style sheet: 50 steps of 40 ms (specification part 1, section 9). */
const END_MS = 2100;

/**
 * Counts up once, when the list is first seen: the style sheet animates a number from 0 to what each figure says. The text is
 * the final figure throughout. Does nothing where motion is unwelcome, or for a list that is on already. Returns how to stop.
 */
export function startCounting(list: HTMLElement): () => void {
  if (list.dataset.state || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  list.dataset.state = 'waiting';
  let timer = 0;
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      for (const figure of list.querySelectorAll<HTMLElement>('[data-counter]')) {
        figure.style.setProperty('--final', String(Number.parseInt(figure.textContent, 10)));
      }
      list.dataset.state = 'counting';
      timer = window.setTimeout(() => {
        list.dataset.state = 'counted';
      }, END_MS);
    },
    { threshold: VISIBLE_PART },
  );
  seen.observe(list);
  return () => {
    seen.disconnect();
    clearTimeout(timer);
  };
}
