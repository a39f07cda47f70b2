import { defineElement } from '../../lib/define-element.ts';
import { mayMove } from '../../lib/motion.ts';

/** Longer than the animation of `Counters.module.css`: 50 steps of 40 ms. */
const END_MS = 2100;

/**
 * Counts up once, when first visible: the style sheet animates a number from 0 to the figure. The text is the final figure throughout.
 * With reduced motion nothing counts.
 */
defineElement('count-up', (figure, signal) => {
  if (figure.dataset.state || !mayMove()) return;
  let timer = 0;
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    figure.style.setProperty('--final', figure.dataset.final ?? null);
    figure.dataset.state = 'counting';
    timer = window.setTimeout(() => {
      figure.dataset.state = 'counted';
    }, END_MS);
  });
  seen.observe(figure);
  signal.addEventListener('abort', () => {
    seen.disconnect();
    clearTimeout(timer);
  });
});
