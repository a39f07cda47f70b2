import { failureStrings, summaryStrings } from '../../content/tools/sending.ts';
import { useTitle } from '../../hooks/use-title.ts';
import { fill } from '../../lib/fill.ts';
import { ErrorSummary } from '../../ui/message/ErrorSummary.tsx';
import { FailureHint } from '../failure-banner/FailureBanner.tsx';

interface Props {
  /** Messages by field. The API may refuse a field that has no control here. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Fields with a control, in form order. */
  readonly fields: readonly string[];
  /** The failure that the errors explain, if the API reported them. */
  readonly failure: string | undefined;
}

/**
 * The errors of a form that was sent, below the failure, and before the page's title. They take the focus when they appear: pass a new
 * `key` at each attempt.
 */
export function FormErrors({ errors, fields, failure }: Props) {
  useTitle(summaryStrings.titlePrefix, 'start');
  const item = (name: string) => {
    const message = errors[name];
    return message ? [{ field: fields.includes(name) ? name : undefined, message }] : [];
  };
  const others = Object.keys(errors).filter((name) => !fields.includes(name));
  return (
    <ErrorSummary title={summaryStrings.title} items={[...fields, ...others].flatMap(item)}>
      {failure && (
        <>
          <p>{fill(failureStrings.title, { message: failure })}</p>
          <FailureHint />
        </>
      )}
    </ErrorSummary>
  );
}
