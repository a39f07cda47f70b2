import type { SectionOf } from '../../content/schema/page.ts';
import { agency, externalUrls } from '../../site/agency.ts';
import * as styles from './Aside.module.css';

/** What follows the request, and a person to call. It stays visible beside the form on wide screens. */
export function Aside({ strings: { aside, confirmation } }: { readonly strings: SectionOf<'quote-form'> }) {
  return (
    <div className="sticky">
      <h3>{aside.title}</h3>
      <ol className={styles.steps}>
        {confirmation.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="ruled">
        <p>{aside.call}</p>
        <a className="line-link display" href={externalUrls.phone}>
          {agency.phone}
        </a>
        <p className="note">{agency.hours}</p>
      </div>
    </div>
  );
}
