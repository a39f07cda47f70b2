import { HONEYPOT_FIELD } from '@agency/shared';

/** The field that no visitor sees, reaches by Tab or hears: a robot that reads the markup fills it in. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{label}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
