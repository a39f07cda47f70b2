import { Fragment, type ReactNode } from 'react';

const number = /((?:1\s)?\d{3}[\s-]\d{3}-\d{4})/;

/** Keeps telephone numbers in a text on one line: browsers break « 555-0142 » at its hyphen. `others` marks up the rest. */
export function keepPhone(text: string, others: (part: string) => ReactNode = (part) => part): ReactNode {
  const parts = text.split(number);
  if (parts.length === 1) return others(text);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{others(part)}</Fragment>
    ),
  );
}
