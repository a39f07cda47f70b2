import { acceptsCorrection, type InvoiceField } from '@agency/shared/invoice';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { invoiceStrings } from '../../../content/tools/ai-demos.built.ts';
import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { kindOf } from './invoice-view.ts';

const strings = invoiceStrings.correction;

interface Props {
  readonly field: InvoiceField;
  /** The displayed value; undefined if the field was not found. */
  readonly shown: string | undefined;
  readonly typed: string | undefined;
  readonly onCorrect: (field: InvoiceField, typed: string | undefined) => void;
}

/** A button that opens an input for the invoice's real value. */
export function FieldCorrection({ field, shown, typed, onCorrect }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  /** Counted, so that each refusal moves the focus to the input. */
  const [refusals, setRefusals] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const label = invoiceStrings.outputs[field];
  const kind = kindOf(field);

  // The pressed control is gone: move the focus to its replacement.
  useEffect(() => {
    if (wasOpen.current === isOpen && refusals === 0) return;
    wasOpen.current = isOpen;
    const control = place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button');
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, [isOpen, refusals]);

  function close() {
    setIsOpen(false);
    setRefusals(0);
  }

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = place.current?.querySelector('input')?.value ?? '';
    if (!acceptsCorrection(field, entered)) {
      setRefusals(refusals + 1);
      return;
    }
    onCorrect(field, entered);
    close();
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  if (!isOpen) {
    return (
      <div ref={place} className="cluster flush note no-print">
        <Button
          look="text"
          aria-label={fill(strings.editOf, { field: label })}
          onClick={() => setIsOpen(true)}
          label={strings.edit}
        />
        {typed !== undefined && (
          <Button
            look="text"
            aria-label={fill(strings.restoreOf, { field: label })}
            onClick={() => {
              onCorrect(field, undefined);
              place.current?.querySelector('button')?.focus();
            }}
            label={strings.restore}
          />
        )}
      </div>
    );
  }
  return (
    <div ref={place} className="no-print">
      <form className="stack" noValidate onSubmit={apply} onKeyDown={leave}>
        <Field
          name={`correction-${field}`}
          label={fill(strings.field, { field: label })}
          hint={strings.hints[kind]}
          error={refusals > 0 && kind !== 'text' ? strings.refused[kind] : undefined}
          announced
          defaultValue={typed ?? shown}
          inputMode={kind === 'amount' ? 'decimal' : 'text'}
          autoComplete="off"
        />
        <Button type="submit" label={strings.apply} />
        <Button look="quiet" onClick={close} label={strings.cancel} />
      </form>
    </div>
  );
}
