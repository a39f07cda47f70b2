import { lazyValues } from '../../lib/lazy-value.ts';

/** The overlay of a project by its slug. It has chunks of its own. */
export const overlayOf = lazyValues(async (slug) => {
  const [{ Overlay }, { loadProject }] = await Promise.all([import('./Overlay.tsx'), import('./load-project.ts')]);
  return { Overlay, project: await loadProject(slug) };
});
