import { probeApi } from '../../contact-client/api-health.ts';

/** What the form does when a visitor arrives: it selects the `?service=` of the address, and asks for the API's health (`data-contact`). */
export function arrive(form: HTMLFormElement): void {
  const service = new URLSearchParams(window.location.search).get('service');
  const field = form.querySelector<HTMLSelectElement>('[name=serviceType]');
  if (service && field?.value === '' && [...field.options].some(({ value }) => value === service))
    field.value = service;
  void probeApi(form.dataset.contact ?? '');
}
