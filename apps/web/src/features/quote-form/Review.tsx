import { labelOf, type Option } from '@agency/shared/options';
import { type QuoteField, type QuoteRequest, type QuoteStep, quoteOptions, quoteSteps } from '@agency/shared/quote';
import type { SectionOf } from '../../content/schema/page.ts';
import * as styles from './QuoteForm.module.css';

const lists: { readonly [Field in QuoteField]?: readonly Option[] } = quoteOptions;

function shown(field: QuoteField, quote: QuoteRequest): string {
  const value = quote[field];
  const options = lists[field];
  const texts = Array.isArray(value) ? value : value ? [value] : [];
  return texts.map((text) => (options ? labelOf(options, text) : text)).join(', ');
}

interface Props {
  readonly strings: SectionOf<'quote-form'>;
  readonly quote: QuoteRequest;
  readonly onEdit: (step: QuoteStep) => void;
}

export function Review({ strings: { review, fields }, quote, onEdit }: Props) {
  return (
    <div className={styles.review}>
      <h4>{review.title}</h4>
      <p>{review.lead}</p>
      {quoteSteps.slice(0, -1).map(({ step, label, fields: names }) => (
        <div key={step} className="ruled">
          <div className="cluster spread">
            <strong>{label}</strong>
            <button type="button" className="text-button" onClick={() => onEdit(step)}>
              {review.edit}
              <span className="visually-hidden">{`\u00a0: ${label}`}</span>
            </button>
          </div>
          <dl className={styles.answers}>
            {names.map((name) => (
              <div key={name}>
                <dt className="note">{fields[name].label}</dt>
                <dd>{shown(name, quote) || <small>{review.none}</small>}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
