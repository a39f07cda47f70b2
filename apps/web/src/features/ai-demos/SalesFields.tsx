import { type DecimalMark, MAX_SALES_MONTHS, SEASON_PERIOD } from '@agency/shared/forecast';
import { type ClipboardEvent, type MouseEvent, useId, useState } from 'react';
import { forecastStrings as strings } from '../../content/tools/ai-demos.ts';
import { fill } from '../../lib/fill.ts';
import { FieldHelp } from '../../ui/field/FieldFrame.tsx';
import { described, invalid } from '../../ui/field/field-props.ts';
import { Select } from '../../ui/field/Select.tsx';
import { type forecastView, monthName } from './forecast-view.ts';
import styles from './SalesForecast.module.css';
import { paste } from './sales-fields.ts';

interface Props {
  /** Values of the fields: whole years. */
  readonly cells: readonly string[];
  /** Month of the year of the first field, 0 for January; null if it is unknown. */
  readonly firstMonth: number | null;
  readonly decimal: DecimalMark | undefined;
  readonly view: Pick<ReturnType<typeof forecastView>, 'problems' | 'doubt'>;
  readonly onCell: (index: number, cell: string) => void;
  /** Sets all fields, and the month of the first one if it changes. */
  readonly onCells: (cells: readonly string[], firstMonth?: number | null) => void;
  readonly onFirstMonth: (month: number | null) => void;
  readonly onDecimal: (decimal: DecimalMark) => void;
  /** Adds or removes a year. */
  readonly onYears: (years: number) => void;
}

/** With three years at most, the pressed button disappears if the other one is there: that one takes the focus. */
function focusOther({ currentTarget: { previousElementSibling, nextElementSibling } }: MouseEvent<HTMLElement>): void {
  ((nextElementSibling ?? previousElementSibling) as HTMLElement | null)?.focus();
}

/** A field for each month, for one to three years; a spreadsheet column can be pasted into any field. */
export function SalesFields(props: Props) {
  const { cells, firstMonth, decimal, view, onCell, onCells, onFirstMonth, onDecimal, onYears } = props;
  const id = useId();
  const [pasted, setPasted] = useState('');
  const years = cells.length / SEASON_PERIOD;

  /** One year of other sales: what was said of a pasted column is over. */
  function start(all: readonly string[], month?: number) {
    setPasted('');
    onCells(all, month);
    onYears(1);
  }

  function takePaste(event: ClipboardEvent) {
    const fields = [...event.currentTarget.querySelectorAll('input[name="sales"]')];
    const index = fields.indexOf(event.target as Element);
    const read = index < 0 ? undefined : paste(event.clipboardData.getData('text'), cells, index, firstMonth);
    if (!read) return;
    event.preventDefault();
    setPasted(read.message);
    if (read.cells) onCells(read.cells, read.firstMonth);
  }

  const field = (index: number, year: number) => {
    const month = monthName(firstMonth, index);
    const help = { name: `${id}-${index}`, error: view.problems[index] };
    return (
      <div key={index} className={styles.cell} data-error={help.error && ''}>
        <label className="note" htmlFor={help.name} aria-hidden="true">
          {month}
        </label>
        <FieldHelp {...help} />
        <input
          className="control small"
          id={help.name}
          name="sales"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          aria-label={fill(years > 1 ? strings.fieldOfYear : strings.field, { month, year: String(year + 1) })}
          {...invalid(help.error)}
          {...described(help)}
          value={cells[index]}
          onChange={({ target }) => onCell(index, target.value)}
        />
      </div>
    );
  };

  return (
    <section className="stack no-print" aria-labelledby={`${id}-title`} onPaste={takePaste}>
      <h4 id={`${id}-title`}>{strings.fieldsTitle}</h4>
      <p className="note">{strings.fieldsHint}</p>
      <fieldset className="toggles">
        <legend>{strings.examplesLabel}</legend>
        {strings.examples.map(({ name, sales }) => (
          <button
            key={name}
            type="button"
            className="capsule toggle example"
            aria-pressed={
              sales.length === cells.length && sales.every((value, index) => String(value) === cells[index])
            }
            onClick={() => start(sales.map(String), 0)}
          >
            {name}
          </button>
        ))}
        <button type="button" className="capsule toggle example" onClick={() => start([])}>
          {strings.clear}
        </button>
      </fieldset>
      <p role="status" className="reply">
        {pasted}
      </p>
      {view.doubt && (
        <fieldset className={styles.doubt} aria-describedby={`${id}-doubt`}>
          <legend>{fill(strings.doubt.legend, { text: view.doubt.text })}</legend>
          {view.doubt.choices.map(({ decimal: mark, label }) => (
            <label key={mark} className="control choice">
              <input
                type="radio"
                name="decimals"
                value={mark}
                checked={decimal === mark}
                onChange={() => onDecimal(mark)}
              />
              {label}
            </label>
          ))}
          <p id={`${id}-doubt`} className="note">
            {strings.doubt.hint}
          </p>
        </fieldset>
      )}
      <label className="labelled">
        {strings.firstMonth}
        <Select
          small
          name="firstMonth"
          value={firstMonth ?? ''}
          onChange={({ target }) => onFirstMonth(target.value === '' ? null : Number(target.value))}
        >
          {firstMonth === null && <option value="">{strings.unknownMonth}</option>}
          {strings.months.map((month, index) => (
            <option key={month} value={index}>
              {month}
            </option>
          ))}
        </Select>
      </label>
      {Array.from({ length: years }, (_, year) => (
        <fieldset key={year} className={styles.year}>
          <legend className={years > 1 ? undefined : 'visually-hidden'}>
            {fill(strings.year, { year: String(year + 1) })}
          </legend>
          {cells.slice(0, SEASON_PERIOD).map((_, month) => field(year * SEASON_PERIOD + month, year))}
        </fieldset>
      ))}
      <p className="cluster flush">
        {cells.length < MAX_SALES_MONTHS && (
          <button
            type="button"
            className="text-button"
            onClick={(event) => {
              focusOther(event);
              onYears(years + 1);
            }}
          >
            {strings.addYear}
          </button>
        )}
        {years > 1 && (
          <button
            type="button"
            className="text-button"
            onClick={(event) => {
              focusOther(event);
              onCells(cells.slice(0, -SEASON_PERIOD));
              onYears(years - 1);
            }}
          >
            {strings.removeYear}
          </button>
        )}
      </p>
    </section>
  );
}
