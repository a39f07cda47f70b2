import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Words without a border; an example to try, pressed while it is shown; an arrow, which `aria-label` names. */
const others = {
  text: 'text-button',
  example: 'capsule toggle example',
  arrow: 'round arrow',
} as const;

type Look = ButtonLook | keyof typeof others;

const isOther = (look: Look): look is keyof typeof others => look in others;

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly label?: ReactNode;
  readonly look?: Look | undefined;
  readonly compact?: boolean;
}

/** A button with nothing but its label; it sends no form, unless its type says so. */
export function Button({ label, look = 'primary', compact, ...button }: Props) {
  const className = isOther(look) ? others[look] : buttonClass(look, compact ? 'compact' : undefined);
  return (
    <button type="button" className={className} {...button}>
      {label}
    </button>
  );
}
