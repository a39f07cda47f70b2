import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { ProjectDetails } from '../../blocks/project/ProjectDetails.tsx';
import { ProjectPicture } from '../../blocks/project/ProjectPicture.tsx';
import { ProjectStatus } from '../../blocks/project/ProjectStatus.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { demonstrationStrings } from '../../content/interface.ts';
import { filterOfCategory, showsCategory } from '../../content/projects/filters.ts';
import { projectCards } from '../../content/projects/project-cards.built.ts';
import type { ProjectCard } from '../../content/schema/project.ts';
import { portfolioStrings as strings } from '../../content/tools/portfolio.ts';
import { href } from '../../site/pages.ts';
import { cardPicture, hrefOfProject } from '../../site/projects.ts';
import * as styles from './Project.module.css';

const RELATED = 3;

/** The next projects of the same family, circularly, without the current one. */
function relatedTo(index: number): readonly ProjectCard[] {
  const own = projectCards[index];
  if (!own) return [];
  const after = [...projectCards.slice(index + 1), ...projectCards.slice(0, index)];
  const family = filterOfCategory(own.category);
  const near = after.filter(({ category }) => category === own.category);
  const far = after.filter(({ category }) => category !== own.category && showsCategory(family, category));
  return [...near, ...far, ...after].filter((card, place, all) => all.indexOf(card) === place).slice(0, RELATED);
}

export function Project({ section: { project } }: SectionProps<'project'>) {
  const index = projectCards.findIndex(({ slug }) => slug === project.slug);
  const previous = projectCards.at(index - 1);
  const next = projectCards[(index + 1) % projectCards.length];
  return (
    <div className={styles.page}>
      <ProjectDetails project={project} headingLevel={1} />
      {demonstrationStrings && <p className="footnote">{demonstrationStrings.projects}</p>}
      <nav className={styles.neighbours} aria-label={strings.neighbours}>
        {previous && <Neighbour rel="prev" label={strings.previous} card={previous} />}
        <SiteLink className="line-link" href={href('portfolio')}>
          {strings.all}
        </SiteLink>
        {next && <Neighbour rel="next" label={strings.next} card={next} />}
      </nav>
      <section className="no-print" aria-labelledby="famille">
        <h2 id="famille">{strings.related}</h2>
        <ul className={styles.related}>
          {relatedTo(index).map(({ slug, alt, title, client, status }) => (
            <li key={slug}>
              <ProjectPicture slug={slug} alt={alt} size={cardPicture} />
              <h3>
                <SiteLink className="cover" href={hrefOfProject(slug)}>
                  {title}
                </SiteLink>
              </h3>
              <p className="note">
                {client}
                <ProjectStatus status={status} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface NeighbourProps {
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly card: ProjectCard;
}

function Neighbour({ rel, label, card: { slug, title } }: NeighbourProps) {
  return (
    <SiteLink className="line-link" href={hrefOfProject(slug)} rel={rel}>
      <small>{label}</small> {title}
    </SiteLink>
  );
}
