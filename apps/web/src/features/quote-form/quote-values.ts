import {
  emptyQuoteRequest,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  validateQuoteStep,
} from '@agency/shared';
import { restoreValue } from '../../lib/controls.ts';
import { readDraft, saveDraft } from '../../lib/draft.ts';

/** Owner of the answers in the tab's draft, until they are sent. */
const QUOTE_DRAFT = 'quote';

export interface QuoteDraft {
  readonly step: QuoteStep;
  readonly quote: QuoteRequest;
}

const fields = Object.keys(emptyQuoteRequest()) as QuoteField[];

/** What the form holds. Lists are boxes that share the field's name. */
export function readQuote(form: HTMLFormElement): QuoteRequest {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const values = data.getAll(field).filter((value) => typeof value === 'string');
    return [field, Array.isArray(emptyQuoteRequest()[field]) ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(entries) as QuoteRequest;
}

/** Puts kept answers back into the controls; what a visitor typed before the script came stays. */
export function fillForm(form: HTMLFormElement, quote: QuoteRequest): void {
  for (const field of fields) {
    const kept = quote[field];
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)) {
      if (control.type === 'checkbox') control.checked ||= kept.includes(control.value);
      else if (typeof kept === 'string') restoreValue(control, kept);
    }
  }
}

/** The given step, or the first before it that does not validate: nobody sends what a step would have refused. */
export function reachableStep(step: QuoteStep, quote: QuoteRequest): QuoteStep {
  const refused = quoteSteps.find((one) => Object.keys(validateQuoteStep(one.step, quote)).length > 0);
  return refused && refused.step < step ? refused.step : step;
}

const isStep = (value: unknown): value is QuoteStep => value === 1 || value === 2 || value === 3 || value === 4;

/** Name of the step in the page's address. */
export const STEP = 'etape';

/** The step that an address's query names, or undefined. */
export function stepIn(search: string): QuoteStep | undefined {
  const step = Number(new URLSearchParams(search).get(STEP));
  return isStep(step) ? step : undefined;
}

/** The saved answers, or undefined when there are none or they are not ours. */
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

/** The saved answers and the step they were at, or undefined without any. */
export const savedQuote = (): QuoteDraft | undefined => parseDraft(readDraft(QUOTE_DRAFT));
/** Saves the answers in place of the former ones; undefined forgets them. */
export const saveQuote = (draft: QuoteDraft | undefined): void => saveDraft(QUOTE_DRAFT, draft);
