import { buttonClass } from '../../ui/button/button-class.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

interface Props {
  readonly label: string;
  /** Label while the request is being sent. */
  readonly sending: string;
  readonly isSending: boolean;
  /** Announced while the request is being sent: by default, the label. */
  readonly announcement?: string;
}

/** The button that sends a form, and its live region. It stays focusable while it sends. */
export function SubmitButton({ label, sending, isSending, announcement = sending }: Props) {
  return (
    <>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isSending || undefined}>
        {isSending && <Spinner />}
        {isSending ? sending : label}
      </button>
      <span className="visually-hidden" role="status">
        {isSending && announcement}
      </span>
    </>
  );
}
