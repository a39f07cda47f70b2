import { type Location, useParams } from 'react-router-dom';
import { lazyValues } from '../../lib/lazy-value.ts';

/** The overlay of a project by its slug. It has chunks of its own. */
export const overlayOf = lazyValues(async (slug) => {
  const [{ Overlay }, { loadProject }] = await Promise.all([import('./Overlay.tsx'), import('./load-project.ts')]);
  return { Overlay, project: await loadProject(slug) };
});

const prefetch = (slug: string) => overlayOf(slug).prefetch();

export function OverlayRoute({ background }: { readonly background: Location }) {
  const { slug = '' } = useParams();
  const { Overlay, project } = overlayOf(slug).read();
  return project && <Overlay project={project} background={background} prefetch={prefetch} />;
}
