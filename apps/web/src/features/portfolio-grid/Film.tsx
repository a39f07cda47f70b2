import { useEffect, useRef } from 'react';
import { cardPicture, pictureOfProject, projectPicture } from '../../site/projects.ts';
import type { FilmState } from './use-films.ts';

interface Props {
  readonly slug: string;
  readonly alt: string;
  readonly state: FilmState;
  /** The browser would not play, or the file did not come. */
  readonly onRefusal: () => void;
}

/** The film in place of the card's picture, from its first play on. */
export function Film({ slug, alt, state, onRefusal }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const path = pictureOfProject(slug, projectPicture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state plays and pauses.
  useEffect(() => {
    if (state === 'paused') video.current?.pause();
    // A pause that comes before the first frame also refuses, and is what was asked.
    else video.current?.play().catch((error: DOMException) => error.name !== 'AbortError' && onRefusal());
  }, [state]);

  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      preload="none"
      poster={`${pictureOfProject(slug, cardPicture)}.webp`}
      width={cardPicture.width}
      height={cardPicture.height}
      aria-label={alt}
    >
      <source src={`${path}.webm`} type="video/webm" />
      <source src={`${path}.mp4`} type="video/mp4" />
    </video>
  );
}
