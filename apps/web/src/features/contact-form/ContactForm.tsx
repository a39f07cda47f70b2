import {
  type ContactField,
  contactAddress,
  contactFields,
  FORM_OUTCOME,
  HEALTH_ROUTE,
  serviceTypes,
} from '@agency/shared/contact';
import { isCodeOf } from '@agency/shared/options';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureBanner, FailureHint } from '../../blocks/failure-banner/FailureBanner.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { PrivacyNote } from '../../blocks/privacy-note/PrivacyNote.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { probeApi } from '../../contact-client/api-health.ts';
import { takeCarriedDraft } from '../../contact-client/contact-draft.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { useTitlePrefix } from '../../hooks/use-title-prefix.ts';
import { fill } from '../../lib/fill.ts';
import { apiUrl } from '../../site/agency.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { ErrorSummary, focusField } from '../../ui/message/ErrorSummary.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Channels, Place } from './Channels.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import {
  applyDraft,
  controlOf,
  forgetForm,
  forgetPosted,
  noDraft,
  restoreForm,
  saveForm,
  withdrawDraft,
} from './draft.ts';
import { PostedFailure, PostedSuccess, Success } from './Outcome.tsx';

const healthAddress = apiUrl + HEALTH_ROUTE;

/**
 * A plain form that any browser can post to the API, which responds with a page. With scripts, the form validates here, sends JSON,
 * and shows the outcome in place.
 */
export function ContactForm({ section: strings }: SectionProps<'contact-form'>) {
  const { id, tone, eyebrow, title, lead, privacy, submit: button, summary, failure: failureStrings } = strings;
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const service = parameters.get('service') ?? '';
  const posted = parameters.get(FORM_OUTCOME.parameter);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(noDraft);
  const [announcement, setAnnouncement] = useState('');
  const { stage, attempt, errors, failure, reference, prepare, submit, mend } = useSubmission<ContactField>({
    load: async () => {
      const { readForm, send } = await import('./sending.ts');
      return { read: (element) => readForm(element, draft.hidden), send };
    },
    apiUrl,
    strings: failureStrings,
    // The script failed to load (a deployment, the network): the browser can post the form natively.
    onScriptMissing: (element) => {
      if (!element.reportValidity()) return;
      saveForm(element, draft, true);
      element.submit();
    },
    onSent: (element) => {
      element.reset();
      forgetForm();
      setDraft(noDraft);
    },
  });

  // The focus may precede hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare();
  }, []);

  // The inline script probes for a loaded document.
  const isLoaded = useRef(!hydrated);
  useEffect(() => {
    if (!isLoaded.current) void probeApi(healthAddress);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after hydration, and only for empty fields: values entered before hydration stay.
  useEffect(() => {
    if (!form.current) return;
    if (posted === 'succes') forgetPosted();
    const before = restoreForm(form.current);
    const carried = applyDraft(form.current, takeCarriedDraft());
    const isNew = Object.keys({ ...carried.filled, ...carried.hidden }).length > 0;
    setDraft(isNew ? carried : before);
    if (isNew) saveForm(form.current, carried);
  }, []);
  const appliedService = useRef('');
  useEffect(() => {
    const control = form.current && controlOf(form.current, 'serviceType');
    if (!control || !isCodeOf(serviceTypes, service)) return;
    // A link followed on the same page may name another service: the last choice wins.
    if (control.value === '' || appliedService.current) control.value = service;
    appliedService.current = service;
  }, [service]);

  const problems = contactFields.filter((field) => errors[field]);
  const hasProblems = problems.length > 0;
  useTitlePrefix(summary.titlePrefix, hasProblems);
  const sending = stage === 'sending';
  const hasDraft = Object.keys({ ...draft.filled, ...draft.hidden }).length > 0;
  const isShown = (field: ContactField) => field in strings.fields;

  function removeDraft() {
    if (form.current) {
      withdrawDraft(form.current, draft);
      saveForm(form.current, noDraft);
    }
    setDraft(noDraft);
    setAnnouncement(strings.draft.removed);
    focusField('message');
  }

  const isPosted = attempt === 0 && (posted === 'succes' || posted === 'erreur');
  return (
    <>
      {stage === 'sent' && <Success strings={strings.success} reference={reference} />}
      {isPosted && posted === 'succes' && <PostedSuccess strings={strings.success} />}
      <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
        {isPosted && posted === 'erreur' && <PostedFailure strings={strings} />}
        <div className={styles.layout}>
          <form
            className={styles.form}
            data-contact={healthAddress}
            data-feature="contact-form"
            data-wake="contact carried"
            // The page's accent is the error colour: inside the form, only errors use it.
            data-accent="forest"
            ref={form}
            method="post"
            action={contactAddress(apiUrl, pathname)}
            // Without hydration, the browser validates.
            noValidate={hydrated}
            onFocus={prepare}
            onSubmit={(event) => {
              event.preventDefault();
              submit(event.currentTarget);
            }}
            onChange={({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
              saveForm(currentTarget, draft);
              mend((target as { name?: string }).name ?? '');
            }}
          >
            {hasProblems && (
              <ErrorSummary
                key={attempt}
                title={summary.title}
                items={problems.map((field) => ({
                  field: isShown(field) ? field : undefined,
                  message: errors[field] ?? '',
                }))}
              >
                {failure && (
                  <>
                    <p>{fill(failureStrings.title, { message: failure })}</p>
                    <FailureHint hint={failureStrings.hint} />
                  </>
                )}
              </ErrorSummary>
            )}
            <ContactFields strings={strings} errors={errors}>
              {hasDraft && (
                <div className={styles.draft}>
                  <p>
                    <strong>{strings.draft.title}</strong>
                    {strings.draft.text}
                  </p>
                  <button type="button" className={buttonClass('quiet')} onClick={removeDraft}>
                    {strings.draft.remove}
                  </button>
                </div>
              )}
            </ContactFields>
            <PrivacyNote strings={privacy} />
            {failure && !hasProblems && (
              <FailureBanner key={attempt} strings={failureStrings} message={failure} focus="appears" />
            )}
            <p>
              <button type="submit" className={buttonClass('primary')} aria-disabled={sending || undefined}>
                {sending && <Spinner />}
                {sending ? button.sending : button.label}
              </button>
            </p>
            <p className="visually-hidden" role="status">
              {sending ? button.announcement : announcement}
            </p>
          </form>
          <Channels channels={strings.channels} />
        </div>
        <Place place={strings.place} />
      </SectionFrame>
    </>
  );
}
