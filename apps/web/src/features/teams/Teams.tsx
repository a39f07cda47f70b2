import type { SectionProps } from '../../blocks/section-props.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import * as styles from './Teams.module.css';

export function Teams({ section }: SectionProps<'teams'>) {
  const { title, specialistsTitle, technologiesTitle, projectsTitle, tabs } = section;
  return (
    <Tabs
      label={title}
      panelClass={styles.team}
      tabs={Object.entries(tabs).map(([id, team]) => ({
        id,
        label: team.type,
        panel: (
          <>
            <div className="stack">
              <h3 className="display">{team.type}</h3>
              <p className="lead">{team.description}</p>
              <p>
                <strong>{projectsTitle}</strong> {team.projects}
              </p>
            </div>
            <PointList title={specialistsTitle} items={team.specialists} />
            <PointList title={technologiesTitle} items={team.technologies} />
          </>
        ),
      }))}
    />
  );
}

function PointList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className="stack">
      <h4>{title}</h4>
      <ul className="lines">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
