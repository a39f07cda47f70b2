import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEscape } from '../../hooks/use-escape.ts';
import { focusUnlessElsewhere } from '../../lib/focus.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import * as styles from './PortfolioTeaser.module.css';

interface Props {
  readonly href: string;
  readonly name: string;
  readonly onClose: () => void;
  /** The picture, shown until the demo has loaded. */
  readonly children: ReactNode;
}

/**
 * A demo's page, without what surrounds its scene, in a frame as high as the scene. The text of the page becomes the frame's document:
 * the site's policy refuses to frame an address, and this document inherits that policy. The demo's own script runs it.
 */
async function sceneOf(href: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return (await response.text()).replace('<html', '<html data-framed');
}

/** Keeps the frame as high as its scene. Returns what ends it. */
function followHeight(box: HTMLIFrameElement, scene: HTMLElement): () => void {
  const fit = () => {
    box.style.height = `${scene.offsetHeight}px`;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(scene);
  fit();
  return () => observer.disconnect();
}

/** Moves the focus into the scene, unless the visitor has gone elsewhere in the meantime, and shows all of it if it fits. */
function enter(box: HTMLIFrameElement, main: HTMLElement): void {
  main.tabIndex = -1;
  focusUnlessElsewhere(main, { place: box.parentElement, preventScroll: true });
  box.scrollIntoView({ block: box.offsetHeight < window.innerHeight ? 'nearest' : 'start', inline: 'nearest' });
}

/** Share of a scene that is still in view: the edge of a slide shows beside the next one. */
const MIN_SEEN = 0.05;

/** Calls `onLeave` when the frame goes out of view, after it was in view. Returns what ends it. */
function watchLeaving(box: HTMLIFrameElement, onLeave: () => void): () => void {
  let wasSeen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= MIN_SEEN;
      if (wasSeen && !isSeen) onLeave();
      wasSeen ||= isSeen;
    },
    { threshold: MIN_SEEN },
  );
  observer.observe(box);
  return () => observer.disconnect();
}

/** Plays a demo in place of its picture, with the focus, until Escape, or until it is scrolled out of view. */
export function DemoFrame({ href, name, onClose, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scene, setScene] = useState<string>();
  const [isReady, setReady] = useState(false);
  const close = useEffectEvent(onClose);
  useEscape(true, onClose);

  useEffect(() => {
    const stop = new AbortController();
    withTimeout(sceneOf(href, stop.signal)).then(setScene, () => {
      // The browser follows the link, and explains what it cannot load.
      if (!stop.signal.aborted) window.location.assign(href);
    });
    return () => stop.abort();
  }, [href]);

  useEffect(() => {
    const box = frame.current;
    const main = box?.contentDocument?.querySelector('main');
    if (!isReady || !box || !main) return;
    const { ownerDocument: page } = main;
    page.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
    const stopFollowing = followHeight(box, page.body);
    enter(box, main);
    const stopWatching = watchLeaving(box, () => close());
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [isReady]);

  return (
    <>
      {!isReady && children}
      {scene && (
        <iframe
          ref={frame}
          className={styles.scene}
          title={name}
          srcDoc={scene}
          data-ready={isReady}
          onLoad={() => setReady(true)}
        />
      )}
    </>
  );
}
