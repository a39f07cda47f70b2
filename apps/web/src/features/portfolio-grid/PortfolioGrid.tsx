import { projectCards } from 'virtual:project-cards';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { demonstrationWords } from '../../content/interface.ts';
import { filterCodes, projectFilters, showsCategory } from '../../content/realisations/filters.ts';
import { portfolioWords as words } from '../../content/tools/portfolio.ts';
import { Card } from './Card.tsx';
import { Overlay } from './Overlay.tsx';
import styles from './PortfolioGrid.module.css';
import { useFilms } from './use-films.ts';
import { useFilter } from './use-filter.ts';
import { useOverlay } from './use-overlay.ts';

/** How many projects each filter shows. */
const counts = Object.fromEntries(
  filterCodes.map((code) => [code, projectCards.filter(({ category }) => showsCategory(code, category)).length]),
);

/** Every project as a card. Without a script the grid is whole, and each card leads to its project's page. */
export function PortfolioGrid({ section: { id, tone, ...heading } }: SectionProps<'portfolio-grid'>) {
  const films = useFilms();
  const [filter, choose] = useFilter(films.reset);
  const overlay = useOverlay();
  const shown = projectCards.filter(({ category }) => showsCategory(filter, category)).map(({ slug }) => slug);

  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <fieldset className={`${styles.filters} needs-script`} data-wake="query">
        <legend className="visually-hidden">{words.filters}</legend>
        {filterCodes.map((code) => (
          <button key={code} type="button" aria-pressed={code === filter} onClick={() => choose(code)}>
            {projectFilters[code].label} <small>{counts[code]}</small>
          </button>
        ))}
      </fieldset>
      <p className={styles.status} role="status">
        {words.shown(shown.length)}
      </p>
      <ul className={styles.grid}>
        {projectCards.map((card) => (
          <Card
            key={card.slug}
            card={card}
            hidden={!shown.includes(card.slug)}
            film={films.stateOf(card.slug)}
            onFilm={(state) => films.set(card.slug, state)}
            onOpen={(slug) => void overlay.open(slug, 'pushState')}
          />
        ))}
      </ul>
      {demonstrationWords && <p className={styles.status}>{demonstrationWords.projects}</p>}
      {overlay.project && (
        <Overlay
          project={overlay.project}
          order={shown.includes(overlay.project.slug) ? shown : projectCards.map(({ slug }) => slug)}
          onShow={(slug) => void overlay.open(slug, 'replaceState')}
          onClose={overlay.close}
        />
      )}
    </SectionFrame>
  );
}
