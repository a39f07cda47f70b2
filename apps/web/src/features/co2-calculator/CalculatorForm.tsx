import { type Co2Form, hostingLocations, isCo2FormReady } from '@agency/shared/co2';
import { YES, yesNo } from '@agency/shared/options';
import { type FormEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { calculatorStrings } from '../../content/tools/co2-calculator.ts';
import { readTexts, writeTexts } from '../../lib/form-texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field, SelectField } from '../../ui/field/Field.tsx';
import * as styles from './CalculatorForm.module.css';
import { fields } from './fields.ts';

interface Props {
  readonly form: Co2Form;
  /** Invalid counts, once the visitor has submitted the form. */
  readonly wrong: readonly string[];
  readonly onChange: (form: Co2Form) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const strings = calculatorStrings.form;

export function CalculatorForm({ form, wrong, onChange, onSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const ready = isCo2FormReady(form);
  useEffect(() => writeTexts(element.current, { ...form }), [form]);

  const count = (name: 'visitorsPerMonth' | 'chatbotConversations' | 'aiRequests') => (
    <Field
      name={name}
      {...strings.fields[name]}
      error={wrong.includes(name) ? strings.notCount : undefined}
      announced
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      defaultValue={form[name]}
    />
  );
  const choice = (name: 'hostingLocation' | 'hasChatbot' | 'usesAI') => (
    <SelectField
      name={name}
      {...strings.fields[name]}
      placeholder={strings.choose}
      options={name === 'hostingLocation' ? hostingLocations : yesNo}
      defaultValue={form[name]}
    />
  );
  return (
    <form
      className="columns fields"
      ref={element}
      noValidate
      onInput={(event: FormEvent<HTMLFormElement>) => onChange(readTexts(new FormData(event.currentTarget), fields))}
      onSubmit={onSubmit}
    >
      {count('visitorsPerMonth')}
      {choice('hostingLocation')}
      {choice('hasChatbot')}
      {form.hasChatbot === YES && count('chatbotConversations')}
      {choice('usesAI')}
      {form.usesAI === YES && count('aiRequests')}
      <div className={styles.submit}>
        <Button type="submit" disabled={!ready} label={strings.calculate} />
        {!ready && <p className="note">{strings.missing}</p>}
      </div>
    </form>
  );
}
