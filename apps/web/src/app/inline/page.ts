/**
 * Behaviour of every page without React: menus, theme, drafts carried by links, and the loading of React at the first interaction that
 * needs it. The build inlines it at the end of the body. It changes attributes, never nodes, because React hydrates the prerendered
 * markup. A button that works without React is a disclosure, or has `data-inline`; any other button loads React.
 *
 * Behaviour of a single element on some pages is a custom element instead (`lib/define-element.ts`).
 */
import { followTheme } from '../../features/theme/theme.ts';
import './disclosures.ts';
import './intent.ts';
import { CARRIED_DRAFT, saveDraft } from '../../lib/draft.ts';

followTheme();

document.addEventListener('click', ({ target }) => {
  const draft = target instanceof Element && target.closest<HTMLElement>('a[data-draft]')?.dataset.draft;
  if (draft) saveDraft(CARRIED_DRAFT, JSON.parse(draft));
});

// A page in print shows its date and address, without the answers of a tool, which the sheet itself shows. `formatDate` would add 350 bytes to each page.
window.addEventListener('beforeprint', () => {
  const day = new Date().toLocaleDateString('fr-CA', { dateStyle: 'long' }).replace(/^1 /, '1er ');
  const { origin, pathname } = window.location;
  document.querySelector('main')?.setAttribute('data-printed-from', `${day}, ${origin}${pathname}`);
});
