import { useDeferredValue, useId, useMemo, useState } from 'react';
import { ActionLink } from '../../../blocks/action-link/ActionLink.tsx';
import type { ToolProps } from '../../../blocks/late-tool/LateTool.tsx';
import { ResultActions } from '../../../blocks/result-sheet/ResultActions.tsx';
import { ResultSheet } from '../../../blocks/result-sheet/ResultSheet.tsx';
import { forecastStrings as strings } from '../../../content/tools/ai-demos.built.ts';
import { useKept } from '../../../hooks/use-kept.ts';
import { fill } from '../../../lib/fill.ts';
import { ForecastChart } from '../../../ui/charts/ForecastChart.tsx';
import { SeasonRings } from '../../../ui/charts/SeasonRings.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { forecastNames } from '../input-names.ts';
import { type ForecastOutcome, forecastView, monthName } from './forecast-view.ts';
import { SalesFields } from './SalesFields.tsx';
import * as styles from './SalesForecast.module.css';
import { areExample, fieldsIn } from './sales-fields.ts';

/** One to three years of editable sales, and their forecast. */
export function SalesForecast({ anchor }: ToolProps) {
  const titleId = useId();
  const { inputs, change, share } = useKept('ai-demos', forecastNames);
  const [years, setYears] = useState(1);
  const fields = useMemo(() => fieldsIn(inputs, years), [inputs, years]);
  const [cells, firstMonth, decimal] = fields;
  const own = Object.keys(inputs).length > 0;
  const isExample = strings.examples.some(({ sales }) => areExample(sales, cells));
  // The fields respond immediately; the forecast is a deferred update.
  const read = useDeferredValue(fields);
  const view = useMemo(() => forecastView(...read), [read]);
  const problems = view.problems.flatMap((problem, index) =>
    problem === undefined ? [] : [`${monthName(firstMonth, index)}\u00a0: ${problem}`],
  );
  const announced = [...problems, view.outcome?.summary ?? strings.tooFew].join(' ');

  return (
    <ResultSheet labelledBy={titleId} own={own} className="sides one-page" announced={announced}>
      <SalesFields
        cells={cells}
        firstMonth={firstMonth}
        decimal={decimal}
        view={view}
        onChange={change}
        onYears={setYears}
      />
      <div className="stack roomy">
        {view.outcome ? (
          <Outcome outcome={view.outcome} titleId={titleId} />
        ) : (
          <p className="verdict" id={titleId} data-result="trend">
            {strings.tooFew}
          </p>
        )}
        <ResultActions about={strings.table.caption} address={own ? () => share(anchor) : undefined}>
          {view.outcome && !isExample && <ActionLink action={strings.talk} draft={view.outcome.draft} />}
        </ResultActions>
      </div>
    </ResultSheet>
  );
}

function Outcome({ outcome, titleId }: { readonly outcome: ForecastOutcome; readonly titleId: string }) {
  const { caption, past, line, forecast, shown, monthLabel, ringsFrom, seasonState, ahead } = outcome;
  const { table, chart } = strings;
  return (
    <>
      <p className="verdict" id={titleId} data-result="trend">
        {outcome.trend}
      </p>
      {outcome.outliers && <p className="note">{outcome.outliers}</p>}
      <ForecastChart
        caption={caption}
        past={past}
        line={line}
        ahead={forecast}
        shown={shown}
        monthLabel={monthLabel}
        labels={{ past: fill(chart.past, { months: outcome.months }), ahead: chart.ahead }}
      />
      <Table
        className={styles.table}
        caption={strings.result}
        head={[table.month, table.forecast, table.range, table.lastYear]}
      >
        <tbody data-result="forecast">
          {ahead.map(({ month, value, range, lastYear }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td data-label={table.forecast}>{value}</td>
              <td data-label={table.range}>{range}</td>
              <td data-label={table.lastYear}>{lastYear}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.season}>
        {seasonState === 'found' && (
          <SeasonRings
            values={past}
            ahead={forecast.map(({ value }) => value)}
            firstMonth={ringsFrom ?? 0}
            labels={strings.months.map((name, index) =>
              ringsFrom === null ? String(index + 1) : name.slice(0, 1).toUpperCase(),
            )}
          />
        )}
        <div>
          <p data-result="season" data-value={seasonState}>
            {outcome.season}
          </p>
          {seasonState === 'found' && <p className="note">{strings.season.rings}</p>}
        </div>
      </div>
      <p data-result="backtest">{outcome.backtest}</p>
      <p className="note">{outcome.method}</p>
      <p className="note printed-only">{outcome.sales}</p>
    </>
  );
}
