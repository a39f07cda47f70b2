import { type ContactField, contactAddress, contactFields, FORM_OUTCOME, HEALTH_ROUTE } from '@agency/shared/contact';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { FailureBanner } from '../../blocks/message/FailureBanner.tsx';
import { FormErrors } from '../../blocks/message/FormErrors.tsx';
import { PrivacyNote } from '../../blocks/privacy-note/PrivacyNote.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { useSubmission } from '../../blocks/submission/use-submission.ts';
import { SubmitButton } from '../../blocks/submit-button/SubmitButton.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { canLoad } from '../../lib/can-load.ts';
import { focusField } from '../../lib/field.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { apiUrl } from '../../site/agency.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Channels, Place } from './Channels.tsx';
import { ContactFields } from './ContactFields.tsx';
import * as styles from './ContactForm.module.css';
import { initializeForm } from './initialize-form.ts';
import { PostedFailure, PostedSuccess, Success } from './Outcome.tsx';
import { useContactDraft } from './use-contact-draft.ts';

const sending = lazyValue(() => import('./sending.ts'));

/**
 * A plain form that any browser can post to the API, which responds with a page. With scripts, the form validates here, sends JSON,
 * and shows the outcome in place.
 */
export function ContactForm({ section: strings }: SectionProps<'contact-form'>) {
  const { id, tone, privacy, announcement, ...heading } = strings;
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const parameter = new URLSearchParams(search).get(FORM_OUTCOME.parameter);
  const posted = FORM_OUTCOME.outcomes.find((outcome) => outcome === parameter);
  const form = useRef<HTMLFormElement>(null);
  const draft = useContactDraft(form, posted === 'succes');
  const isLoaded = useRef(!hydrated);
  useEffect(() => {
    // After the draft: a kept service stays. In a loaded document, `contact.attribute.ts` did it.
    if (!isLoaded.current && form.current) initializeForm(form.current);
  }, []);
  const submission = useSubmission<ContactField>({
    sending,
    // The script failed to load (a deployment, the network): the browser can post the form natively, if the API answers.
    onScriptMissing: async (element) => {
      if (!element.reportValidity()) return true;
      if (!(await canLoad(apiUrl + HEALTH_ROUTE))) return false;
      draft.keep(element, true);
      element.submit();
      return true;
    },
    onSent: (element) => {
      element.reset();
      draft.forget();
    },
  });

  const { stage, attempt, errors, hasErrors, failure } = submission;
  const shownFields = contactFields.filter((field) => field in strings.fields);

  function removeDraft() {
    draft.withdraw();
    focusField('message');
  }

  /** The outcome of the posted form, until the visitor sends it here. */
  const outcome = attempt === 0 ? posted : undefined;
  return (
    <>
      {stage === 'sent' && <Success key={attempt} strings={strings.success} reference={submission.reference} />}
      {outcome === 'succes' && <PostedSuccess strings={strings.success} />}
      <SectionFrame heading={heading} id={id} tone={tone}>
        {outcome === 'erreur' && <PostedFailure message={strings.postedFailure} />}
        <div className="sides">
          <form
            className="stack loose form-sheet"
            data-contact={apiUrl + HEALTH_ROUTE}
            data-feature="contact-form"
            data-wake="contact"
            data-parameters="message"
            // The page's accent is also the error colour: inside the form, only errors have it.
            data-accent="forest"
            ref={form}
            method="post"
            action={contactAddress(apiUrl, pathname)}
            // Without hydration, the browser validates.
            noValidate={hydrated}
            onFocus={submission.prepare}
            onSubmit={submission.submit}
            onChange={({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
              draft.keep(currentTarget);
              submission.clearError(target);
            }}
          >
            {hasErrors && <FormErrors key={attempt} errors={errors} fields={shownFields} failure={failure} />}
            <ContactFields strings={strings} errors={errors}>
              {(draft.carried === 'whole' || draft.carried === 'edited') && (
                <div className={styles.draft}>
                  <p>
                    <strong>{strings.draft.title}</strong>
                    <br />
                    {draft.carried === 'whole' ? strings.draft.text : strings.draft.edited}
                  </p>
                  {draft.carried === 'whole' && (
                    <Button look="quiet" onClick={removeDraft} label={strings.draft.remove} />
                  )}
                </div>
              )}
            </ContactFields>
            <span className="visually-hidden" role="status">
              {(draft.carried === 'edited' || draft.carried === 'removed') && strings.draft[draft.carried]}
            </span>
            <PrivacyNote strings={privacy} />
            {failure && !hasErrors && <FailureBanner key={`failure-${attempt}`} message={failure} focus="appears" />}
            <SubmitButton isSending={stage === 'sending'} announcement={announcement} />
          </form>
          <Channels channels={strings.channels} />
        </div>
        <Place place={strings.place} />
      </SectionFrame>
    </>
  );
}
