import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { Film, FilmFailure, type FilmState, isShown, PlayButton } from '../../blocks/project/Film.tsx';
import { ProjectPicture } from '../../blocks/project/ProjectPicture.tsx';
import { ProjectStatus } from '../../blocks/project/ProjectStatus.tsx';
import { categories } from '../../content/projects/categories.ts';
import type { ProjectCard } from '../../content/schema/project.ts';
import { portfolioStrings as strings } from '../../content/tools/portfolio.ts';
import { fill } from '../../lib/fill.ts';
import { overlayState } from '../../lib/navigation-state.ts';
import { cardPicture, hrefOfProject } from '../../site/projects.ts';
import { overlayOf } from './OverlayRoute.tsx';
import * as styles from './PortfolioGrid.module.css';

/** A picture beside its text on a phone, and one of four columns on a screen of ordinary density. */
const smallPicture = '(22.5em < width <= 30em), (width > 75em) and (resolution < 1.5x)';

interface Props {
  readonly card: ProjectCard;
  readonly hidden: boolean;
  readonly film: FilmState;
  readonly onFilm: (state: FilmState) => void;
}

/** A project in the grid: a link that opens its overlay, and the play button of its film. */
export function Card({ card, hidden, film, onFilm }: Props) {
  const location = useLocation();
  const { slug, category, title, summary, alt, tags, client, status, loop } = card;
  return (
    <li className={styles.card} hidden={hidden}>
      {isShown(film) ? (
        <Film slug={slug} alt={alt} size={cardPicture} state={film} onChange={onFilm} />
      ) : (
        <ProjectPicture slug={slug} alt={alt} size={cardPicture} small={smallPicture} />
      )}
      <p className="kicker">{categories[category].label}</p>
      <h3>
        <SiteLink
          className="cover line-link"
          href={hrefOfProject(slug)}
          state={overlayState(location)}
          prefetch={overlayOf(slug).prefetch}
        >
          {title}
        </SiteLink>
      </h3>
      <p>{summary}</p>
      <p className="note">
        {[...tags, ...(loop ? [fill(strings.short, { kilobytes: String(loop.kilobytes) })] : [])].join(' · ')}
        <ProjectStatus status={status} />
        <FilmFailure state={film} />
      </p>
      {loop && (
        <PlayButton className={styles.play} client={client} kilobytes={loop.kilobytes} state={film} onChange={onFilm} />
      )}
    </li>
  );
}
