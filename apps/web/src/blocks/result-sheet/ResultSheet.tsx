import type { ReactNode } from 'react';

interface Props {
  readonly labelledBy: string;
  /** Whether it shows the visitor's inputs: then print omits everything else. */
  readonly own: boolean;
  /** For a result with its own layout; by default it is a card. */
  readonly className?: string | undefined;
  /** For styles: the result's level. */
  readonly level?: string | undefined;
  readonly children: ReactNode;
}

/** A tool's result, on one sheet in print (`styles/print.css`). It contains its inputs as text, `ShareResult` and its links. */
export function ResultSheet({ labelledBy, own, className = 'stack loose panel', level, children }: Props) {
  return (
    <section className={className} aria-labelledby={labelledBy} data-sheet={own ? 'own' : 'example'} data-level={level}>
      {children}
    </section>
  );
}

/** Links below a result, hidden in print. */
export function ResultActions({ children }: { readonly children: ReactNode }) {
  return <p className="cluster no-print">{children}</p>;
}
