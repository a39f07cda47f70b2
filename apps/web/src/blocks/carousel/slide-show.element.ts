import { defineElement } from '../../lib/define-element.ts';
import { mayMove } from '../../lib/motion.ts';

/** The width up to which the items are slides; the same value is in `Carousel.module.css`. */
const mobile = '(max-width: 48em)';

function set(element: Element | null | undefined, name: string, value: string | false): void {
  if (value === false) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/**
 * In a narrow window the items of the list are slides: the element updates the position, the dots and the arrows, and removes hidden
 * slides from the Tab order.
 */
defineElement('slide-show', (carousel, signal) => {
  const list = carousel.querySelector('ul');
  if (!list) return;
  const { role = '', label = '', slide: slideRole = '', position = '' } = carousel.dataset;
  const slides = [...list.children];
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>(':scope > :not(ul) button')];
  const [previous, ...dots] = buttons;
  const next = dots.pop();
  const status = carousel.querySelector('[role=status]');
  const media = window.matchMedia(mobile);
  let current = 0;

  function draw() {
    const active = media.matches;
    set(carousel, 'role', active && 'group');
    set(carousel, 'aria-roledescription', active && role);
    set(carousel, 'aria-label', active && label);
    // A scrollable element needs focus for keyboard scrolling: a slide may have no focusable content.
    set(list, 'tabindex', active && '0');
    set(list, 'aria-label', active && label);
    for (const [index, slide] of slides.entries()) {
      set(slide, 'aria-roledescription', active && slideRole);
      const away = active && index !== current;
      set(slide, 'data-away', away && '');
      for (const link of slide.querySelectorAll('a, button, summary')) set(link, 'tabindex', away && '-1');
    }
    for (const [index, dot] of dots.entries()) set(dot, 'aria-current', String(index === current));
    set(previous, 'aria-disabled', String(current === 0));
    set(next, 'aria-disabled', String(current === slides.length - 1));
    // Without `fill`, which would add its code to this inline script.
    const text = position.replace('{index}', String(current + 1));
    if (status && status.textContent !== text) status.textContent = text;
  }

  // The first visible slide: while the window is turned, two may be visible.
  const inView = new Set<number>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        const index = slides.indexOf(target);
        // `isIntersecting` is also true for the next slide, whose edge is visible in the margin.
        if (intersectionRatio >= 0.6) inView.add(index);
        else inView.delete(index);
      }
      if (inView.size > 0) current = Math.min(...inView);
      draw();
    },
    { root: list, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);
  // The clock of the swipe hint starts when its place is on the screen.
  const controls = list.nextElementSibling;
  const reached = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    set(carousel, 'data-seen', '');
    reached.disconnect();
  });
  if (controls) reached.observe(controls);
  // The breakpoint, in em, also depends on the text size, whose change fires no event of the query.
  const resized = new ResizeObserver(draw);
  resized.observe(list);
  signal.addEventListener('abort', () => {
    seen.disconnect();
    reached.disconnect();
    resized.disconnect();
  });

  function go({ target }: Event) {
    const button = target instanceof Element && target.closest('button');
    const index = button ? buttons.indexOf(button) : -1;
    if (index < 0) return;
    const wanted = button === previous ? current - 1 : button === next ? current + 1 : index - 1;
    // Not `scrollIntoView`, which also scrolls the page to a tall slide: the button would leave the screen.
    const [first, slide] = [0, wanted].map((at) => slides[at]?.getBoundingClientRect());
    if (first && slide) list?.scrollTo({ left: slide.left - first.left, behavior: mayMove() ? 'smooth' : 'instant' });
  }
  carousel.addEventListener('click', go, { signal });
  draw();
});
