/** `?service=` chooses the service before React is loaded; a link followed later is the component's business. */
const service = new URLSearchParams(window.location.search).get('service');
const field = document.querySelector<HTMLSelectElement>('form[data-contact] [name=serviceType]');
if (service && field?.value === '' && [...field.options].some(({ value }) => value === service)) field.value = service;
