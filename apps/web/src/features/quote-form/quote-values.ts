import {
  emptyQuoteRequest,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  validateQuoteStep,
} from '@agency/shared/quote';
import { restoreValue } from '../../lib/controls.ts';
import { readDraft, saveDraft } from '../../lib/draft.ts';

/** Owner of the answers in the tab's draft, until they are sent. */
const QUOTE_DRAFT = 'quote';

export interface QuoteDraft {
  readonly step: QuoteStep;
  readonly quote: QuoteRequest;
}

const fields = Object.keys(emptyQuoteRequest()) as QuoteField[];

/** The form's values. Lists are checkboxes that share the field's name. */
export function readQuote(form: HTMLFormElement): QuoteRequest {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const values = data.getAll(field).filter((value) => typeof value === 'string');
    return [field, Array.isArray(emptyQuoteRequest()[field]) ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(entries) as QuoteRequest;
}

/** Restores saved answers to the controls; values typed before hydration stay. */
export function fillForm(form: HTMLFormElement, quote: QuoteRequest): void {
  for (const field of fields) {
    const kept = quote[field];
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)) {
      if (control.type === 'checkbox') control.checked ||= kept.includes(control.value);
      else if (typeof kept === 'string') restoreValue(control, kept);
    }
  }
}

/** The given step, or the first invalid one before it: no submission skips a step's validation. */
export function reachableStep(step: QuoteStep, quote: QuoteRequest): QuoteStep {
  const refused = quoteSteps.find((one) => Object.keys(validateQuoteStep(one.step, quote)).length > 0);
  return refused && refused.step < step ? refused.step : step;
}

const isStep = (value: unknown): value is QuoteStep => value === 1 || value === 2 || value === 3 || value === 4;

/** Query parameter of the step. */
export const STEP = 'etape';

/** The step named by an address's query, or undefined. */
export function stepIn(search: string): QuoteStep | undefined {
  const step = Number(new URLSearchParams(search).get(STEP));
  return isStep(step) ? step : undefined;
}

/** The saved answers, or undefined if they are missing or invalid. */
export function parseDraft(draft: unknown): QuoteDraft | undefined {
  const { step, quote } = (draft ?? {}) as { step?: unknown; quote?: Partial<Record<QuoteField, unknown>> | null };
  if (!isStep(step) || typeof quote !== 'object' || quote === null) return undefined;
  const empty = emptyQuoteRequest();
  const entries = fields.map((field) => {
    const value = quote[field];
    if (!Array.isArray(empty[field])) return [field, typeof value === 'string' ? value : ''];
    return [field, Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []];
  });
  return { step, quote: Object.fromEntries(entries) as QuoteRequest };
}

/** The saved answers and their step, or undefined. */
export const savedQuote = (): QuoteDraft | undefined => parseDraft(readDraft(QUOTE_DRAFT));
/** Replaces the saved answers; undefined deletes them. */
export const saveQuote = (draft: QuoteDraft | undefined): void => saveDraft(QUOTE_DRAFT, draft);
