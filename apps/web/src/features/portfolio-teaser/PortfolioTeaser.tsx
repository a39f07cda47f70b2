import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { Carousel } from '../../blocks/carousel/Carousel.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { ProjectPicture } from '../../blocks/project/ProjectPicture.tsx';
import { ProjectStatus } from '../../blocks/project/ProjectStatus.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { demonstrationStrings } from '../../content/interface.ts';
import { categories } from '../../content/projects/categories.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import { isModified } from '../../lib/modified-click.ts';
import { isPublished } from '../../site/pages.ts';
import { cardPicture, hrefOfDemo, hrefOfProject } from '../../site/projects.ts';
import { DemoFrame } from './DemoFrame.tsx';
import * as styles from './PortfolioTeaser.module.css';

type Section = SectionOf<'portfolio-teaser'>;

/** Three projects, each a step lower than the previous one, with links to their pages. One at a time plays its demo. */
export function PortfolioTeaser({
  section: { id, tone, projects, demo, actions, ...heading },
}: SectionProps<'portfolio-teaser'>) {
  const [playing, setPlaying] = useState<string>();
  if (!isPublished('portfolio')) return null;
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <Carousel label={heading.title} className={styles.projects}>
        {projects.map((shown) => (
          <ProjectCard
            key={shown.project.slug}
            shown={shown}
            strings={demo}
            isPlaying={playing === shown.project.slug}
            onPlay={setPlaying}
          />
        ))}
      </Carousel>
      {demonstrationStrings && <p className="footnote">{demonstrationStrings.projects}</p>}
      <ActionList className={styles.more} actions={actions} />
    </SectionFrame>
  );
}

interface CardProps {
  readonly shown: Section['projects'][number];
  readonly strings: Section['demo'];
  readonly isPlaying: boolean;
  /** Called with the slug of the project whose demo plays; undefined if none does. */
  readonly onPlay: (slug: string | undefined) => void;
}

function ProjectCard({ shown: { project, gesture }, strings, isPlaying, onPlay }: CardProps) {
  const { slug, alt, category, title, description, client, status } = project;
  const card = useRef<HTMLLIElement>(null);

  /** The link and the button replace each other: the one that appears takes the focus. */
  function change(plays: boolean) {
    const hasFocus = plays || card.current?.contains(document.activeElement);
    flushSync(() => onPlay(plays ? slug : undefined));
    if (hasFocus) card.current?.querySelector<HTMLElement>('[data-overlay] > *')?.focus({ preventScroll: true });
  }

  function play(event: MouseEvent) {
    if (isModified(event)) return;
    event.preventDefault();
    change(true);
  }

  const picture = <ProjectPicture slug={slug} alt={alt} size={cardPicture} />;
  return (
    <li className={styles.project} ref={card}>
      {isPlaying ? (
        <DemoFrame href={hrefOfDemo(slug)} name={fill(strings.name, { client })} onClose={() => change(false)}>
          {picture}
        </DemoFrame>
      ) : (
        picture
      )}
      <p className={styles.play} data-overlay>
        {isPlaying ? (
          <button type="button" onClick={() => change(false)}>
            {strings.close}
          </button>
        ) : (
          <a href={hrefOfDemo(slug)} onClick={play}>
            {gesture} <b>{strings.play}</b>
          </a>
        )}
      </p>
      <p className="kicker">
        {categories[category].label}, <span>{client}</span>
        <ProjectStatus status={status} />
      </p>
      <h3>
        <SiteLink className="cover line-link" href={hrefOfProject(slug)}>
          {title}
        </SiteLink>
      </h3>
      <p>{description}</p>
    </li>
  );
}
