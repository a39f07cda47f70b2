import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { resultWords as words } from '../../content/tools/results.ts';
import styles from './ShareResult.module.css';

interface Props {
  /** The address that leads to this result; without one there is nothing to copy. */
  readonly address: (() => string) | undefined;
  /** Buttons that stand first. */
  readonly children?: ReactNode;
}

/** Prints the sheet that the button stands in, and nothing else of the page. */
function print({ currentTarget }: MouseEvent) {
  const sheet = currentTarget.closest('[data-sheet]');
  sheet?.setAttribute('data-printed', '');
  window.addEventListener('afterprint', () => sheet?.removeAttribute('data-printed'), { once: true });
  window.print();
}

/** Copies the result's address, or shows it where the browser refuses to copy; prints the result. */
export function ShareResult({ address, children }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const id = useId();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <div className={`${styles.share} no-print`}>
      {children}
      {address && (
        <button type="button" onClick={() => copy(address())}>
          {words.share}
        </button>
      )}
      <button type="button" onClick={print}>
        {words.print}
      </button>
      <span className={styles.outcome} role="status">
        {outcome === 'copied' && words.shared}
      </span>
      {address && outcome === 'refused' && (
        <label className={styles.address} htmlFor={id}>
          {words.shareManually}
          <input
            id={id}
            type="text"
            readOnly
            // biome-ignore lint/a11y/noAutofocus: the answer to the click, ready to be copied.
            autoFocus
            value={address()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
