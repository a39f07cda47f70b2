import {
  emptyQuoteRequest,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  validateQuoteStep,
} from '@agency/shared/quote';
import { readDraft, saveDraft } from '../../lib/draft.ts';

/** Owner of the answers in the tab's draft, until they are sent. */
const QUOTE_DRAFT = 'quote';

const fields = Object.keys(emptyQuoteRequest()) as QuoteField[];

/** The form's values. Lists are checkboxes that share the field's name. */
export function readQuote(data: FormData): QuoteRequest {
  const entries = fields.map((field) => {
    const values = data.getAll(field).filter((value) => typeof value === 'string');
    return [field, Array.isArray(emptyQuoteRequest()[field]) ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(entries) as QuoteRequest;
}

/** The given step, or the first invalid one before it: no submission skips a step's validation. */
export function reachableStep(step: QuoteStep, quote: QuoteRequest): QuoteStep {
  const refused = quoteSteps.find((one) => Object.keys(validateQuoteStep(one.step, quote)).length > 0);
  return refused && refused.step < step ? refused.step : step;
}

const isStep = (value: unknown): value is QuoteStep => quoteSteps.some(({ step }) => step === value);

export const STEP = 'etape';

/** The step named by an address's query, or undefined. */
export function stepIn(search: string): QuoteStep | undefined {
  const step = Number(new URLSearchParams(search).get(STEP));
  return isStep(step) ? step : undefined;
}

/** The saved answers and their step; undefined if there are none. A visitor can edit the storage. */
export function savedQuote(): { readonly step: QuoteStep; readonly quote: unknown } | undefined {
  const { step, quote } = (readDraft(QUOTE_DRAFT) ?? {}) as { step?: unknown; quote?: unknown };
  return isStep(step) ? { step, quote } : undefined;
}

/** Replaces the saved answers, or says that storage is refused (false); undefined deletes them. */
export const saveQuote = (draft: { readonly step: QuoteStep; readonly quote: QuoteRequest } | undefined): boolean =>
  saveDraft(QUOTE_DRAFT, draft);
