import {
  emptyQuoteRequest,
  type QuoteErrors,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  validateQuoteStep,
} from '@agency/shared/quote';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FailureStrings } from '../../contact-client/api-client.ts';
import { useAddressWriter } from '../../hooks/use-address-writer.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { addressWith } from '../../lib/address.ts';
import { nameOf } from '../../lib/field.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { restoreAnswers } from '../../lib/restore-answers.ts';
import { reachableStep, readQuote, STEP, savedQuote, saveQuote, stepIn } from './quote-values.ts';

/** Shortest time for which the sending state is visible. Milliseconds. */
const SENDING_MS = 2000;

/** Loaded at the last step. */
const sending = lazyValue(() => import('./sending.ts'));

interface State {
  readonly step: QuoteStep;
  readonly errors: QuoteErrors;
  /** Counts step changes and refusals: new content takes the focus again. */
  readonly attempt: number;
  readonly restored: boolean;
}

const first: State = { step: 1, errors: {}, attempt: 0, restored: false };

interface Options {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly apiUrl: string;
  readonly strings: FailureStrings;
}

/** State of the form: the current step, its errors and the answers so far. */
export function useQuoteForm({ form, apiUrl, strings }: Options) {
  const [state, setState] = useState(first);
  const [quote, setQuote] = useState<QuoteRequest>(emptyQuoteRequest);
  const { search } = useLocation();
  const writeAddress = useAddressWriter();
  const submission = useSubmission({
    sending,
    apiUrl,
    strings,
    minimum: SENDING_MS,
    onSent: () => saveQuote(undefined),
  });
  const { stage } = submission;
  const isLast = state.step === quoteSteps.length;

  function answers(): QuoteRequest {
    const current = form.current ? readQuote(form.current) : quote;
    setQuote(current);
    return current;
  }

  function show(step: QuoteStep, errors: QuoteErrors = {}) {
    saveQuote({ step, quote: answers() });
    submission.reset();
    setState(({ attempt, restored }) => ({ step, errors, attempt: attempt + 1, restored }));
  }

  /** Each step has an address: Back returns to the previous step. The first step has the page's own address. */
  function write(step: QuoteStep, how: 'replace' | 'push') {
    const value = step === 1 ? undefined : String(step);
    writeAddress(addressWith(window.location.href, [STEP], { [STEP]: value }), how);
  }

  function goTo(step: QuoteStep) {
    write(step, 'push');
    show(step);
  }

  /** Restores the answers from before a reload; values typed before hydration win. */
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const saved = savedQuote();
    restoreAnswers(form.current, saved?.quote);
    const current = readQuote(form.current);
    setQuote(current);
    const step = reachableStep(stepIn(search) ?? saved?.step ?? 1, current);
    write(step, 'replace');
    if (saved) setState((before) => ({ ...before, step, restored: true }));
  });
  // Once, after hydration.
  useEffect(() => restore(), []);

  /** Shows the step of another history entry. */
  const follow = useEffectEvent((wanted: QuoteStep) => {
    if (stage !== 'idle' || !form.current) return;
    const step = reachableStep(wanted, answers());
    if (step !== state.step) show(step);
  });
  const addressed = stepIn(search) ?? 1;
  const seen = useRef(addressed);
  useEffect(() => {
    if (seen.current !== addressed) follow(addressed);
    seen.current = addressed;
  }, [addressed]);

  return {
    ...state,
    isLast,
    stage,
    reference: submission.reference,
    /** The request's fields differ from this form's: the API's messages about them are added to the failure. */
    failure: submission.failure && [submission.failure, ...Object.values(submission.errors)].join(' '),
    attempt: state.attempt + submission.attempt,
    quote,
    /** Moves without validation, except while sending: a failure is shown on the submitted step. */
    goTo(step: QuoteStep) {
      if (stage !== 'sending') goTo(step);
    },
    prepare: submission.prepare,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (stage === 'sending' || !form.current) return;
      const current = answers();
      const step = reachableStep(state.step, current);
      const errors = validateQuoteStep(step, current);
      if (Object.keys(errors).length > 0) return show(step, errors);
      if (!isLast) return goTo((state.step + 1) as QuoteStep);
      setState((before) => ({ ...before, errors: {} }));
      submission.submit(form.current);
    },
    onChange({ target }: FormEvent<HTMLFormElement>) {
      saveQuote({ step: state.step, quote: answers() });
      setState((current) => {
        const { [nameOf(target) as QuoteField]: mended, ...errors } = current.errors;
        return mended ? { ...current, errors } : current;
      });
    },
  };
}
