import { Children, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import './slide-show.ts';

export interface CarouselWords {
  readonly role: string;
  readonly slide: string;
  /** With the places `{index}` and `{count}`. */
  readonly position: string;
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

  if (count < 2) return <ul className={className}>{children}</ul>;
  const position = words.position.replace('{count}', String(count));
  return (
    <slide-show
      className={styles.carousel}
      data-label={label}
      data-role={words.role}
      data-slide={words.slide}
      data-position={position}
    >
      <ul className={`${styles.list} ${className}`}>{children}</ul>
      <div className={styles.controls} data-hint={hint ? words.hint : undefined}>
        <ArrowButton label={words.previous} disabled />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a legend, one more element in every carousel. */}
        <div className={styles.dots} role="group" aria-label={words.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              data-inline
              aria-label={words.dot(index + 1)}
              aria-current={index === 0}
            />
          ))}
        </div>
        <ArrowButton label={words.next} disabled={false} />
        <span className="visually-hidden" role="status" suppressHydrationWarning>
          {position.replace('{index}', '1')}
        </span>
      </div>
    </slide-show>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly disabled: boolean;
}

/** Stays focusable at the ends of the list: a button that vanished under the finger or the focus would lose the visitor. */
function ArrowButton({ label, disabled }: ArrowProps) {
  return <button type="button" className={styles.arrow} data-inline aria-label={label} aria-disabled={disabled} />;
}
