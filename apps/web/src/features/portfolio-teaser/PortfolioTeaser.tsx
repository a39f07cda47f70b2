import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { interfaceWords } from '../../content/interface.ts';
import { categoryLabels } from '../../content/realisations/categories.ts';
import { type Project, projects } from '../../content/realisations/projets.ts';
import { isDemonstration } from '../../site/agency.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import styles from './PortfolioTeaser.module.css';

/** How many projects are enough to make one want to see the others. */
const SHOWN = 3;

/** The picture as wide as a card shows it, with its size in pixels (`packages/media/portfolio`). */
const picture = { suffix: '-440', size: { width: 440, height: 330 } } as const;

/** The first projects of the portfolio, each a step lower than the one before. */
export function PortfolioTeaser({ section: { id, tone, action, ...heading } }: SectionProps<'portfolio-teaser'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <Carousel label={heading.title} words={interfaceWords.carousel} className={styles.projects}>
        {projects.slice(0, SHOWN).map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Carousel>
      {isDemonstration && <p className={styles.note}>{interfaceWords.demonstration.projects}</p>}
      <div className={styles.more}>
        <ActionList actions={[action]} />
      </div>
    </SectionFrame>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { imageSrc, alt, category, title, description, client } = project;
  return (
    <li className={styles.project}>
      <picture>
        <source srcSet={`${imageSrc}${picture.suffix}.avif`} type="image/avif" />
        <img src={`${imageSrc}${picture.suffix}.webp`} alt={alt} {...picture.size} loading="lazy" decoding="async" />
      </picture>
      <p className={styles.kind}>
        {categoryLabels[category]}, <span>{client}</span>
      </p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
