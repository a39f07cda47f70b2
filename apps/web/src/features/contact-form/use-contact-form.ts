import {
  type ContactErrors,
  type ContactField,
  contactFields,
  HONEYPOT_FIELD,
  validateContactForm,
} from '@agency/shared';
import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import {
  type FailureWords,
  failureMessage,
  newIdempotencyKey,
  type Submission,
  sendContactRequest,
} from '../../lib/api-client.ts';
import type { ContactDraft } from '../../lib/contact-draft.ts';

/** `confirmed`: the banner has left, what happens next still stands. */
type Stage = 'idle' | 'sending' | 'sent' | 'confirmed';

interface State {
  readonly stage: Stage;
  /** Counts what was sent or refused: messages that appear take the focus anew. */
  readonly attempt: number;
  readonly errors: ContactErrors;
  /** Why sending failed, for the visitor. */
  readonly failure: string | undefined;
}

const idle: State = { stage: 'idle', attempt: 0, errors: {}, failure: undefined };

/** @param carried values of the request that have no control in the form */
function readForm(form: HTMLFormElement, carried: ContactDraft): Submission['body'] {
  const data = new FormData(form);
  const entries = [...contactFields, HONEYPOT_FIELD].map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : (carried[name as ContactField] ?? '')];
  });
  return Object.fromEntries(entries) as Submission['body'];
}

interface Options {
  readonly apiUrl: string;
  readonly words: FailureWords;
  /** Values of the request that have no control in the form. */
  readonly carried: ContactDraft;
  readonly onSent: () => void;
}

/** What the form is doing, and what it does when it is edited or sent. */
export function useContactForm({ apiUrl, words, carried, onSent }: Options) {
  const [state, setState] = useState(idle);
  const busy = useRef(false);
  /** The last body sent and its key: the same words again, after a failure, are the same request for the API. */
  const pending = useRef<{ readonly key: string; readonly text: string } | undefined>(undefined);

  async function send(form: HTMLFormElement) {
    const body = readForm(form, carried);
    const problems = validateContactForm(body);
    const next = (change: Partial<State>) => setState(({ attempt }) => ({ ...idle, attempt: attempt + 1, ...change }));
    if (Object.keys(problems).length > 0) return next({ errors: problems });

    const text = JSON.stringify(body);
    if (pending.current?.text !== text) pending.current = { key: newIdempotencyKey(), text };
    busy.current = true;
    next({ stage: 'sending' });
    const result = await sendContactRequest(apiUrl, { body, idempotencyKey: pending.current.key });
    busy.current = false;
    // The visitor went to another page of the site meanwhile: nothing of this one is left to change.
    if (!form.isConnected) return;
    if (result.sent) {
      pending.current = undefined;
      form.reset();
      onSent();
      next({ stage: 'sent' });
      window.scrollTo(0, 0);
      return;
    }
    const { failure } = result;
    next({ failure: failureMessage(failure, words, apiUrl), errors: 'errors' in failure ? failure.errors : {} });
  }

  return {
    ...state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!busy.current) void send(event.currentTarget);
    },
    onChange({ target }: ChangeEvent<HTMLFormElement>) {
      const { name } = target as { name?: string };
      setState((current) => {
        const { [name as ContactField]: mended, ...errors } = current.errors;
        return mended ? { ...current, errors } : current;
      });
    },
    dismissBanner: useCallback(() => setState((current) => ({ ...current, stage: 'confirmed' })), []),
  };
}
