import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly label: ReactNode;
  /** `text`: words without a border. */
  readonly look?: ButtonLook | 'text' | undefined;
  readonly compact?: boolean;
}

/** A button with a label alone; it sends no form, unless its type says so. */
export function Button({ label, look, compact, ...button }: Props) {
  const className = look === 'text' ? 'text-button' : buttonClass(look, compact ? 'compact' : undefined);
  return (
    <button type="button" className={className} {...button}>
      {label}
    </button>
  );
}
