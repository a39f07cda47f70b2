import type { ContactErrors, ContactField } from '@agency/shared';
import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import type { FailureWords } from '../../contact-client/api-client.ts';
import type { ContactDraft } from '../../contact-client/contact-draft.ts';

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

const loadSending = () => import('./sending.ts');

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
  const next = (change: Partial<State>) => setState(({ attempt }) => ({ ...idle, attempt: attempt + 1, ...change }));

  async function submit(form: HTMLFormElement) {
    const sending = await loadSending().catch(() => undefined);
    if (!sending) {
      // The script is gone (a deployment, the network): the browser can post the form by itself.
      if (form.reportValidity()) form.submit();
      return;
    }
    const body = sending.readForm(form, carried);
    const problems = sending.problemsOf(body);
    if (problems) return next({ errors: problems });

    next({ stage: 'sending' });
    const failure = await sending.send(apiUrl, body, words);
    // The visitor went to another page of the site meanwhile: nothing of this one is left to change.
    if (!form.isConnected) return;
    if (failure) return next({ failure: failure.message, errors: failure.errors });
    form.reset();
    onSent();
    next({ stage: 'sent' });
    window.scrollTo(0, 0);
  }

  return {
    ...state,
    /** Gets ready to send: the visitor has entered the form. */
    onFocus: () => void loadSending().catch(() => undefined),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void submit(event.currentTarget).finally(() => {
        busy.current = false;
      });
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
