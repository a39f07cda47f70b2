import {
  emptyQuoteRequest,
  HONEYPOT_FIELD,
  type QuoteErrors,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  validateQuoteStep,
} from '@agency/shared';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FailureWords } from '../../contact-client/api-client.ts';
import { fillForm, keepDraft, keptDraft, reachableStep, readQuote } from './quote-values.ts';

interface State {
  readonly step: QuoteStep;
  readonly stage: 'asking' | 'sending' | 'sent';
  readonly errors: QuoteErrors;
  readonly failure: string | undefined;
  /** Counts moves and refusals: what appears takes the focus anew. */
  readonly attempt: number;
  readonly restored: boolean;
}

const first: State = { step: 1, stage: 'asking', errors: {}, failure: undefined, attempt: 0, restored: false };

const loadSending = () => import('./sending.ts');

interface Options {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly apiUrl: string;
  readonly words: FailureWords;
}

/** Where the visitor is in the form, what is wrong with the step, and what was answered so far. */
export function useQuoteForm({ form, apiUrl, words }: Options) {
  const [state, setState] = useState(first);
  const [quote, setQuote] = useState<QuoteRequest>(emptyQuoteRequest);
  const busy = useRef(false);
  const change = (next: Partial<State>) =>
    setState((current) => ({ ...current, errors: {}, failure: undefined, attempt: current.attempt + 1, ...next }));

  // After hydration: the answers of before a reload, under what was typed before the scripts came.
  useEffect(() => {
    if (!form.current) return;
    const kept = keptDraft();
    if (kept) fillForm(form.current, kept.quote);
    const current = readQuote(form.current);
    setQuote(current);
    if (kept) setState((before) => ({ ...before, step: reachableStep(kept.step, current), restored: true }));
  }, [form]);

  function answers(): QuoteRequest {
    const current = form.current ? readQuote(form.current) : quote;
    setQuote(current);
    return current;
  }

  function goTo(step: QuoteStep) {
    keepDraft({ step, quote: answers() });
    change({ step });
  }

  async function submit() {
    const current = answers();
    const step = reachableStep(state.step, current);
    const errors = validateQuoteStep(step, current);
    if (Object.keys(errors).length > 0) return change({ step, errors });
    if (state.step < 4) return goTo((state.step + 1) as QuoteStep);
    change({ stage: 'sending' });
    const trap = new FormData(form.current ?? undefined).get(HONEYPOT_FIELD);
    const failure = await loadSending().then(
      ({ sendQuote }) => sendQuote(apiUrl, current, typeof trap === 'string' ? trap : '', words),
      () => words.noResponse,
    );
    if (failure !== undefined) return change({ stage: 'asking', failure });
    keepDraft(undefined);
    change({ stage: 'sent' });
  }

  return {
    ...state,
    quote,
    /** Without validation, but not while sending: what fails is told where it was sent from. */
    goTo(step: QuoteStep) {
      if (!busy.current) goTo(step);
    },
    /** Gets ready to send: the last step is reached by whoever means to. */
    prepare: () => void loadSending().catch(() => undefined),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void submit().finally(() => {
        busy.current = false;
      });
    },
    onChange({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as { name?: string };
      keepDraft({ step: state.step, quote: answers() });
      setState((current) => {
        const { [name as QuoteField]: mended, ...errors } = current.errors;
        return mended ? { ...current, errors } : current;
      });
    },
  };
}
