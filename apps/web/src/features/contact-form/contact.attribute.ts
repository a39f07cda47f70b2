import { arrive } from './arrive.ts';

/** In a loaded document, without React, which does it on a page reached by navigation. */
document.querySelectorAll<HTMLFormElement>('form[data-contact]').forEach(arrive);
