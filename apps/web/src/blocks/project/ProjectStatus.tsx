import type { Project } from '../../content/schema/project.ts';
import * as styles from './ProjectDetails.module.css';

/** Marks an unfinished project, wherever it is shown. */
export function ProjectStatus({ status }: { readonly status: Project['status'] }) {
  if (!status) return null;
  return (
    <>
      {' '}
      <em className={styles.status}>{status}</em>
    </>
  );
}
