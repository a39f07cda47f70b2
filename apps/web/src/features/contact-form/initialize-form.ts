import { probeApi } from '../../lib/api-health.ts';
import { readDraft } from '../../lib/draft.ts';

/** Owner of the form's answers in the tab's draft, until they are sent. */
export const CONTACT_DRAFT = 'contact';

interface Saved {
  readonly values?: { readonly serviceType?: unknown };
  /** The part of the carried draft that the form took. */
  readonly carried?: unknown;
  /** The browser posted the form natively, and another page shows the outcome. */
  readonly isPosted?: unknown;
}

export const saved = () => (readDraft(CONTACT_DRAFT) ?? {}) as Saved;

/**
 * What the form does when a visitor arrives: it selects the `?service=` of the address, unless the draft has one, and asks for the API's
 * health (`data-contact`).
 */
export function initializeForm(form: HTMLFormElement): void {
  const service = new URLSearchParams(window.location.search).get('service');
  const field = form.querySelector<HTMLSelectElement>('[name=serviceType]');
  const isKept = saved().values?.serviceType;
  if (service && !isKept && field?.value === '' && [...field.options].some(({ value }) => value === service))
    field.value = service;
  void probeApi(form.dataset.contact ?? '');
}
