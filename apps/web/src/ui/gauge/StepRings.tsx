import { rounded } from '../rounded.ts';
import * as styles from './StepRings.module.css';

interface Props {
  /** 1 for the first step; by default, all are done. */
  readonly current?: number;
  readonly total: number;
  readonly className?: string | undefined;
}

/** A slightly oval ring around (32, 32); each is turned a little further, as no two years grow alike. */
function wobblyRing(radius: number, index: number): string {
  const flat = rounded(radius * (0.94 + 0.03 * (index % 3)));
  return `M${rounded(32 - radius)} 32a${radius} ${flat} ${index * 40} 1 1 ${2 * radius} 0a${radius} ${flat} ${index * 40} 1 1 ${-2 * radius} 0z`;
}

/** Steps of a form as years of growth. Decorative: « Étape 2 sur 4 » is beside it as text. */
export function StepRings({ total, current = total + 1, className = '' }: Props) {
  const gap = 28 / total;
  return (
    <svg className={`${styles.steps} ${className}`} viewBox="0 0 64 64" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <path
          key={index}
          d={wobblyRing(rounded((index + 0.75) * gap), index)}
          strokeWidth={rounded(gap * 0.55)}
          data-done={index < current - 1 ? '' : undefined}
          data-current={index === current - 1 ? '' : undefined}
        />
      ))}
    </svg>
  );
}
