import type { ReactNode } from 'react';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';

interface Props {
  readonly labelledBy: string;
  /** Whether it shows the visitor's inputs: then print omits everything else. */
  readonly own: boolean;
  /** For a result with its own layout; by default it is a card. */
  readonly className?: string | undefined;
  /** For styles: the result's level. */
  readonly level?: string | undefined;
  /** The result in a sentence, announced once the inputs have been stable for a while. */
  readonly announced?: string;
  readonly children: ReactNode;
}

/** A tool's result, on one sheet in print (`styles/print.css`). It contains its inputs as text, and `ResultActions`. */
export function ResultSheet({ labelledBy, own, className = 'stack loose panel', level, announced, children }: Props) {
  const settled = useDebounced(announced, ANNOUNCE_AFTER);
  return (
    <section className={className} aria-labelledby={labelledBy} data-sheet={own ? 'own' : 'example'} data-level={level}>
      {children}
      {announced !== undefined && <output className="visually-hidden">{settled}</output>}
    </section>
  );
}
