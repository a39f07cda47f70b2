import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEscape } from '../../hooks/use-escape.ts';
import styles from './Dialog.module.css';

interface Props {
  readonly open: boolean;
  /** Called by Escape, the backdrop, Back on a telephone, or the content's button. */
  readonly onClose: () => void;
  /** Id of the heading that names the dialog; it takes the focus if it has `tabIndex={-1}` and `autoFocus`. */
  readonly labelledBy: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A native modal dialog: the rest of the page is inert, and closing it restores the focus. */
export function Dialog({ open, onClose, labelledBy, className = '', children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEscape(open, onClose, true);
  useEffect(() => {
    const dialog = ref.current;
    if (open) dialog?.showModal();
    return () => dialog?.close();
  }, [open]);

  function onClick({ target, currentTarget }: MouseEvent) {
    // The content fills the dialog, so a click on the dialog itself is on its backdrop.
    if (target === currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key.
    <dialog
      className={`${styles.dialog} ${className}`}
      ref={ref}
      aria-labelledby={open ? labelledBy : undefined}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>{open && children}</div>
    </dialog>
  );
}
