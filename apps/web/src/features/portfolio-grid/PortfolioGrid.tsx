import { withNoun } from '@agency/shared/format';
import { addTransitionType, startTransition, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilmState } from '../../blocks/project/Film.tsx';
import { demonstrationStrings } from '../../content/interface.ts';
import { type FilterCode, projectFilters } from '../../content/projects/filters.ts';
import { projectCards } from '../../content/projects/project-cards.built.ts';
import { portfolioStrings as strings } from '../../content/tools/portfolio.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { inPlace } from '../../lib/navigation-state.ts';
import { Transition } from '../../ui/transition/Transition.tsx';
import { Card } from './Card.tsx';
import { FILTER, filterIn, filters, projectsShown } from './filter.ts';
import * as styles from './PortfolioGrid.module.css';

const counts = Object.fromEntries(filters.map((code) => [code, projectsShown(code).length]));

/** Every project as a card. Without scripts the grid is complete, and each card links to its project's page. */
export function PortfolioGrid() {
  const [films, setFilms] = useState<Readonly<Record<string, FilmState>>>({});
  const [parameters, setParameters] = useSearchParams();
  // The prerendered page has no filter, and hydration must match it.
  const filter = useHydrated() ? filterIn(parameters) : 'all';
  const shown = projectsShown(filter);

  /** Replaces the history entry: Back leaves the portfolio, however many filters were tried. */
  function choose(code: FilterCode) {
    // Every picture returns: a film restarts from its beginning.
    setFilms({});
    startTransition(() => {
      addTransitionType('filter');
      setParameters(
        (before) => {
          if (code === 'all') before.delete(FILTER);
          else before.set(FILTER, code);
          return before;
        },
        { replace: true, state: inPlace },
      );
    });
  }

  return (
    <>
      <fieldset className="toggles needs-script no-print" data-parameters={FILTER}>
        <legend className="visually-hidden">{strings.filters}</legend>
        {filters.map((code) => (
          <button
            key={code}
            type="button"
            className="capsule toggle"
            aria-pressed={code === filter}
            onClick={() => choose(code)}
          >
            {/* One text node: Chromium drops a node of only a space from the button's name. */}
            {`${projectFilters[code].label} `}
            <small>{counts[code]}</small>
          </button>
        ))}
      </fieldset>
      <p className={styles.status} role="status">
        {withNoun(shown.length, strings.shown)}
      </p>
      <Transition>
        <ul className={styles.grid} data-overlay data-feature="portfolio-grid">
          {projectCards.map((card) => (
            <Card
              key={card.slug}
              card={card}
              hidden={!shown.includes(card)}
              film={films[card.slug]}
              onFilm={(state) => setFilms((all) => ({ ...all, [card.slug]: state }))}
            />
          ))}
        </ul>
      </Transition>
      {demonstrationStrings && <p className={styles.status}>{demonstrationStrings.projects}</p>}
    </>
  );
}
