import type { ContactField } from '@agency/shared/contact';
import { type SubmitEvent, useRef, useState } from 'react';
import { failureStrings } from '../../content/tools/sending.ts';
import { nameOf } from '../../lib/field.ts';
import type { LazyValue } from '../../lib/lazy-value.ts';
import type { Outcome, Submission } from './api-client.ts';

export type FieldErrors<Field extends string> = { readonly [F in Field | ContactField]?: string };

/** The code that only sending needs, in a separate chunk: a feature's `sending.ts`. */
export interface Sending<Field extends string> {
  readForm(values: FormData): { readonly body: Submission['body'] } | { readonly errors: FieldErrors<Field> };
  send(body: Submission['body']): Promise<Outcome>;
  /** Called with the confirmation. */
  forgetRequest(): void;
}

interface State<Field extends string> {
  readonly stage: 'idle' | 'sending' | 'sent';
  /** Counts refusals, sendings, failures and successes: use it as the key of messages that take the focus. */
  readonly attempt: number;
  readonly errors: FieldErrors<Field>;
  /** The visitor's message for a failure. */
  readonly failure: string | undefined;
  /** The request's reference, once sent. */
  readonly reference: string;
}

interface Options<Field extends string> {
  readonly sending: LazyValue<Sending<Field>>;
  /** Shortest time for which the sending state is visible. Milliseconds. */
  readonly minimum?: number;
  /** Called if the chunk of `sending` fails to load. By default, or if it gives false, the visitor's message says that the server is unreachable. */
  readonly onScriptMissing?: (form: HTMLFormElement) => Promise<boolean>;
  /** Called if the answers are those that were sent. */
  readonly onSent?: (form: HTMLFormElement) => void;
}

const snapshotOf = (values: FormData): string => JSON.stringify([...values]);

/** Sends a form to the agency: one request at a time, with errors by field, a message for a failure, and a reference on success. */
export function useSubmission<Field extends string>(options: Options<Field>) {
  const idle: State<Field> = { stage: 'idle', attempt: 0, errors: {}, failure: undefined, reference: '' };
  const [state, setState] = useState(idle);
  const busy = useRef(false);
  /** The values of the form after a sending. The same values again are a second press, which gets the same confirmation. */
  const left = useRef<string>(undefined);
  const next = (change: Partial<State<Field>>) =>
    setState(({ attempt }) => ({ ...idle, attempt: attempt + 1, ...change }));

  async function run(form: HTMLFormElement) {
    const { sending, minimum = 0, onScriptMissing, onSent } = options;
    // Read the values at the press: the visitor may type while the code loads.
    const values = new FormData(form);
    if (!sending.peek()) next({ stage: 'sending' });
    const code = await sending.load().catch(() => undefined);
    if (!code) return next((await onScriptMissing?.(form)) ? {} : { failure: failureStrings.noResponse });
    const request = code.readForm(values);
    if ('errors' in request) return next({ errors: request.errors });
    next({ stage: 'sending' });
    const sent = snapshotOf(values);
    const shown = new Promise((resolve) => setTimeout(resolve, minimum));
    const [outcome] = await Promise.all([code.send(request.body), shown]);
    // The visitor has left the page: the draft keeps the answers. If they are sent again, the API confirms the same request.
    if (!form.isConnected) return;
    if (!outcome.sent) return next({ failure: outcome.message, errors: outcome.errors as FieldErrors<Field> });
    next({ stage: 'sent', reference: outcome.reference });
    try {
      code.forgetRequest();
      // The visitor changed a value during the sending: no request has it, so the form keeps it.
      if (snapshotOf(new FormData(form)) !== sent) return;
      onSent?.(form);
      left.current = snapshotOf(new FormData(form));
    } catch (error) {
      // The request is sent: an error in our code must not show a failure.
      console.error(error);
    }
  }

  /** Shows a message for an error in our code before the request is sent. */
  function onError(error: unknown) {
    console.error(error);
    next({ failure: failureStrings.unexpected });
  }

  return {
    ...state,
    hasErrors: Object.keys(state.errors).length > 0,
    /** Prefetches the sending code: call it when the visitor enters the form. */
    prepare: options.sending.prefetch,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const { currentTarget: form } = event;
      if (busy.current) return;
      if (snapshotOf(new FormData(form)) === left.current) {
        setState((current) => ({ ...current, attempt: current.attempt + 1 }));
        return;
      }
      left.current = undefined;
      busy.current = true;
      void run(form)
        .catch(onError)
        .finally(() => {
          busy.current = false;
        });
    },
    /** Shows a part of the form again: with its errors, or without any when the visitor moves to another one. */
    show: (errors: FieldErrors<Field> = {}) => next({ errors }),
    /** Empties the outcome, for another request. */
    reset: () => setState(idle),
    /** Clears a field's error, and with the last one the failure that it explains: call it with the target of an edit. */
    clearError(target: EventTarget) {
      left.current = undefined;
      const name = nameOf(target);
      setState((current) => {
        const { [name as Field]: cleared, ...others } = current.errors;
        if (!cleared) return current;
        const failure = Object.keys(others).length > 0 ? current.failure : undefined;
        return { ...current, errors: others as FieldErrors<Field>, failure };
      });
    },
  };
}
