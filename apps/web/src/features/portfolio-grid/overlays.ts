import type { ComponentType } from 'react';
import type { Project } from '../../content/schema/project.ts';
import { lazyValues } from '../../lib/lazy-value.ts';
import type { OverlayProps } from './Overlay.tsx';

/** An overlay with its project; undefined if there is no such project. */
interface ProjectOverlay {
  readonly Overlay: ComponentType<OverlayProps>;
  readonly project: Project | undefined;
}

/** The overlay of a project by its slug. It has chunks of its own. */
export const overlayOf = lazyValues(async (slug): Promise<ProjectOverlay> => {
  const [{ Overlay }, { loadProject }] = await Promise.all([import('./Overlay.tsx'), import('./load-project.ts')]);
  return { Overlay, project: await loadProject(slug) };
});
