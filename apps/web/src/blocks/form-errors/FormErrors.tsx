import { fill } from '../../lib/fill.ts';
import { ErrorSummary } from '../../ui/message/ErrorSummary.tsx';
import { FailureHint } from '../failure-banner/FailureBanner.tsx';

interface Props {
  readonly title: string;
  /** Messages by field. The API may refuse a field that has no control here. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Fields with a control, in form order. */
  readonly fields: readonly string[];
  /** The failure that the errors explain, if the API reported them. */
  readonly failure: string | undefined;
  readonly strings: { readonly title: string; readonly hint: string };
}

/** The errors of a form that was sent, below the failure. Takes the focus when it appears: pass a new `key` at each attempt. */
export function FormErrors({ title, errors, fields, failure, strings }: Props) {
  const item = (name: string) => {
    const message = errors[name];
    return message ? [{ field: fields.includes(name) ? name : undefined, message }] : [];
  };
  const others = Object.keys(errors).filter((name) => !fields.includes(name));
  return (
    <ErrorSummary title={title} items={[...fields, ...others].flatMap(item)}>
      {failure && (
        <>
          <p>{fill(strings.title, { message: failure })}</p>
          <FailureHint hint={strings.hint} />
        </>
      )}
    </ErrorSummary>
  );
}
