import { yesCount } from '@agency/shared/format';
import { type IndustryForm as Fields, industryFields, productionTypes, quizQuestionIds } from '@agency/shared/industry';
import { useEffect, useRef } from 'react';
import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { Confirmation } from '../../blocks/confirmation/Confirmation.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { Honeypot } from '../../blocks/honeypot/Honeypot.tsx';
import { Banner } from '../../blocks/message/Banner.tsx';
import { FailureBanner } from '../../blocks/message/FailureBanner.tsx';
import { FormErrors } from '../../blocks/message/FormErrors.tsx';
import { PrivacyNote } from '../../blocks/privacy-note/PrivacyNote.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { useSubmission } from '../../blocks/submission/use-submission.ts';
import { SubmitButton } from '../../blocks/submit-button/SubmitButton.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import { successStrings } from '../../content/tools/sending.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { readDraft, saveDraft } from '../../lib/draft.ts';
import { fill } from '../../lib/fill.ts';
import { readTexts } from '../../lib/form-texts.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { restoreAnswers } from '../../lib/restore-answers.ts';
import { commonFields } from '../../ui/field/common-fields.ts';
import { Field, SelectField } from '../../ui/field/Field.tsx';
import { diagnosis, QUIZ_DRAFT } from './diagnosis.ts';
import * as styles from './IndustryForm.module.css';
import { SentDiagnosis } from './SentDiagnosis.tsx';

/** Owner of the answers in the tab's draft, until they are sent. */
const DRAFT = 'industry-form';

const sending = lazyValue(() => import('./sending.ts'));

/** The plant's contact form: four fields, and the result of the self-assessment if there is one. */
export function IndustryForm({ section: strings }: SectionProps<'industry-form'>) {
  const { id, tone, fields, ...heading } = strings;
  const form = useRef<HTMLFormElement>(null);
  const { inputs: answers } = useKept(QUIZ_DRAFT, quizQuestionIds);
  const quiz = diagnosis(answers);
  const submission = useSubmission<keyof Fields>({
    sending,
    onSent: (element) => {
      element.reset();
      saveDraft(DRAFT, undefined);
    },
  });

  useEffect(() => {
    if (form.current) restoreAnswers(form.current, readDraft(DRAFT));
  }, []);

  const { stage, attempt, errors, hasErrors, failure, reference } = submission;
  if (stage === 'sent') {
    return (
      <Confirmation strings={strings.confirmation} reference={reference} place="section" id={id} tone={tone}>
        <div className={styles.sent}>
          <Banner tone="success" title={successStrings.title}>
            <p>{successStrings.text}</p>
          </Banner>
          {quiz && <SentDiagnosis strings={strings.sentDiagnosis} quiz={quiz} />}
        </div>
      </Confirmation>
    );
  }
  const field = (name: keyof Fields) => ({ name, ...fields[name], error: errors[name] });
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <div className="without-script">
        <div className="stack">
          <p>{strings.withoutScript.text}</p>
          <ActionList actions={strings.withoutScript.actions} />
        </div>
      </div>
      <form
        className={`${styles.form} needs-script`}
        data-feature="industry-form"
        data-wake={`${DRAFT} ${QUIZ_DRAFT}`}
        // A submission before hydration does nothing: the answers stay on the page and out of its address.
        method="dialog"
        ref={form}
        noValidate
        onFocus={submission.prepare}
        onSubmit={submission.submit}
        onChange={({ currentTarget, target }) => {
          saveDraft(DRAFT, readTexts(new FormData(currentTarget), industryFields));
          submission.clearError(target);
        }}
      >
        {hasErrors && <FormErrors key={attempt} errors={errors} fields={industryFields} failure={failure} />}
        <div className="columns fields">
          <Field {...field('company')} {...commonFields.company} required />
          <Field {...field('email')} {...commonFields.email} required />
          <Field {...field('phone')} {...commonFields.phone} note={interfaceStrings.optional} />
          <SelectField
            {...field('productionType')}
            note={interfaceStrings.optional}
            placeholder={strings.choose}
            options={productionTypes}
          />
          <Honeypot />
        </div>
        <p className="marked">
          {quiz ? fill(strings.withDiagnosis, { level: quiz.name, count: yesCount(quiz) }) : strings.withoutDiagnosis}
        </p>
        <PrivacyNote strings={strings.privacy} />
        {failure && !hasErrors && <FailureBanner key={`failure-${attempt}`} message={failure} focus="appears" />}
        <SubmitButton isSending={stage === 'sending'} />
      </form>
    </SectionFrame>
  );
}
