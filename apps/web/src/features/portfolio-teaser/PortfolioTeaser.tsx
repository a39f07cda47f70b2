import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { ProjectStatus } from '../../blocks/project/ProjectStatus.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { demonstrationStrings, interfaceStrings } from '../../content/interface.ts';
import { categoryLabels } from '../../content/realisations/categories.ts';
import type { Project } from '../../content/schema/project.ts';
import { cardPicture, hrefOfProject, pictureOfProject } from '../../site/projects.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import styles from './PortfolioTeaser.module.css';

/** Three projects, each a step lower than the previous one, with links to their pages. */
export function PortfolioTeaser({
  section: { id, tone, projects, action, ...heading },
}: SectionProps<'portfolio-teaser'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <Carousel label={heading.title} strings={interfaceStrings.carousel} className={styles.projects}>
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Carousel>
      {demonstrationStrings && <p className={styles.note}>{demonstrationStrings.projects}</p>}
      <ActionList className={styles.more} actions={[action]} />
    </SectionFrame>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { slug, alt, category, title, description, client, status } = project;
  const picture = pictureOfProject(slug, cardPicture);
  const { width, height } = cardPicture;
  return (
    <li className={styles.project}>
      <picture>
        <source srcSet={`${picture}.avif`} type="image/avif" />
        <img src={`${picture}.webp`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      <p className={styles.kind}>
        {categoryLabels[category]}, <span>{client}</span>
        <ProjectStatus status={status} />
      </p>
      <h3 className={styles.title}>
        <SiteLink href={hrefOfProject(slug)}>{title}</SiteLink>
      </h3>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
