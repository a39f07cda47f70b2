import { defineElement } from '../../lib/define-element.ts';
import { guessPage } from './search-pages.ts';

/**
 * Suggests the page most similar to the unknown address, from the links of a list (`data-list`, its id). The server sends one file for
 * every unknown path, so the path is read in the browser. The suggestion is in a shadow root: React hydrates an empty element.
 */
defineElement('nearest-page', (element) => {
  const { intro = '', list = '' } = element.dataset;
  const links = document.getElementById(list)?.querySelectorAll('a') ?? [];
  const pages = Array.from(links, ({ textContent, pathname }) => ({ label: textContent, path: pathname }));
  const nearest = guessPage(pages, window.location.pathname);
  if (!nearest || element.shadowRoot) return;
  const link = document.createElement('a');
  link.href = nearest.path;
  link.textContent = nearest.label;
  link.setAttribute('part', 'link');
  element.attachShadow({ mode: 'open' }).append(`${intro} `, link);
});
