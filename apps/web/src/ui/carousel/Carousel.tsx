import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsMobile, useReducedMotion } from '../../hooks/use-media.ts';
import styles from './Carousel.module.css';

export interface CarouselWords {
  readonly role: string;
  readonly slide: string;
  readonly position: (index: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly dots: string;
  readonly dot: (index: number) => string;
  readonly hint: string;
}

interface Props {
  readonly label: string;
  readonly words: CarouselWords;
  /** Class of the list on wide screens, where the items stand side by side. */
  readonly className?: string | undefined;
  /** Whether the swipe hint is shown: after 2 s, gone at 8 s, decoration only. */
  readonly hint?: boolean | undefined;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** A list of items; at 768 px or less, one at a time, swiped or moved by buttons. Never moves by itself. */
export function Carousel({ label, words, className = '', hint = false, children }: Props) {
  const count = Children.count(children);
  const mobile = useIsMobile() && count > 1;
  const reduced = useReducedMotion();
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(list, mobile, count);
  useSlides(list, words.slide, mobile, current);

  function show(index: number) {
    const slide = list.current?.children[index];
    slide?.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth', block: 'nearest', inline: 'start' });
  }

  return (
    <div
      className={styles.carousel}
      {...(mobile && { role: 'group', 'aria-roledescription': words.role, 'aria-label': label })}
    >
      {/* What scrolls needs the focus to be scrolled by keys: a slide may hold nothing that takes it. */}
      <ul
        className={`${styles.list} ${className}`}
        ref={list}
        tabIndex={mobile ? 0 : undefined}
        aria-label={mobile ? label : undefined}
      >
        {children}
      </ul>
      <div className={styles.controls}>
        {mobile && (
          <>
            <ArrowButton label={words.previous} disabled={current === 0} onClick={() => show(current - 1)} />
            <fieldset className={styles.dots}>
              <legend className="visually-hidden">{words.dots}</legend>
              {Array.from({ length: count }, (_, index) => (
                <button
                  key={index}
                  type="button"
                  className={styles.dot}
                  aria-label={words.dot(index + 1)}
                  aria-current={index === current}
                  onClick={() => show(index)}
                />
              ))}
            </fieldset>
            <ArrowButton
              label={words.next}
              disabled={current === count - 1}
              onClick={() => show(current + 1)}
              forward
            />
            <span className="visually-hidden" role="status">
              {words.position(current + 1, count)}
            </span>
            {hint && (
              <span className={styles.hint} aria-hidden="true">
                {words.hint}
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function useCurrentSlide(list: React.RefObject<HTMLUListElement | null>, active: boolean, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!active || !element) return;
    // The first of the slides in view: when the window is turned, two of them may be for a while.
    const inView = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries) {
          const index = [...element.children].indexOf(target);
          // `isIntersecting` is also true of the next slide, whose edge shows in the margin.
          if (intersectionRatio >= 0.6) inView.add(index);
          else inView.delete(index);
        }
        if (inView.size > 0) setCurrent(Math.min(...inView, count - 1));
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of element.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [active, count, list]);
  return current;
}

/**
 * The items are the caller's own elements, so that none has to be wrapped: what makes slides of them is set on the list.
 * Tab passes over the slides out of view; they are not inert, so that the browser's page search finds their words.
 */
function useSlides(list: React.RefObject<HTMLUListElement | null>, role: string, active: boolean, current: number) {
  useEffect(() => {
    for (const [index, slide] of [...(list.current?.children ?? [])].entries()) {
      const away = active && index !== current;
      slide.toggleAttribute('data-away', away);
      for (const control of slide.querySelectorAll('a, button')) {
        if (away) control.setAttribute('tabindex', '-1');
        else control.removeAttribute('tabindex');
      }
      if (active) slide.setAttribute('aria-roledescription', role);
      else slide.removeAttribute('aria-roledescription');
    }
  }, [list, role, active, current]);
}

interface ArrowProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly forward?: boolean;
  readonly onClick: () => void;
}

/** Stays focusable at the ends of the list: a button that vanished under the finger or the focus would lose the visitor. */
function ArrowButton({ label, disabled, forward = false, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={forward ? 'm6 2 6 6-6 6' : 'm10 2-6 6 6 6'} />
      </svg>
    </button>
  );
}
