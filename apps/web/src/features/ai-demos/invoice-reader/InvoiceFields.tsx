import type { Corrections, Invoice, InvoiceField } from '@agency/shared/invoice';
import { markUp } from '../../../blocks/mark-up/mark-up.tsx';
import { invoiceStrings as strings } from '../../../content/tools/ai-demos.built.ts';
import { FieldCorrection } from './FieldCorrection.tsx';
import * as styles from './InvoiceReader.module.css';
import { fieldHues, fieldNames, missingOf, noteOn, numberOf, shownValue, verdictOf } from './invoice-view.ts';

interface Props {
  readonly invoice: Invoice;
  readonly corrections: Corrections;
  /** Called with a correction; undefined restores the value read from the invoice. */
  readonly onCorrect: (field: InvoiceField, typed: string | undefined) => void;
}

/** The check of the sums, then every field as read or corrected. */
export function InvoiceFields({ invoice, corrections, onCorrect }: Props) {
  const { outputs } = strings;
  return (
    <dl className={styles.fields}>
      <div className={styles.totals} data-match={invoice.totalsMatch ?? 'unknown'}>
        <dt className="note">{outputs.totalsMatch}</dt>
        <dd className="verdict" data-result="totalsMatch" data-value={invoice.totalsMatch ?? 'unknown'}>
          {verdictOf(invoice).join(' ')}
        </dd>
      </div>
      {fieldNames.map((field) => {
        const value = shownValue(field, invoice);
        const note = noteOn(field, invoice);
        return (
          <div key={field} className={styles.field}>
            <dt className="note">
              <span data-hue={fieldHues[field]} data-number={numberOf(field)} />
              {outputs[field]}
            </dt>
            <dd data-result={field} data-missing={value === undefined || undefined}>
              {markUp(value ?? missingOf(field, invoice))}
              {note && <small> {note}</small>}
            </dd>
            <dd>
              <FieldCorrection field={field} shown={value} typed={corrections[field]} onCorrect={onCorrect} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
