import { useEffect, useRef } from 'react';
import { cardPicture, pictureOfProject, projectPicture } from '../../site/projects.ts';
import type { FilmState } from './use-films.ts';

interface Props {
  readonly slug: string;
  readonly alt: string;
  readonly state: FilmState;
  /** Playback was refused, or the file failed to load. */
  readonly onRefusal: () => void;
}

/** The film replaces the card's picture from its first play on. */
export function Film({ slug, alt, state, onRefusal }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const path = pictureOfProject(slug, projectPicture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state plays and pauses.
  useEffect(() => {
    if (state === 'paused') video.current?.pause();
    // A pause before the first frame also rejects; that is not a failure.
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
