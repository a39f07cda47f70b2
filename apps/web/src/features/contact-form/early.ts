import { probeApi } from '../../contact-client/api-health.ts';

const form = document.querySelector<HTMLFormElement>('form[data-contact]');
if (form) void probeApi(new URL(form.action).origin);
const service = new URLSearchParams(window.location.search).get('service');
const field = form?.querySelector<HTMLSelectElement>('[name=serviceType]');
if (service && field?.value === '' && [...field.options].some(({ value }) => value === service)) field.value = service;
