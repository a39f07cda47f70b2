import { type KeyboardEvent, type TouchEvent, useId, useLayoutEffect, useRef } from 'react';
import { ProjectDetails } from '../../blocks/project/ProjectDetails.tsx';
import type { Project } from '../../content/schema/project.ts';
import { portfolioWords as words } from '../../content/tools/portfolio.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './Overlay.module.css';

/** A finger that goes this far sideways, in pixels, and twice as far as up or down, turns the page. */
const SWIPE = 60;

interface Props {
  readonly project: Project;
  /** Slugs of the projects that the grid shows, in order. */
  readonly order: readonly string[];
  readonly onShow: (slug: string) => void;
  readonly onClose: () => void;
}

/** A project over the grid, on the whole screen. */
export function Overlay({ project, order, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const titleId = useId();
  const index = order.indexOf(project.slug);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another project starts at its top.
  useLayoutEffect(() => {
    dialog.current?.scrollTo(0, 0);
  }, [project]);

  function step(by: number) {
    const slug = order.at((index + by) % order.length);
    if (slug) onShow(slug);
  }

  function turnByKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  }

  function turnBySwipe({ changedTouches }: TouchEvent) {
    const start = touch.current;
    const end = changedTouches[0];
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x > 0 ? -1 : 1);
  }

  return (
    <dialog
      className={styles.overlay}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={turnByKey}
      onTouchStart={({ touches }) => {
        const start = touches[0];
        touch.current = start && touches.length === 1 ? { x: start.clientX, y: start.clientY } : undefined;
      }}
      onTouchEnd={turnBySwipe}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <p role="status">{words.position(index + 1, order.length, project.title)}</p>
          <button type="button" className={buttonClass('quiet')} aria-label={words.previous} onClick={() => step(-1)}>
            ←
          </button>
          <button type="button" className={buttonClass('quiet')} aria-label={words.next} onClick={() => step(1)}>
            →
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={onClose}>
            {words.close}
          </button>
        </div>
        <ProjectDetails key={project.slug} project={project} level="h2" titleId={titleId} />
      </div>
    </dialog>
  );
}
