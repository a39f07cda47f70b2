import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import { ProjectStatus } from '../../blocks/project/ProjectStatus.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { projectListStrings as strings } from '../../content/tools/project-list.ts';
import { isPublished } from '../../site/pages.ts';
import { hrefOfProject } from '../../site/projects.ts';
import * as styles from './ProjectList.module.css';

/** Projects of a trade, without pictures: a figure, a title that links to the project, a client. */
export function ProjectList({ section: { title, projects, actions = strings.actions } }: SectionProps<'project-list'>) {
  if (!isPublished('portfolio')) return null;
  return (
    <SectionFrame heading={{ eyebrow: strings.eyebrow, title }} id="realisations" tone="surface" layout="aside">
      <ul className={styles.projects}>
        {projects.map(({ slug, title, client, status, figure }) => (
          <li key={slug}>
            <strong>{figure.value}</strong> {figure.label} <SiteLink href={hrefOfProject(slug)}>{title}</SiteLink>{' '}
            {markUp(client)}
            <ProjectStatus status={status} />
          </li>
        ))}
      </ul>
      <ActionList actions={actions} />
    </SectionFrame>
  );
}
