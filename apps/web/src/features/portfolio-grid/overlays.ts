import type { ComponentType } from 'react';
import type { Project } from '../../content/schema/project.ts';
import { type LazyValue, lazyValue } from '../../lib/lazy-value.ts';
import type { OverlayProps } from './Overlay.tsx';

/** An overlay and the project to show in it; undefined if there is no such project. */
interface ProjectOverlay {
  readonly Overlay: ComponentType<OverlayProps>;
  readonly project: Project | undefined;
}

const overlays = new Map<string, LazyValue<ProjectOverlay>>();

/** The overlay of a project, which comes with scripts of its own. */
export function overlayOf(slug: string): LazyValue<ProjectOverlay> {
  const known = overlays.get(slug);
  if (known) return known;
  const made = lazyValue(async () => {
    const [{ Overlay }, { loadProject }] = await Promise.all([import('./Overlay.tsx'), import('./load-project.ts')]);
    return { Overlay, project: await loadProject(slug) };
  });
  overlays.set(slug, made);
  return made;
}
