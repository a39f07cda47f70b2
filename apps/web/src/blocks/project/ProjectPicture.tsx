import { type cardPicture, pictureOfProject, type projectPicture, thumbnail } from '../../site/projects.ts';

interface Props {
  readonly slug: string;
  readonly alt: string;
  readonly size: typeof cardPicture | typeof projectPicture;
  /** Screens where the thumbnail is enough, as a media query. */
  readonly small?: string;
  /** The first picture of a page is not lazy. */
  readonly loading?: 'lazy' | 'eager';
}

export function ProjectPicture({ slug, alt, size, small, loading = 'lazy' }: Props) {
  const path = pictureOfProject(slug, size);
  return (
    <picture>
      {small && <source media={small} srcSet={`${pictureOfProject(slug, thumbnail)}.avif`} type="image/avif" />}
      <source srcSet={`${path}.avif`} type="image/avif" />
      <img src={`${path}.webp`} alt={alt} width={size.width} height={size.height} loading={loading} decoding="async" />
    </picture>
  );
}
