import { Fragment, type ReactNode } from 'react';
import { agency } from '../../site/agency.ts';

/** A text whose telephone number stays on one line: browsers part « 555-0142 » at its hyphen. `others` marks the rest. */
export function keepPhone(text: string, others: (part: string) => ReactNode = (part) => part): ReactNode {
  const parts = text.split(agency.phone);
  if (parts.length === 1) return others(text);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="unbroken">{agency.phone}</span>}
      {others(part)}
    </Fragment>
  ));
}
