/** The width up to which the items of a carousel are slides; its style sheet has the same. */
const mobile = '(max-width: 48em)';

/** Sets an attribute, or removes it. */
function set(element: Element | null | undefined, name: string, value: string | false): void {
  if (value === false) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/**
 * Makes slides of a printed carousel's items where the window is narrow: position, dots, arrows, and no Tab into what is out of
 * view. Only attributes and the text of the status change, so that React finds the elements that were printed. Does nothing for
 * a carousel that is on already. Returns how to stop.
 */
export function startCarousel(carousel: HTMLElement): () => void {
  const list = carousel.querySelector('ul');
  const { role = '', label = '', slide: slideRole = '', position = '' } = carousel.dataset;
  if (!list || carousel.dataset.on) return () => undefined;
  carousel.dataset.on = '1';
  const slides = [...list.children];
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>('[data-early=carousel]')];
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
    // What scrolls needs the focus to be scrolled by keys: a slide may hold nothing that takes it.
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
    const text = position.replace('{index}', String(current + 1));
    if (status && status.textContent !== text) status.textContent = text;
  }

  // The first of the slides in view: when the window is turned, two of them may be for a while.
  const inView = new Set<number>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        const index = slides.indexOf(target);
        // `isIntersecting` is also true of the next slide, whose edge shows in the margin.
        if (intersectionRatio >= 0.6) inView.add(index);
        else inView.delete(index);
      }
      if (inView.size > 0) current = Math.min(...inView);
      draw();
    },
    { root: list, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);
  // The breakpoint, in em, also moves with the text's size, of which no event of the query tells.
  const resized = new ResizeObserver(draw);
  resized.observe(list);

  function go({ target }: Event) {
    const button = target instanceof Element && target.closest('button');
    const index = button ? buttons.indexOf(button) : -1;
    if (index < 0) return;
    const wanted = button === previous ? current - 1 : button === next ? current + 1 : index - 1;
    const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    slides[wanted]?.scrollIntoView({ behavior: smooth ? 'smooth' : 'instant', block: 'nearest', inline: 'start' });
  }
  carousel.addEventListener('click', go);
  draw();
  return () => {
    seen.disconnect();
    resized.disconnect();
    carousel.removeEventListener('click', go);
    delete carousel.dataset.on;
  };
}
