import { probeApi } from '../../contact-client/api-health.ts';

const form = document.querySelector<HTMLFormElement>('form[data-contact]');

/** `?service=` selects the service before React loads; the component handles links followed later. */
const service = new URLSearchParams(window.location.search).get('service');
const field = form?.querySelector<HTMLSelectElement>('[name=serviceType]');
if (service && field?.value === '' && [...field.options].some(({ value }) => value === service)) field.value = service;

/** The attribute is the address of the API's health. React asks on a page reached by navigation. */
if (form?.dataset.contact) void probeApi(form.dataset.contact);
