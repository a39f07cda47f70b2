import { submitStrings } from '../../content/tools/sending.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

interface Props {
  /** Text of the button; by default, that of a form that sends. */
  readonly label?: string | undefined;
  readonly isSending: boolean;
  /** Text that is announced while the request is being sent; by default, the label of that moment. */
  readonly announcement?: string;
}

/** The button that sends a form, and its live region. It stays focusable while it sends. */
export function SubmitButton({ label = submitStrings.label, isSending, announcement = submitStrings.sending }: Props) {
  return (
    <>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isSending || undefined}>
        {isSending && <Spinner />}
        {isSending ? submitStrings.sending : label}
      </button>
      <span className="visually-hidden" role="status">
        {isSending && announcement}
      </span>
    </>
  );
}
