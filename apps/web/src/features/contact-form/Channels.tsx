import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { markUpLabel } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { agency, externalUrls, postalAddress } from '../../site/agency.ts';
import { resolveTarget } from '../../site/links.ts';
import * as styles from './Channels.module.css';

type Strings = SectionOf<'contact-form'>;

/** Other ways to contact the agency. They stay visible beside the form on wide screens. */
export function Channels({ channels }: Pick<Strings, 'channels'>) {
  return (
    <div className={styles.channels} data-tone="night">
      <h3>{channels.title}</h3>
      <dl className="stack">
        <div>
          <dt className="note">{channels.phone}</dt>
          <dd>
            <a className="line-link display" href={externalUrls.phone}>
              {agency.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{channels.email}</dt>
          <dd>
            <a className="line-link accented" href={externalUrls.email}>
              {markUpLabel(agency.email)}
            </a>
            <p className="pill">{channels.responseTime}</p>
          </dd>
        </div>
      </dl>
      {[channels.quote, channels.call].map(({ title, text, action }) => (
        <div key={title} className={styles.call}>
          <h4>{title}</h4>
          <p>{text}</p>
          <ActionLink action={action} look={action === channels.call.action ? 'primary' : 'text'} />
        </div>
      ))}
    </div>
  );
}

export function Place({ place }: Pick<Strings, 'place'>) {
  const { platform } = place;
  return (
    <div className={styles.place}>
      <h3>{place.title}</h3>
      <dl className="columns even">
        <div className="ruled">
          <dt className="note">{place.address}</dt>
          <dd>
            <address>
              {postalAddress[0]}
              <br />
              {postalAddress[1]}
            </address>
          </dd>
        </div>
        <div className="ruled">
          <dt className="note">{place.hours}</dt>
          <dd>{agency.hours}</dd>
        </div>
        <div className="ruled">
          <dt className="note">{place.payment}</dt>
          <dd>{agency.paymentMethods}</dd>
        </div>
        {resolveTarget(platform.action.target) && (
          <div className="ruled">
            <dt className="note">{platform.label}</dt>
            <dd>
              <ActionLink action={platform.action} look="text" />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
