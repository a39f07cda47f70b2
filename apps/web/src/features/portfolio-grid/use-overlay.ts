import { useEffect, useRef, useState } from 'react';
import type { Project } from '../../content/schema/project.ts';
import { claimSteps } from '../../lib/history-steps.ts';
import { withTransition } from '../../lib/view-transition.ts';
import { hrefOfProject, pageTitleOf, projectSlugAt } from '../../site/projects.ts';
import { loadProject } from './load-project.ts';

/** Entries of the history that the overlay made. A reload forgets the overlay: the address then gives the project's page. */
const isOverlay = (state: unknown) => typeof state === 'object' && state !== null && 'overlay' in state;

const cardLink = (slug: string) => document.querySelector<HTMLElement>(`a[href="${hrefOfProject(slug)}"]`);

/** Gives the card's picture the name under which the browser carries it into the overlay, and back. */
function nameCard(slug: string, name: string) {
  const picture = cardLink(slug)?.closest('li')?.querySelector<HTMLElement>('img, video');
  if (picture) picture.style.viewTransitionName = name;
}

/** The project shown over the grid, under its own address: opening adds a step to the history, Back takes it away. */
export function useOverlay() {
  const [project, setProject] = useState<Project>();
  const current = useRef<Project | undefined>(undefined);
  const pageTitle = useRef('');

  function show(next: Project | undefined) {
    const before = current.current;
    current.current = next;
    if (next) document.title = pageTitleOf(next);
    else document.title = pageTitle.current;
    if (next && !before) nameCard(next.slug, 'project');
    const moved = withTransition(() => {
      if (next) nameCard(next.slug, '');
      else if (before) nameCard(before.slug, 'project');
      setProject(next);
    });
    if (next || !before) return;
    cardLink(before.slug)?.focus({ preventScroll: true });
    void moved.then(() => nameCard(before.slug, ''));
  }

  async function open(slug: string, write: 'pushState' | 'replaceState') {
    const next = await loadProject(slug).catch(() => undefined);
    // Without its words the project still has its page.
    if (!next) return window.location.assign(hrefOfProject(slug));
    if (!current.current) pageTitle.current = document.title;
    window.history[write]({ ...window.history.state, overlay: true }, '', hrefOfProject(slug));
    show(next);
  }

  function close() {
    if (isOverlay(window.history.state)) window.history.back();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the listener calls works on references only.
  useEffect(() => {
    async function follow(slug: string | undefined) {
      if (slug && !current.current) pageTitle.current = document.title;
      show(slug === undefined ? undefined : await loadProject(slug));
    }
    // Left to the router, such a step would replace the grid by the project's page.
    return claimSteps(({ state }) => {
      const slug = isOverlay(state) ? projectSlugAt(window.location.pathname) : undefined;
      if (!slug && !current.current) return false;
      void follow(slug);
      return true;
    });
  }, []);

  return { project, open, close };
}
