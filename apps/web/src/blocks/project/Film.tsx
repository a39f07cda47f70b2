import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { portfolioStrings as strings } from '../../content/tools/portfolio.ts';
import { fill } from '../../lib/fill.ts';
import { pictureOfProject, projectPicture } from '../../site/projects.ts';
import * as styles from './ProjectDetails.module.css';
import type { ProjectPicture } from './ProjectPicture.tsx';

/** State of a film: absent before it plays and after its end. */
export type FilmState = 'playing' | 'paused' | 'failed' | undefined;

type Shown = Exclude<FilmState, 'failed' | undefined>;

/** Whether the film is in place of its picture. */
export const isShown = (state: FilmState): state is Shown => state === 'playing' || state === 'paused';

interface Props extends Pick<ComponentProps<typeof ProjectPicture>, 'slug' | 'alt' | 'size'> {
  readonly state: Shown;
  /** Has the browser's controls, and takes the focus. */
  readonly controls?: boolean;
  /** The film ended or failed to load, or its playback was refused. */
  readonly onChange: (state: FilmState) => void;
}

/** The film that replaces a project's picture while it plays. */
export function Film({ slug, alt, size, state, controls = false, onChange }: Props) {
  const video = useRef<HTMLVideoElement>(null);

  const onRefusal = useEffectEvent(() => onChange('paused'));

  useEffect(() => {
    if (state === 'paused') video.current?.pause();
    // `play` also rejects after a pause before the first frame, and if the file fails to load.
    else video.current?.play().catch((error: DOMException) => error.name === 'NotAllowedError' && onRefusal());
  }, [state]);
  useEffect(() => {
    if (controls) video.current?.focus({ preventScroll: true });
  }, [controls]);

  return (
    <video
      ref={video}
      controls={controls}
      onEnded={() => onChange(undefined)}
      // If a file fails, the browser tries the next source, but never the same one again: a retry needs a new element.
      onErrorCapture={({ target }) => target !== video.current?.firstElementChild && onChange('failed')}
      {...filmOf(slug, alt, size)}
    />
  );
}

/** Attributes and sources of a film's element. */
export function filmOf(slug: string, alt: string, size: Props['size']) {
  const path = pictureOfProject(slug, projectPicture);
  return {
    muted: true,
    playsInline: true,
    preload: 'none',
    poster: `${pictureOfProject(slug, size)}.avif`,
    width: size.width,
    height: size.height,
    'aria-label': alt,
    children: ['webm', 'mp4'].map((type) => <source key={type} src={`${path}.${type}`} type={`video/${type}`} />),
  };
}

/** The next step after a failure, on a line of its own in the note about the film. */
export function FilmFailure({ state }: { readonly state: FilmState }) {
  return (
    state === 'failed' && (
      <span role="alert">
        <br />
        {strings.filmFailed}
      </span>
    )
  );
}

interface PlayProps {
  readonly client: string;
  readonly kilobytes: number;
  readonly state: FilmState;
  readonly className?: string | undefined;
  readonly onChange: (state: FilmState) => void;
}

/** Plays a film over its picture, with the weight that the film costs; pauses it while it plays. */
export function PlayButton({ client, kilobytes, state, className = '', onChange }: PlayProps) {
  const action = state === 'playing' ? strings.pause : fill(strings.play, { kilobytes: String(kilobytes) });
  return (
    <button
      type="button"
      className={`${styles.play} ${className} needs-script no-print`}
      data-state={state ?? 'still'}
      aria-label={`${action} ${fill(strings.film, { client })}`}
      onClick={() => onChange(state === 'playing' ? 'paused' : 'playing')}
    />
  );
}
