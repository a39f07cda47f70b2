import { interfaceWords } from '../content/interface.ts';

/**
 * Tells a visitor of a prerendered page that its scripts did not come. Plain DOM: what failed may be the application itself.
 */
export function showLoadFailure(): void {
  const { title, text, retry } = interfaceWords.loadFailure;
  const panel = document.createElement('section');
  panel.className = 'load-failure';
  panel.setAttribute('role', 'alert');
  const heading = Object.assign(document.createElement('h2'), { textContent: title });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: retry });
  button.addEventListener('click', () => window.location.reload());
  panel.append(heading, paragraph, button);
  document.querySelector('main')?.prepend(panel);
}
