import { Children, type ReactNode } from 'react';
import { interfaceStrings } from '../../content/interface.ts';
import { fill } from '../../lib/fill.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './Carousel.module.css';
import './slide-show.element.ts';

const strings = interfaceStrings.carousel;

interface Props {
  readonly label: string;
  /** Class of the list on wide screens, where the items are side by side. */
  readonly className?: string | undefined;
  /** Whether the swipe hint is shown, from 2 s to 8 s after the carousel comes into view. Decorative only. */
  readonly hint?: boolean | undefined;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** A list of items; at 768 px or less, one at a time, swiped or moved by buttons. It never moves by itself. */
export function Carousel({ label, className = '', hint = false, children }: Props) {
  const count = Children.count(children);

  if (count < 2) return <ul className={className}>{children}</ul>;
  const position = fill(strings.position, { count: String(count) });
  return (
    <slide-show
      className={styles.carousel}
      data-label={label}
      data-role={strings.role}
      data-slide={strings.slide}
      data-position={position}
    >
      <ul className={`${styles.list} ${className}`}>{children}</ul>
      <div className={styles.controls} data-hint={hint ? strings.hint : undefined}>
        {/* At the ends of the list an arrow keeps the focus, which a disabled button would lose. */}
        <Button look="arrow" data-inline aria-label={strings.previous} aria-disabled />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a legend, one more element in every carousel. */}
        <div className={styles.dots} role="group" aria-label={strings.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              data-inline
              aria-label={fill(strings.dot, { index: String(index + 1) })}
              aria-current={index === 0}
            />
          ))}
        </div>
        <Button look="arrow" data-inline aria-label={strings.next} aria-disabled={false} />
        <span className="visually-hidden" role="status" suppressHydrationWarning>
          {fill(position, { index: '1' })}
        </span>
      </div>
    </slide-show>
  );
}
