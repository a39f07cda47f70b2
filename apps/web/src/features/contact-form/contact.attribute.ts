import { canLoad } from '../../lib/can-load.ts';
import { arrive } from './arrive.ts';

/** In a loaded document, without React, which does it on a page reached by navigation. */
document.querySelectorAll<HTMLFormElement>('form[data-contact]').forEach(arrive);

/** After the listeners of the application: the browser posts what none of them handles, but only to an API that answers. */
document.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.dataset.contact) return;
  event.preventDefault();
  if (await canLoad(form.dataset.contact)) form.submit();
});
