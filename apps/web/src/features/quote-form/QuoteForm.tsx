import { type QuoteStep, quoteSteps } from '@agency/shared/quote';
import { useEffect, useId, useRef } from 'react';
import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { Confirmation } from '../../blocks/confirmation/Confirmation.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { FailureBanner } from '../../blocks/message/FailureBanner.tsx';
import { FormErrors } from '../../blocks/message/FormErrors.tsx';
import { PrivacyNote } from '../../blocks/privacy-note/PrivacyNote.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { SubmitButton } from '../../blocks/submit-button/SubmitButton.tsx';
import { fill } from '../../lib/fill.ts';
import { reveal } from '../../lib/focus.ts';
import { Button } from '../../ui/button/Button.tsx';
import { StepRings } from '../../ui/gauge/StepRings.tsx';
import { Aside } from './Aside.tsx';
import * as styles from './QuoteForm.module.css';
import { QuoteSteps, stepTitleId } from './QuoteSteps.tsx';
import { Review } from './Review.tsx';
import { useQuoteForm } from './use-quote-form.ts';

/** A form of four steps, validated one by one, saved in the tab until it is sent. */
export function QuoteForm({ section: strings }: SectionProps<'quote-form'>) {
  const { id, tone, ...heading } = strings;
  const form = useRef<HTMLFormElement>(null);
  const request = useQuoteForm(form);
  const { step, isLast, stage, attempt, errors, hasErrors, failure, goTo } = request;
  const sending = stage === 'sending';

  // A new step focuses its title; an error summary takes the focus itself.
  const shownStep = useRef(step);
  useEffect(() => {
    const isNew = shownStep.current !== step;
    shownStep.current = step;
    if (attempt === 0 || !isNew || hasErrors) return;
    // A frame later: on Back, the browser restores its scroll position after this effect.
    requestAnimationFrame(() => {
      const title = document.getElementById(stepTitleId(step));
      if (title) reveal(title, document.documentElement);
    });
  }, [step, attempt, hasErrors]);

  // A sent request replaces the form, because the agency has it.
  if (stage === 'sent')
    return <Confirmation strings={strings.confirmation} reference={request.reference} place="page" />;
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <div className="sides one-page">
        <div className="without-script">
          <div className="stack">
            <p className="display">{strings.withoutScript.title}</p>
            <p>{strings.withoutScript.text}</p>
            <ActionList actions={strings.withoutScript.actions} />
          </div>
        </div>
        <form
          className="stack loose form-sheet needs-script"
          data-feature="quote-form"
          data-wake="quote"
          ref={form}
          // A submission before hydration does nothing: the answers stay on the page and out of its address.
          method="dialog"
          noValidate
          aria-label={heading.title}
          data-accent="forest"
          onSubmit={request.onSubmit}
          onChange={request.onChange}
          onFocus={isLast ? request.prepare : undefined}
        >
          <Progress strings={strings} step={step} />
          {hasErrors && (
            <FormErrors
              key={attempt}
              errors={errors}
              // A field of another step is hidden.
              fields={quoteSteps[step - 1]?.fields ?? []}
              failure={failure}
            />
          )}
          <QuoteSteps strings={strings} step={step} errors={errors}>
            {isLast && <Review strings={strings} quote={request.quote} onEdit={goTo} />}
            <div className="whole-row">
              <PrivacyNote strings={strings.privacy} />
            </div>
          </QuoteSteps>
          {failure && !hasErrors && <FailureBanner key={`failure-${attempt}`} message={failure} focus="appears" />}
          <p className={styles.buttons}>
            {step > 1 && (
              <Button
                look="quiet"
                aria-disabled={sending || undefined}
                onClick={() => goTo((step - 1) as QuoteStep)}
                label={strings.previous}
              />
            )}
            <SubmitButton label={isLast ? undefined : strings.next} isSending={sending} />
          </p>
          <p className="note">{request.isKept && (request.restored ? strings.restored : strings.kept)}</p>
        </form>
        <Aside strings={strings} />
      </div>
    </SectionFrame>
  );
}

type Strings = SectionProps<'quote-form'>['section'];

function Progress({ strings, step }: { readonly strings: Strings; readonly step: QuoteStep }) {
  const whereId = useId();
  const label = quoteSteps[step - 1]?.label ?? '';
  const position = fill(strings.position, { step: String(step), total: String(quoteSteps.length), label });
  return (
    <div className={styles.progress}>
      <StepRings current={step} total={quoteSteps.length} className={styles.rings} />
      <div className={styles.where}>
        <p id={whereId}>
          <strong>{position}</strong>
        </p>
        <progress value={step} max={quoteSteps.length} aria-labelledby={whereId} aria-valuetext={position} />
        <ol className="note" aria-label={strings.stepsLabel}>
          {quoteSteps.map((one) => (
            <li
              key={one.step}
              aria-current={one.step === step ? 'step' : undefined}
              data-done={one.step < step || undefined}
            >
              {one.label}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
