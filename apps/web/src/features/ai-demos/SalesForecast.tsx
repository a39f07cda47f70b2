import { useEffect, useId, useRef } from 'react';
import { DraftLink } from '../../blocks/draft-link/DraftLink.tsx';
import { ResultActions, ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import { ShareResult } from '../../blocks/share-result/ShareResult.tsx';
import { forecastWords as words } from '../../content/tools/ai-demos.ts';
import { useAddressState } from '../../hooks/use-address-state.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { addressWith, keptInput } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import { ForecastChart } from '../../ui/charts/ForecastChart.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { forecastView } from './forecast-view.ts';
import { monthNames } from './input-names.ts';
import styles from './SalesForecast.module.css';

interface Props {
  /** Id of the section: a shared address leads to it. */
  readonly anchor: string | undefined;
}

/** Twelve months that can be edited in their table, and the three to come under them. */
export function SalesForecast({ anchor }: Props) {
  const titleId = useId();
  const { months, table, chart, sample } = words;
  const [inputs, change] = useAddressState('ai-demos', monthNames);
  const body = useRef<HTMLTableSectionElement>(null);
  const defaults = sample.map(String);
  const typed = monthNames.map((name, month) => inputs[name]?.trim() ?? defaults[month] ?? '');
  const view = forecastView(typed);
  const announced = useDebounced(view.summary, ANNOUNCE_AFTER);

  const kept = (month: number, text: string) => keptInput(text, defaults[month]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration is read once.
  useEffect(() => {
    const fields = [...(body.current?.querySelectorAll('input') ?? [])];
    const early = fields.flatMap(({ value }, month) =>
      value === defaults[month] ? [] : [[monthNames[month], kept(month, value)] as const],
    );
    if (early.length > 0) change(Object.fromEntries(early));
  }, []);

  return (
    <ResultSheet labelledBy={titleId} own={Object.keys(inputs).length > 0} className={styles.forecast}>
      <div className={styles.words}>
        <ForecastChart
          caption={chart.caption}
          past={view.past}
          trend={view.fitted}
          ahead={view.forecast}
          top={view.top}
          labels={chart}
        />
        <p className={styles.trend} id={titleId} data-result="trend">
          {view.trend}
        </p>
        <p>{view.season}</p>
        <output className="visually-hidden">{announced}</output>
        <ResultActions>
          <DraftLink action={words.talk} draft={view.draft} />
        </ResultActions>
        <ShareResult
          about={chart.caption}
          address={() => addressWith(window.location.href, monthNames, inputs, anchor)}
        />
      </div>
      <div>
        <Table className={styles.table} caption={table.caption} head={[table.month, table.sales, table.trend]}>
          <tbody ref={body}>
            {months.map((month, index) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>
                  <input
                    name="sales"
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={18}
                    aria-label={fill(words.field, { month })}
                    value={typed[index]}
                    onChange={({ target }) => change({ [monthNames[index] ?? '']: kept(index, target.value) })}
                  />
                </td>
                <td>{view.fittedTexts[index]}</td>
              </tr>
            ))}
          </tbody>
          <tbody data-result="forecast">
            {view.ahead.map(({ month, value, range }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{value}</td>
                <td>{range}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className={`${styles.note} no-print`}>{words.sampleNote}</p>
        {Object.keys(inputs).length > 0 && (
          <button
            type="button"
            className={`${styles.reset} no-print`}
            onClick={() => {
              change(Object.fromEntries(monthNames.map((name) => [name, undefined])));
              body.current?.querySelector('input')?.focus();
            }}
          >
            {words.reset}
          </button>
        )}
      </div>
    </ResultSheet>
  );
}
