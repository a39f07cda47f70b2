import { canLoad } from '../../lib/can-load.ts';
import { initializeForm } from './initialize-form.ts';

/** For a page that the browser loads. On a page reached inside the site, the component calls `initializeForm`. */
document.querySelectorAll<HTMLFormElement>('form[data-contact]').forEach(initializeForm);

/** This listener runs after the application's: the browser posts a form that none of them handled, but only to an API that answers. */
document.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.dataset.contact) return;
  event.preventDefault();
  if (await canLoad(form.dataset.contact)) form.submit();
});
