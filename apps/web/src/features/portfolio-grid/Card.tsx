import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { ProjectPicture } from '../../blocks/project/ProjectPicture.tsx';
import { ProjectStatus } from '../../blocks/project/ProjectStatus.tsx';
import { categoryLabels } from '../../content/realisations/categories.ts';
import type { ProjectCard } from '../../content/schema/project.ts';
import { portfolioStrings as strings } from '../../content/tools/portfolio.ts';
import { overlayState } from '../../lib/navigation-state.ts';
import { cardPicture, hrefOfProject } from '../../site/projects.ts';
import { Film } from './Film.tsx';
import { overlayOf } from './overlays.ts';
import styles from './PortfolioGrid.module.css';
import type { FilmState } from './use-films.ts';

interface Props {
  readonly card: ProjectCard;
  readonly hidden: boolean;
  readonly film: FilmState | undefined;
  readonly onFilm: (state: FilmState) => void;
}

/** A project in the grid: a link that opens its overlay, and the play button of its film. */
export function Card({ card, hidden, film, onFilm }: Props) {
  const location = useLocation();
  const { slug, category, title, description, alt, tags, client, status, loop } = card;
  const action = (kilobytes: number) => (film === 'playing' ? strings.pause : strings.play(kilobytes));
  return (
    <li className={styles.card} hidden={hidden}>
      {film ? (
        <Film slug={slug} alt={alt} state={film} onRefusal={() => onFilm('paused')} />
      ) : (
        <ProjectPicture slug={slug} alt={alt} size={cardPicture} />
      )}
      <p>
        {categoryLabels[category]}
        <ProjectStatus status={status} />
      </p>
      <h3>
        <SiteLink href={hrefOfProject(slug)} state={overlayState(location)} prefetch={overlayOf(slug).prefetch}>
          {title}
        </SiteLink>
      </h3>
      <p className={styles.description}>{description}</p>
      <p>{tags.slice(0, 2).join(' · ')}</p>
      {loop && (
        <button
          type="button"
          className={styles.play}
          data-state={film ?? 'still'}
          aria-label={`${action(loop.kilobytes)} ${strings.film(client)}`}
          onClick={() => onFilm(film === 'playing' ? 'paused' : 'playing')}
        >
          {action(loop.kilobytes)}
        </button>
      )}
    </li>
  );
}
