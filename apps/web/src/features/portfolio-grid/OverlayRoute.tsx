import { type Location, useParams } from 'react-router-dom';
import { overlayOf } from './overlays.ts';

const prefetch = (slug: string) => overlayOf(slug).prefetch();

export function OverlayRoute({ background }: { readonly background: Location }) {
  const { slug = '' } = useParams();
  const { Overlay, project } = overlayOf(slug).read();
  return project && <Overlay project={project} background={background} prefetch={prefetch} />;
}
