import type { ContactField } from '@agency/shared';
import { useRef, useState } from 'react';
import type { FailureWords, Submission } from '../contact-client/api-client.ts';
import type { Outcome } from '../contact-client/send-request.ts';

export type FieldErrors<Field extends string> = { readonly [F in Field | ContactField]?: string };

/** What only sending needs, in a script of its own: a feature's `sending.ts`. */
export interface Sending<Field extends string> {
  /** The request that the form makes, or what is wrong with it. */
  read(form: HTMLFormElement): { readonly body: Submission['body'] } | { readonly errors: FieldErrors<Field> };
  send(apiUrl: string, body: Submission['body'], words: FailureWords): Promise<Outcome>;
}

interface State<Field extends string> {
  readonly stage: 'idle' | 'sending' | 'sent';
  /** Counts what was refused, failed or sent: give messages that take the focus this as their key. */
  readonly attempt: number;
  readonly errors: FieldErrors<Field>;
  /** Why sending failed, as the visitor reads it. */
  readonly failure: string | undefined;
  /** The request's reference, once sent. */
  readonly reference: string;
}

interface Options<Field extends string> {
  readonly load: () => Promise<Sending<Field>>;
  readonly apiUrl: string;
  readonly words: FailureWords;
  /** How long the sending state is shown at least. Milliseconds. */
  readonly minimum?: number;
  /** If the script of `load` does not arrive. By default the visitor reads that the server cannot be reached. */
  readonly onScriptMissing?: (form: HTMLFormElement) => void;
  readonly onSent?: (form: HTMLFormElement) => void;
}

/** Sends a form to the agency: one request at a time, errors by field, a failure as a sentence, a reference at the end. */
export function useSubmission<Field extends string>(options: Options<Field>) {
  const idle: State<Field> = { stage: 'idle', attempt: 0, errors: {}, failure: undefined, reference: '' };
  const [state, setState] = useState(idle);
  const busy = useRef(false);
  const next = (change: Partial<State<Field>>) =>
    setState(({ attempt }) => ({ ...idle, attempt: attempt + 1, ...change }));

  async function run(form: HTMLFormElement) {
    const { load, apiUrl, words, minimum = 0, onScriptMissing, onSent } = options;
    const sending = await load().catch(() => undefined);
    if (!sending) {
      if (onScriptMissing) onScriptMissing(form);
      else next({ failure: words.noResponse });
      return;
    }
    const request = sending.read(form);
    if ('errors' in request) return next({ errors: request.errors });
    next({ stage: 'sending' });
    const shown = new Promise((resolve) => setTimeout(resolve, minimum));
    const [outcome] = await Promise.all([sending.send(apiUrl, request.body, words), shown]);
    // The visitor may have gone to another page meanwhile: nothing of this one is left to change.
    if (form.isConnected) {
      if (outcome.sent) next({ stage: 'sent', reference: outcome.reference });
      else next({ failure: outcome.message, errors: outcome.errors as FieldErrors<Field> });
    }
    if (outcome.sent) onSent?.(form);
  }

  /** An error of our own: what was sent stays sent, and any other state ends in a message. */
  function onError(error: unknown) {
    console.error(error);
    setState((current) =>
      current.stage === 'sent' ? current : { ...idle, attempt: current.attempt + 1, failure: options.words.unexpected },
    );
  }

  return {
    ...state,
    /** Starts to load what sending needs: call it when the visitor enters the form. */
    prepare: () => void options.load().catch(() => undefined),
    submit(form: HTMLFormElement) {
      if (busy.current) return;
      busy.current = true;
      void run(form)
        .catch(onError)
        .finally(() => {
          busy.current = false;
        });
    },
    /** Forgets what was wrong: call it when the visitor moves to another part of the form. */
    reset: () => setState(({ attempt }) => ({ ...idle, attempt })),
    /** Forgets what was wrong with a field: call it when the field is edited. */
    mend(name: string) {
      setState((current) => {
        const { [name as Field]: mended, ...errors } = current.errors;
        return mended ? { ...current, errors: errors as FieldErrors<Field> } : current;
      });
    },
  };
}
