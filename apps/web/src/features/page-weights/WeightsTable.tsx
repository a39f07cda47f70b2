import { formatBytes, formatDate, formatGrams, formatNumber } from '@agency/shared/format';
import { ecoIndex, formatEcoIndex, transferGrams } from '@agency/shared/site-weight';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import { Table } from '../../ui/table/Table.tsx';
import type { WeighedPage, Weighing } from './weighing.ts';

const kilobytes = (bytes: number) => formatBytes(bytes, 1);
const gramsOf = (bytes: number) => formatGrams(transferGrams(bytes), 4);
const scoreOf = ({ elements, requests, total }: WeighedPage) =>
  formatEcoIndex(ecoIndex({ elements, requests, bytes: total }));

interface Props {
  readonly strings: SectionOf<'page-weights'>['table'];
  readonly weighing: Weighing;
}

/** Rendered by the build only. */
export function WeightsTable({ strings, weighing: { date, pages, projects } }: Props) {
  const named = pages.filter(({ name }) => name !== undefined);
  const median = named[Math.floor(named.length / 2)] as WeighedPage;
  const project = fill(strings.project, { count: formatNumber(projects) });
  return (
    <>
      <p className="muted">
        {markUp(
          fill(strings.summary, {
            date: formatDate(date),
            pages: formatNumber(named.length),
            weight: kilobytes(median.total),
            co2: gramsOf(median.total),
          }),
        )}
      </p>
      <details className="disclosure">
        <summary>{strings.caption}</summary>
        <Table stacked label={strings.caption} head={strings.head}>
          <tbody>
            {pages.map(({ name = project, ...page }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={strings.head[1]}>{weightOf(page, strings)}</td>
                <td data-label={strings.head[2]}>
                  {fill(strings.parts, {
                    requests: formatNumber(page.requests),
                    elements: formatNumber(page.elements),
                  })}
                </td>
                <td data-label={strings.head[3]}>{scoreOf(page)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  );
}

function weightOf({ total, waiting }: WeighedPage, strings: Props['strings']): string {
  const values = { weight: kilobytes(total), text: kilobytes(total - waiting), co2: gramsOf(total) };
  return fill(waiting > 0 ? strings.weightWithPictures : strings.weight, values);
}
