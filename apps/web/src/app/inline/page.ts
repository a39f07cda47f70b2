/**
 * Behaviour of every page without React: menus, theme, and the loading of React at the first interaction that needs it. The build
 * inlines it at the end of the body. It changes attributes, never nodes, because React hydrates the prerendered markup. A button
 * that works without React is a disclosure, or has `data-inline`; any other button loads React.
 *
 * Behaviour of a single element on some pages is a custom element instead (`lib/define-element.ts`).
 */
import { followTheme } from '../../features/theme/theme.ts';
import './disclosures.ts';
import './intent.ts';

followTheme();

// A page in print shows its date and address. `formatDate` would add 350 bytes to each page.
window.addEventListener('beforeprint', () => {
  const day = new Date().toLocaleDateString('fr-CA', { dateStyle: 'long' }).replace(/^1 /, '1er ');
  document.querySelector('main')?.setAttribute('data-printed-from', ` · ${day}, ${window.location.href}`);
});
