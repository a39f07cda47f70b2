import {
  budgets,
  CALL_BACK_FIELD,
  type ContactErrors,
  callBackMoments,
  projectTypes,
  serviceTypes,
  timelines,
} from '@agency/shared/contact';
import type { ReactNode } from 'react';
import { Honeypot } from '../../blocks/honeypot/Honeypot.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { commonFields } from '../../ui/field/common-fields.ts';
import { Field, SelectField, TextArea } from '../../ui/field/Field.tsx';
import { rounded } from '../../ui/rounded.ts';
import * as styles from './ContactForm.module.css';

type Strings = SectionOf<'contact-form'>;
type FieldName = keyof Strings['fields'];

interface Props {
  readonly strings: Strings;
  readonly errors: ContactErrors;
  /** Content above the message. */
  readonly children?: ReactNode;
}

export function ContactFields({ strings, errors, children }: Props) {
  const { legends, fields, callBack, choose, chooseOptional } = strings;
  const field = (name: FieldName) => ({ name, ...fields[name], error: errors[name] });
  const optional = (name: FieldName) => ({ ...field(name), note: interfaceStrings.optional });
  return (
    <>
      <Group rings={1} legend={legends.person}>
        <Field {...field('name')} {...commonFields.name} required />
        <Field {...field('email')} {...commonFields.email} required />
        <Field {...optional('company')} {...commonFields.company} />
        <Field {...optional('phone')} {...commonFields.phone} placeholder=" " />
        {/* The style sheet shows this group once the number is not empty: the blank placeholder is then hidden. */}
        <ChoiceGroup
          name={CALL_BACK_FIELD}
          label={callBack.label}
          note={interfaceStrings.optional}
          className={styles.callBack}
          isSingle
          options={[{ code: '', label: callBack.none }, ...callBackMoments]}
          defaultValues={['']}
        />
        <Field {...optional('website')} {...commonFields.website} className="whole-row" />
        <Honeypot />
      </Group>
      <Group rings={2} legend={legends.project}>
        <SelectField {...field('serviceType')} placeholder={choose} options={serviceTypes} required />
        <SelectField {...optional('projectType')} placeholder={chooseOptional} options={projectTypes} />
        <SelectField {...optional('budget')} placeholder={chooseOptional} options={budgets} />
        <SelectField {...optional('timeline')} placeholder={chooseOptional} options={timelines} />
      </Group>
      <Group rings={3} legend={legends.message}>
        {children}
        {/* The blank placeholder lets the style sheet detect an empty field. */}
        <TextArea {...optional('message')} className="whole-row" placeholder=" " />
      </Group>
    </>
  );
}

interface GroupProps {
  /** Position of the group: the mark beside its legend gains one ring per group, and takes colour once the group is filled in. */
  readonly rings: 1 | 2 | 3;
  readonly legend: string;
  readonly children: ReactNode;
}

/** Radii of the mark's rings, unevenly spaced like real growth. */
const radii = [4.5, 10.5, 17] as const;

function Group({ rings, legend, children }: GroupProps) {
  return (
    <fieldset className={styles.group} data-optional={rings === 3 || undefined}>
      <legend className={styles.legend}>
        <svg
          className={styles.mark}
          viewBox="-20 -20 40 40"
          width="40"
          height="40"
          fill="none"
          strokeWidth="2.5"
          aria-hidden="true"
        >
          {radii.map((radius, index) => (
            <ellipse
              key={radius}
              rx={radius}
              ry={rounded(radius * 0.93)}
              transform={`rotate(${index * 40 - 20})`}
              data-grown={index < rings || undefined}
            />
          ))}
        </svg>
        {legend}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
