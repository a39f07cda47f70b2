import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './Comparison.module.css';

/** A real table: each row is a criterion, ours is the last column. On small screens rows become blocks. */
export function Comparison({ section: { id, tone, criteria, theirs, ours, ...heading } }: SectionProps<'comparison'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{theirs.name}</th>
            <th scope="col">{ours.name}</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion, index) => (
            <tr key={criterion}>
              <th scope="row">{criterion}</th>
              <td data-label={theirs.name}>{theirs.points[index]}</td>
              <td data-label={ours.name} className={styles.ours}>
                {ours.points[index]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
