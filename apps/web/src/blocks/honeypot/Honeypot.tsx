import { HONEYPOT_FIELD } from '@agency/shared/contact';
import { interfaceStrings } from '../../content/interface.ts';

/** A field hidden from view, tab order and accessibility tree; usually only robots fill it in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{interfaceStrings.honeypot}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
