import {
  emptyQuoteRequest,
  type QuoteErrors,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  validateQuoteStep,
} from '@agency/shared/quote';
import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSubmission } from '../../blocks/submission/use-submission.ts';
import { useAddressWriter } from '../../hooks/use-address-writer.ts';
import { addressWith } from '../../lib/address.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { isInPlace } from '../../lib/navigation-state.ts';
import { restoreAnswers } from '../../lib/restore-answers.ts';
import { reachableStep, readQuote, STEP, savedQuote, saveQuote, stepIn } from './quote-values.ts';

/** Shortest time for which the sending state is visible. Milliseconds. */
const SENDING_MS = 2000;

const sending = lazyValue(() => import('./sending.ts'));

/** State of the form: the current step, its errors and the answers so far. */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState<QuoteStep>(1);
  const [restored, setRestored] = useState(false);
  /** False once the browser has refused to keep the answers. */
  const [isKept, setKept] = useState(true);
  const [quote, setQuote] = useState<QuoteRequest>(emptyQuoteRequest);
  const location = useLocation();
  const { search } = location;
  const [arrival, setArrival] = useState(location.key);
  const writeAddress = useAddressWriter();
  const submission = useSubmission<QuoteField>({
    sending,
    minimum: SENDING_MS,
    onSent: () => saveQuote(undefined),
  });
  const { stage } = submission;
  const isLast = step === quoteSteps.length;

  // Once the request is sent, a link to the form opens an empty one.
  if (location.key !== arrival && !isInPlace(location)) {
    setArrival(location.key);
    if (stage === 'sent') {
      submission.reset();
      setStep(1);
      setRestored(false);
    }
  }

  function answers(): QuoteRequest {
    const current = form.current ? readQuote(new FormData(form.current)) : quote;
    setQuote(current);
    return current;
  }

  function keep(wanted: QuoteStep) {
    setKept(saveQuote({ step: wanted, quote: answers() }));
  }

  function show(wanted: QuoteStep, errors?: QuoteErrors) {
    keep(wanted);
    submission.show(errors);
    setStep(wanted);
  }

  /** Each step has an address: Back returns to the previous step. The first step has the page's own address. */
  function write(wanted: QuoteStep, how: 'replace' | 'push') {
    const value = wanted === 1 ? undefined : String(wanted);
    writeAddress(addressWith(window.location.href, [STEP], { [STEP]: value }), how);
  }

  /** Moves without validation, except while sending: a failure is shown on the submitted step. */
  function goTo(wanted: QuoteStep) {
    if (stage === 'sending') return;
    write(wanted, 'push');
    show(wanted);
  }

  /** Restores the answers from before a reload; values typed before hydration win. */
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const saved = savedQuote();
    restoreAnswers(form.current, saved?.quote);
    const current = readQuote(new FormData(form.current));
    setQuote(current);
    const reached = reachableStep(stepIn(search) ?? saved?.step ?? 1, current);
    write(reached, 'replace');
    setStep(reached);
    setRestored(saved !== undefined && Object.values(current).some(({ length }) => length > 0));
  });
  // Once, after hydration.
  useEffect(() => restore(), []);

  /** Shows the step of another history entry. */
  const follow = useEffectEvent((wanted: QuoteStep) => {
    // While sending, the step stays: its address is written again after Back.
    if (stage === 'sending' && wanted !== step) write(step, 'push');
    if (stage !== 'idle' || !form.current) return;
    const reached = reachableStep(wanted, answers());
    write(reached, 'replace');
    if (reached !== step) show(reached);
  });
  const addressed = stepIn(search) ?? 1;
  const seen = useRef(addressed);
  useEffect(() => {
    if (seen.current !== addressed) follow(addressed);
    seen.current = addressed;
  }, [addressed]);

  return {
    ...submission,
    step,
    restored,
    isKept,
    isLast,
    quote,
    goTo,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (stage === 'sending' || !form.current) return;
      const current = answers();
      const reached = reachableStep(step, current);
      const problems = validateQuoteStep(reached, current);
      if (Object.keys(problems).length > 0) return show(reached, problems);
      if (!isLast) return goTo((step + 1) as QuoteStep);
      submission.submit(event);
    },
    onChange({ target }: FormEvent<HTMLFormElement>) {
      keep(step);
      submission.clearError(target);
    },
  };
}
