import { HONEYPOT_FIELD } from '@agency/shared';

/** A field out of sight, of the tab order and of the accessibility tree: a robot that reads the markup fills it in. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{label}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
