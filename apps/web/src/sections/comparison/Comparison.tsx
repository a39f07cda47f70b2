import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Table } from '../../ui/table/Table.tsx';
import * as styles from './Comparison.module.css';

/** A real table: each row is a criterion, our column is the last. On small screens rows become blocks. */
export function Comparison({ section: { id, tone, criteria, theirs, ours, ...heading } }: SectionProps<'comparison'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <Table className={styles.table} stacked label={heading.title} head={['', theirs.name, ours.name]}>
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
    </SectionFrame>
  );
}
