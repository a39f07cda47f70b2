import { type cardPicture, pictureOfProject, type projectPicture } from '../../site/projects.ts';

interface Props {
  readonly slug: string;
  readonly alt: string;
  readonly size: typeof cardPicture | typeof projectPicture;
  /** The picture that a page opens with is not put off. */
  readonly loading?: 'lazy' | 'eager';
}

/** The picture of a project, in the format that the browser knows. */
export function ProjectPicture({ slug, alt, size, loading = 'lazy' }: Props) {
  const path = pictureOfProject(slug, size);
  return (
    <picture>
      <source srcSet={`${path}.avif`} type="image/avif" />
      <img src={`${path}.webp`} alt={alt} width={size.width} height={size.height} loading={loading} decoding="async" />
    </picture>
  );
}
