import { useEffect, useRef } from 'react';
import type { SectionOf } from '../../content/schema/page.ts';
import { useAddressState } from '../../hooks/use-address-state.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { keptInput } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import { ForecastChart } from '../../ui/charts/ForecastChart.tsx';
import { forecastView } from './forecast-view.ts';
import { monthNames } from './month-names.ts';
import styles from './SalesForecast.module.css';

interface Props {
  readonly words: SectionOf<'ai-demos'>['analytics'];
}

/** Twelve months that can be edited in their table, and the three to come under them. */
export function SalesForecast({ words }: Props) {
  const { months, table, chart, sample } = words;
  const [inputs, change] = useAddressState('ai-demos', monthNames);
  const body = useRef<HTMLTableSectionElement>(null);
  const defaults = sample.map(String);
  const typed = monthNames.map((name, month) => inputs[name]?.trim() ?? defaults[month] ?? '');
  const view = forecastView(typed, words);
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
    <div className={styles.forecast}>
      <div className={styles.words}>
        <ForecastChart
          caption={chart.caption}
          past={view.past}
          trend={view.fitted}
          ahead={view.forecast}
          top={view.top}
          labels={chart}
        />
        <p className={styles.trend} data-result="trend">
          {view.trend}
        </p>
        <p>{view.season}</p>
        <output className="visually-hidden">{announced}</output>
      </div>
      <div>
        <table className={styles.table}>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{table.month}</th>
              <th scope="col">{table.sales}</th>
              <th scope="col">{table.trend}</th>
            </tr>
          </thead>
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
        </table>
        <p className={styles.note}>{words.sampleNote}</p>
        {Object.keys(inputs).length > 0 && (
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              change(Object.fromEntries(monthNames.map((name) => [name, undefined])));
              body.current?.querySelector('input')?.focus();
            }}
          >
            {words.reset}
          </button>
        )}
      </div>
    </div>
  );
}
