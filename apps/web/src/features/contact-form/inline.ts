/** `?service=` selects the service before React loads; the component handles links followed later. */
const service = new URLSearchParams(window.location.search).get('service');
const field = document.querySelector<HTMLSelectElement>('form[data-contact] [name=serviceType]');
if (service && field?.value === '' && [...field.options].some(({ value }) => value === service)) field.value = service;
