import { type QuoteErrors, type QuoteField, type QuoteStep, quoteOptions } from '@agency/shared/quote';
import type { ReactNode } from 'react';
import { Honeypot } from '../../blocks/honeypot/Honeypot.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { commonFields } from '../../ui/field/common-fields.ts';
import { Field, SelectField, TextArea } from '../../ui/field/Field.tsx';
import * as styles from './QuoteForm.module.css';

interface Props {
  readonly strings: SectionOf<'quote-form'>;
  readonly step: QuoteStep;
  readonly errors: QuoteErrors;
  /** Content below the fields of the last step. */
  readonly children: ReactNode;
}

/** The fields of the four steps. All stay in the form, so that no value is lost; only the current step is visible. */
export function QuoteSteps({ strings, step, errors, children }: Props) {
  const { fields, choose, chooseOptional, titles } = strings;
  const field = (name: QuoteField) => ({ name, ...fields[name], error: errors[name] });
  const optional = (name: QuoteField) => ({ ...field(name), note: interfaceStrings.optional });
  const shown = (of: QuoteStep) => ({ step: of, title: titles[of - 1] ?? '', hidden: step !== of });
  return (
    <>
      <Step {...shown(1)}>
        <Field {...field('company')} {...commonFields.company} required />
        <Field {...field('name')} {...commonFields.name} required />
        <Field {...field('email')} {...commonFields.email} required />
        <Field {...optional('phone')} {...commonFields.phone} />
        <Field {...optional('website')} {...commonFields.website} className="whole-row" />
        <Honeypot />
      </Step>
      <Step {...shown(2)}>
        <ChoiceGroup {...field('projectType')} className="whole-row" options={quoteOptions.projectType} />
        <SelectField {...field('budget')} placeholder={choose} options={quoteOptions.budget} required />
        <SelectField {...field('timeline')} placeholder={choose} options={quoteOptions.timeline} required />
      </Step>
      <Step {...shown(3)}>
        <TextArea {...optional('currentSituation')} className="whole-row" rows={4} />
        <TextArea {...field('objectives')} className="whole-row" rows={5} required />
        <ChoiceGroup {...optional('features')} className="whole-row" options={quoteOptions.features} />
        <TextArea {...optional('competitors')} className="whole-row" rows={3} />
      </Step>
      <Step {...shown(4)}>
        <ChoiceGroup {...optional('integrations')} className="whole-row" options={quoteOptions.integrations} />
        <SelectField {...optional('hosting')} placeholder={chooseOptional} options={quoteOptions.hosting} />
        <SelectField {...optional('maintenance')} placeholder={chooseOptional} options={quoteOptions.maintenance} />
        <ChoiceGroup
          {...optional('additionalServices')}
          className="whole-row"
          options={quoteOptions.additionalServices}
        />
        {children}
      </Step>
    </>
  );
}

interface StepProps {
  readonly step: QuoteStep;
  readonly title: string;
  readonly hidden: boolean;
  readonly children: ReactNode;
}

/** Id of a step's title, which takes the focus when the step appears. */
export const stepTitleId = (step: QuoteStep) => `etape-${step}`;

function Step({ step, title, hidden, children }: StepProps) {
  return (
    <section aria-labelledby={stepTitleId(step)} hidden={hidden}>
      <h3 id={stepTitleId(step)} tabIndex={-1}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
