import type { SectionProps } from '../../blocks/section-props.ts';
import { Table } from '../../ui/table/Table.tsx';
import * as styles from './Comparison.module.css';

/** A real table: each row is a criterion, our column is the last. On small screens rows become blocks. */
export function Comparison({ section: { title, criteria, theirs, ours } }: SectionProps<'comparison'>) {
  return (
    <Table className={styles.table} stacked label={title} head={['', theirs.name, ours.name]}>
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
    </Table>
  );
}
