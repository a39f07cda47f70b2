/**
 * What every page does without React: menus, theme, drafts that links carry, and the loading of React at the first act that
 * needs it. The build prints it at the end of the body. It changes attributes, never nodes: React reads the page as it was
 * printed. A control that is handled here has `data-early`, or is a disclosure.
 */
import '../../features/theme/early.ts';
import './disclosures.ts';
import './intent.ts';
import { CARRIED_DRAFT, saveDraft } from '../../lib/draft.ts';

document.addEventListener('click', ({ target }) => {
  const draft = target instanceof Element && target.closest<HTMLElement>('a[data-draft]')?.dataset.draft;
  if (draft) saveDraft(CARRIED_DRAFT, JSON.parse(draft));
});
