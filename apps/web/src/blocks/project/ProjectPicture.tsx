import { type cardPicture, pictureOfProject, type projectPicture } from '../../site/projects.ts';

interface Props {
  readonly slug: string;
  readonly alt: string;
  readonly size: typeof cardPicture | typeof projectPicture;
  /** The first picture of a page is not lazy. */
  readonly loading?: 'lazy' | 'eager';
}

/** The picture of a project, in a format that the browser supports. */
export function ProjectPicture({ slug, alt, size, loading = 'lazy' }: Props) {
  const path = pictureOfProject(slug, size);
  return (
    <picture>
      <source srcSet={`${path}.avif`} type="image/avif" />
      <img src={`${path}.webp`} alt={alt} width={size.width} height={size.height} loading={loading} decoding="async" />
    </picture>
  );
}
