import {
  emptyQuoteRequest,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  validateQuoteStep,
} from '@agency/shared';

/** Session storage: the answers, until they are sent or the tab is closed. Named in the privacy policy. */
export const QUOTE_DRAFT_KEY = 'quoteDraft';

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
      else if (control.value === '' && typeof kept === 'string') {
        control.value = kept;
        // A list that no longer has the kept choice shows its first line again, not a blank one.
        if (control.value === '') control.value = '';
      }
    }
  }
}

/** The given step, or the first before it that does not validate: nobody sends what a step would have refused. */
export function reachableStep(step: QuoteStep, quote: QuoteRequest): QuoteStep {
  const refused = quoteSteps.find((one) => Object.keys(validateQuoteStep(one.step, quote)).length > 0);
  return refused && refused.step < step ? refused.step : step;
}

const isStep = (value: unknown): value is QuoteStep => value === 1 || value === 2 || value === 3 || value === 4;

/** The kept answers, or undefined when there are none or they are not ours. */
export function parseDraft(text: string | null): QuoteDraft | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as { step?: unknown; quote?: Partial<Record<QuoteField, unknown>> } | null;
    if (!kept || !isStep(kept.step) || typeof kept.quote !== 'object' || kept.quote === null) return undefined;
    const empty = emptyQuoteRequest();
    const { quote } = kept;
    const entries = fields.map((field) => {
      const value = quote[field];
      if (!Array.isArray(empty[field])) return [field, typeof value === 'string' ? value : ''];
      return [field, Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []];
    });
    return { step: kept.step, quote: Object.fromEntries(entries) as QuoteRequest };
  } catch {
    return undefined;
  }
}

export function keptDraft(): QuoteDraft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(QUOTE_DRAFT_KEY));
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: QuoteDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(QUOTE_DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(QUOTE_DRAFT_KEY);
  } catch {
    // Storage refused: the answers last as long as the page.
  }
}
