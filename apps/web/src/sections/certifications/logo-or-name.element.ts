import { defineElement } from '../../lib/define-element.ts';

/** A logo whose file failed gives way to its abbreviation: WebKit draws no `::after` over its own broken picture. */
defineElement('logo-or-name', (element, signal) => {
  const image = element.querySelector('img');
  if (!image) return;
  const show = () => element.toggleAttribute('data-failed', image.complete && image.naturalWidth === 0);
  for (const type of ['load', 'error']) image.addEventListener(type, show, { signal });
  show();
});
