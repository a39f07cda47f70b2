import type { ReactNode } from 'react';

interface Props {
  /** Id of its heading. */
  readonly labelledBy: string;
  /** Whether it shows the visitor's own inputs: printing the page then prints the result alone. */
  readonly own: boolean;
  readonly className?: string | undefined;
  /** For styles: which of its levels the result is. */
  readonly level?: string | undefined;
  readonly children: ReactNode;
}

/** A calculator's result as one printed page (`styles/print.css`). It holds its inputs in words, `ShareResult` and its links. */
export function ResultSheet({ labelledBy, own, className, level, children }: Props) {
  return (
    <section className={className} aria-labelledby={labelledBy} data-sheet={own ? 'own' : 'example'} data-level={level}>
      {children}
    </section>
  );
}
