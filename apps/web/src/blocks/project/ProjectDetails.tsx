import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interfaceStrings } from '../../content/interface.ts';
import { categories } from '../../content/projects/categories.ts';
import type { Project } from '../../content/schema/project.ts';
import { portfolioStrings as strings } from '../../content/tools/portfolio.ts';
import { fill } from '../../lib/fill.ts';
import { bindShortWords } from '../../lib/short-words.ts';
import { hrefOfDemo, projectPicture } from '../../site/projects.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Film, FilmFailure, type FilmState, filmOf, isShown, PlayButton } from './Film.tsx';
import * as styles from './ProjectDetails.module.css';
import { ProjectPicture } from './ProjectPicture.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';

interface Props {
  readonly project: Project;
  /** The title opens a page, or an overlay. */
  readonly headingLevel: 1 | 2;
  readonly titleId?: string;
}

export function ProjectDetails({ project, headingLevel, titleId }: Props) {
  const Title = `h${headingLevel}` as const;
  const { slug, category, title, description, client, tags, technologies, featured, status, website } = project;
  const { problem, decision, demo, figure } = project;
  return (
    <article className={styles.project}>
      <div className={styles.media}>
        <Media project={project} />
      </div>
      <div className={styles.text}>
        <p className="cluster note">
          <span className="pill">{categories[category].label}</span>{' '}
          {featured && <strong className={styles.featured}>{strings.featured}</strong>}
          <ProjectStatus status={status} />
        </p>
        <Title className={styles.title} id={titleId} tabIndex={-1}>
          {bindShortWords(title)}
        </Title>
        <p className="lead">{description}</p>
        {website && (
          <a className={buttonClass()} href={hrefOfDemo(slug)} target="_blank" rel="noopener">
            {strings.visit[website]} <span className="visually-hidden">{interfaceStrings.newTab}</span>
          </a>
        )}
      </div>
      <div className={styles.rest}>
        <p className={styles.figure}>
          <strong className="display">{figure.value}</strong> {figure.label}
        </p>
        <dl className={styles.story}>
          <dt>{strings.problem}</dt>
          <dd>{problem}</dd>
          <dt>{strings.decision}</dt>
          <dd>{decision}</dd>
          {demo && (
            <>
              <dt className="no-print">{strings.demo}</dt>
              <dd className="no-print">{demo}</dd>
            </>
          )}
        </dl>
        <dl className="ruled">
          <dt className="note">{strings.client}</dt>
          <dd>{client}</dd>
          <dt className="note">{strings.tags}</dt>
          {tags.map((tag) => (
            <dd key={tag}>{tag}</dd>
          ))}
          <dt className="note">{strings.technologies}</dt>
          {technologies.map((technology) => (
            <dd key={technology}>{technology}</dd>
          ))}
        </dl>
      </div>
    </article>
  );
}

/** The picture; with a film, also the button that plays it in its place. Its end restores both, and the focus. */
function Media({ project: { slug, alt, client, loop } }: { readonly project: Project }) {
  const [state, setState] = useState<FilmState>();
  const box = useRef<HTMLDivElement>(null);
  const picture = <ProjectPicture slug={slug} alt={alt} size={projectPicture} loading="eager" />;
  if (!loop) return picture;

  function change(next: FilmState) {
    const hasFocus = box.current?.contains(document.activeElement);
    flushSync(() => setState(next));
    if (hasFocus) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }
  return (
    <>
      <div className={styles.film} ref={box}>
        {isShown(state) ? (
          <Film slug={slug} alt={alt} size={projectPicture} state={state} controls onChange={change} />
        ) : (
          <>
            <div className="needs-script">{picture}</div>
            <PlayButton client={client} kilobytes={loop.kilobytes} state={state} onChange={change} />
            <noscript>
              <video controls {...filmOf(slug, alt, projectPicture)} />
            </noscript>
          </>
        )}
      </div>
      <p className="note no-print">
        {fill(strings.weight, { kilobytes: String(loop.kilobytes) })}
        <FilmFailure state={state} />
      </p>
    </>
  );
}
