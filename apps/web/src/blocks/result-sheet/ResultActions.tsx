import { type MouseEvent, type ReactNode, useId } from 'react';
import { resultStrings as strings } from '../../content/tools/results.ts';
import { useCopy } from '../../hooks/use-copy.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './ResultActions.module.css';

interface Props {
  /** The address of this result; without one, there is no copy button. */
  readonly address?: (() => string) | undefined;
  /** Subject of the result, for the buttons' accessible names: a page may have several. */
  readonly about: string;
  /** A button before the others: the tool starts again. */
  readonly again?: { readonly label: string; readonly onClick: () => void };
  /** Links that carry the result further. */
  readonly children?: ReactNode;
}

/** Prints only the sheet that contains the button. */
function print({ currentTarget }: MouseEvent) {
  const sheet = currentTarget.closest('[data-sheet]');
  sheet?.setAttribute('data-printed', '');
  window.addEventListener('afterprint', () => sheet?.removeAttribute('data-printed'), { once: true });
  window.print();
}

/** What a visitor does with a result: follows its links, copies its address (shown if the browser refuses), prints it. */
export function ResultActions({ address, about, again, children }: Props) {
  const [outcome, copy] = useCopy(() => address?.() ?? '');
  const id = useId();
  const named = (label: string) => `${label}\u00a0: ${about}`;

  return (
    <>
      {children && <p className="cluster no-print">{children}</p>}
      <div className="cluster flush no-print needs-script">
        {again && <Button look="text" onClick={again.onClick} label={again.label} />}
        {address && <Button look="text" aria-label={named(strings.share)} onClick={copy} label={strings.share} />}
        <Button look="text" aria-label={named(strings.print)} onClick={print} label={strings.print} />
        <span className="note" role="status">
          {outcome === 'copied' && strings.shared}
        </span>
        {address && outcome === 'refused' && (
          <label className={styles.address} htmlFor={id}>
            {strings.shareManually}
            <input
              className="control small"
              id={id}
              type="text"
              readOnly
              // biome-ignore lint/a11y/noAutofocus: it responds to the click, ready to copy.
              autoFocus
              value={address()}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </div>
    </>
  );
}
