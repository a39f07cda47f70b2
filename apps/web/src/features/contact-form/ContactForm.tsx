import { type ContactField, contactFields, FORM_OUTCOME, isCodeOf, serviceTypes } from '@agency/shared';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureBanner, FailureHint } from '../../blocks/failure-banner/FailureBanner.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { PrivacyNote } from '../../blocks/privacy-note/PrivacyNote.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { probeApi } from '../../contact-client/api-health.ts';
import { takeContactDraft } from '../../contact-client/contact-draft.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useTitlePrefix } from '../../hooks/use-title-prefix.ts';
import { fill } from '../../lib/fill.ts';
import { apiUrl } from '../../site/agency.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { ErrorSummary, focusField } from '../../ui/message/ErrorSummary.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Channels, Place } from './Channels.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import { applyDraft, controlOf, noDraft, withdrawDraft } from './draft.ts';
import { PostedOutcome, Success } from './Outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Waits for a quiet moment where the browser can tell one. Returns how to call it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}

/**
 * A plain form that any browser can post to the API, which answers with a page; with scripts, it is checked here, sent as
 * JSON, and answered in place.
 */
export function ContactForm({ section: words }: SectionProps<'contact-form'>) {
  const { id, tone, eyebrow, title, lead, privacy, submit, summary, failure: failureWords } = words;
  const hydrated = useHydrated();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const service = parameters.get('service') ?? '';
  const posted = parameters.get(FORM_OUTCOME.parameter);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(noDraft);
  const [announcement, setAnnouncement] = useState('');
  const { stage, attempt, errors, failure, onFocus, onSubmit, onChange, dismissBanner } = useContactForm({
    apiUrl,
    words: failureWords,
    carried: draft.hidden,
    onSent: () => setDraft(noDraft),
  });

  useEffect(() => whenIdle(() => void probeApi(apiUrl)), []);

  // After hydration, and only where nothing was answered: what a visitor chose or typed before the scripts came is theirs.
  useEffect(() => {
    if (form.current) setDraft(applyDraft(form.current, takeContactDraft(contactFields)));
  }, []);
  const appliedService = useRef('');
  useEffect(() => {
    const control = form.current && controlOf(form.current, 'serviceType');
    if (!control || !isCodeOf(serviceTypes, service)) return;
    // A link followed on the page itself names another service: the last choice wins.
    if (control.value === '' || appliedService.current) control.value = service;
    appliedService.current = service;
  }, [service]);

  const problems = contactFields.filter((field) => errors[field]);
  const hasProblems = problems.length > 0;
  useTitlePrefix(summary.titlePrefix, hasProblems);
  const sending = stage === 'sending';
  const isSent = stage === 'sent' || stage === 'confirmed';
  const hasDraft = Object.keys({ ...draft.filled, ...draft.hidden }).length > 0;
  const isShown = (field: ContactField) => field in words.fields;

  function removeDraft() {
    if (form.current) withdrawDraft(form.current, draft);
    setDraft(noDraft);
    setAnnouncement(words.draft.removed);
    focusField('message');
  }

  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
      {attempt === 0 && (posted === 'succes' || posted === 'erreur') && (
        <PostedOutcome outcome={posted} words={words} />
      )}
      {isSent && <Success words={words.success} bannerShown={stage === 'sent'} onBannerEnd={dismissBanner} />}
      <div className={styles.layout}>
        <form
          className={styles.form}
          // The page's accent is the colour of errors: inside the form it is theirs alone.
          data-accent="forest"
          ref={form}
          method="post"
          action={`${apiUrl}/api/contact`}
          // The browser's own messages serve where ours cannot.
          noValidate={hydrated}
          onFocus={onFocus}
          onSubmit={onSubmit}
          onChange={onChange}
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
                  <p>{fill(failureWords.title, { message: failure })}</p>
                  <FailureHint hint={failureWords.hint} />
                </>
              )}
            </ErrorSummary>
          )}
          <ContactFields words={words} errors={errors}>
            {hasDraft && (
              <div className={styles.draft}>
                <p>
                  <strong>{words.draft.title}</strong>
                  {words.draft.text}
                </p>
                <button type="button" className={buttonClass('quiet')} onClick={removeDraft}>
                  {words.draft.remove}
                </button>
              </div>
            )}
          </ContactFields>
          <PrivacyNote words={privacy} />
          {failure && !hasProblems && (
            <FailureBanner key={attempt} words={failureWords} message={failure} focus="appears" />
          )}
          <button
            type="submit"
            className={`${buttonClass('primary')} ${styles.submit}`}
            aria-disabled={sending || undefined}
          >
            {sending && <Spinner />}
            {sending ? submit.sending : submit.label}
          </button>
          <p className="visually-hidden" role="status">
            {sending ? submit.announcement : announcement}
          </p>
        </form>
        <Channels channels={words.channels} />
      </div>
      <Place place={words.place} />
    </SectionFrame>
  );
}
