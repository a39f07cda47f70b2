import { type KeyboardEvent, type TouchEvent, useId, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { ProjectDetails } from '../../blocks/project/ProjectDetails.tsx';
import { accentOfCategory } from '../../content/projects/filters.ts';
import { projectCards } from '../../content/projects/project-cards.built.ts';
import type { Project } from '../../content/schema/project.ts';
import { portfolioStrings as strings } from '../../content/tools/portfolio.ts';
import { useTitle } from '../../hooks/use-title.ts';
import { fill } from '../../lib/fill.ts';
import { reveal } from '../../lib/focus.ts';
import { isModified } from '../../lib/modified-click.ts';
import { overlayState } from '../../lib/navigation-state.ts';
import { hrefOfProject, pageTitleOf } from '../../site/projects.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDialog } from '../../ui/dialog/Dialog.tsx';
import { Transition } from '../../ui/transition/Transition.tsx';
import { filterIn, projectsShown } from './filter.ts';
import * as styles from './Overlay.module.css';

/** Minimum horizontal distance of a swipe, in pixels; it must also be twice the vertical distance. */
const SWIPE = 60;

export interface OverlayProps {
  readonly project: Project;
  /** Location of the portfolio below the overlay. */
  readonly background: Location;
  readonly prefetch: (slug: string) => void;
}

/** Time within which browsers restore a scroll position after Back. */
const RESTORATION_MS = 500;

const cardLink = (slug: string) => document.querySelector<HTMLElement>(`a[href="${hrefOfProject(slug)}"]`);

/** Focuses the title of each project shown, and finally the card of the last one. */
function useFocus(slug: string, titleId: string) {
  const shown = useRef(slug);

  useLayoutEffect(() => {
    const opened = shown.current;
    // A smooth scroll to the restored position would continue after the card is revealed.
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    return () => {
      const link = cardLink(shown.current);
      link?.focus({ preventScroll: true });
      const show = () => link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (shown.current !== opened) {
        show();
        // On a slow machine, the browser restores the position of the history entry only now, and would scroll away from the card.
        addEventListener('scroll', show);
      }
      setTimeout(() => {
        // On a busy machine, the report of a scroll comes in the next frame, after this time.
        requestAnimationFrame(() => {
          removeEventListener('scroll', show);
          style.removeProperty('scroll-behavior');
          // The filter has hidden the card meanwhile.
          if (document.activeElement === document.body)
            document.querySelector<HTMLElement>('fieldset > [aria-pressed=true]')?.focus();
        });
      }, RESTORATION_MS);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = shown.current === slug;
    shown.current = slug;
    const title = document.getElementById(titleId);
    const dialog = title?.closest('dialog');
    dialog?.scrollTo(0, 0);
    // A pressed button keeps the focus; a focused title is replaced by the next one.
    if (!isFirst && dialog?.querySelector(':focus')) return;
    reveal(title, title, 'nearest');
  }, [slug, titleId]);
}

/** A full-screen project over the grid. Previous and next follow the grid's filter, circularly. */
export function Overlay({ project, background, prefetch }: OverlayProps) {
  const { slug } = project;
  const navigate = useNavigate();
  const titleId = useId();
  const isClosing = useRef(false);
  const dialog = useDialog(true, close);
  useFocus(slug, titleId);
  const touch = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  useTitle(pageTitleOf(project));

  const filtered = projectsShown(filterIn(new URLSearchParams(background.search)));
  const order = filtered.some((card) => card.slug === slug) ? filtered : projectCards;
  const index = order.findIndex((card) => card.slug === slug);
  const neighbour = (by: number) => order.at((index + by) % order.length)?.slug ?? slug;

  function close() {
    // The entry before the overlay's is the grid's: one step back, however many projects were shown.
    if (!isClosing.current) navigate(-1);
    isClosing.current = true;
  }

  function step(by: number) {
    navigate(hrefOfProject(neighbour(by)), { replace: true, state: overlayState(background) });
  }

  function arrow(label: string, by: -1 | 1) {
    const intend = () => prefetch(neighbour(by));
    const press = () => step(by);
    return <Button look="arrow" aria-label={label} onPointerEnter={intend} onFocus={intend} onClick={press} />;
  }

  function turnByKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLVideoElement || isModified(event)) return;
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
    // The change is not a transition: React would delay the next press until a transition has ended.
    <Transition update="none">
      <dialog
        className={styles.overlay}
        {...dialog}
        aria-labelledby={titleId}
        onKeyDown={turnByKey}
        onTouchStart={({ touches }) => {
          const start = touches[0];
          // In a zoomed page, one finger moves the view.
          const mayTurn = touches.length === 1 && window.visualViewport?.scale === 1;
          touch.current = start && mayTurn ? { x: start.clientX, y: start.clientY } : undefined;
        }}
        onTouchEnd={turnBySwipe}
      >
        <div className={styles.panel} data-accent={accentOfCategory(project.category)}>
          <div className={styles.bar}>
            <p className="note" role="status">
              {fill(strings.position, { index: String(index + 1), count: String(order.length) })}
              <span className="visually-hidden">{fill(strings.named, { title: project.title })}</span>
            </p>
            <div className="cluster">
              {arrow(strings.previous, -1)}
              {arrow(strings.next, 1)}
              <Button look="quiet" compact onClick={close} label={strings.close} />
            </div>
          </div>
          <ProjectDetails key={slug} project={project} headingLevel={2} titleId={titleId} />
        </div>
      </dialog>
    </Transition>
  );
}
