import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useEscape } from '../../hooks/use-escape.ts';
import * as styles from './Dialog.module.css';

interface Props {
  readonly open: boolean;
  /** Called by Escape, the backdrop, Back on a telephone, or the content's button. */
  readonly onClose: () => void;
  /** Id of the heading that names the dialog; it takes the focus if it has `tabIndex={-1}` and `autoFocus`. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/**
 * Opens and closes a native modal dialog: the rest of the page is inert. Escape, a click on the backdrop and Back on a telephone ask to
 * close it.
 * @returns the attributes of the dialog's element, whose content fills it
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useRef(false);
  const isPressed = useRef(false);
  useEscape(open, onClose, true);
  useLayoutEffect(() => {
    const dialog = ref.current;
    isOpen.current = open;
    if (open) dialog?.showModal();
    return () => {
      isOpen.current = false;
      dialog?.close();
    };
  }, [open]);
  return {
    ref,
    // A selection of text may end on the backdrop: the browser then reports a click on the dialog.
    onPointerDown: ({ target, currentTarget }: MouseEvent) => {
      isPressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isPressed.current && target === currentTarget) onClose();
    },
    // Without a cancel event before it, the browser closed the dialog.
    onClose: () => isOpen.current && onClose(),
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
  };
}

/** A native modal dialog; closing it restores the focus. */
export function Dialog({ open, onClose, labelledBy, children }: Props) {
  return (
    <dialog className={styles.dialog} aria-labelledby={open ? labelledBy : undefined} {...useDialog(open, onClose)}>
      <div className={styles.content}>{open && children}</div>
    </dialog>
  );
}
