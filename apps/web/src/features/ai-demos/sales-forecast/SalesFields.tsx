import { type DecimalMark, MAX_SALES_MONTHS, MONTHS_PER_YEAR } from '@agency/shared/forecast';
import { type ClipboardEvent, type MouseEvent, useId, useState } from 'react';
import { forecastStrings as strings } from '../../../content/tools/ai-demos.built.ts';
import type { Changes } from '../../../lib/address.ts';
import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldHelp } from '../../../ui/field/Field.tsx';
import { described, invalid } from '../../../ui/field/field-props.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { type forecastView, monthName } from './forecast-view.ts';
import * as styles from './SalesForecast.module.css';
import { areExample, decimalInput, inputFor, inputsFor, monthInput, otherSales, paste } from './sales-fields.ts';

type View = ReturnType<typeof forecastView>;

interface Props {
  /** Values of the fields: whole years. */
  readonly cells: readonly string[];
  /** Month of the year of the first field, 0 for January; null if it is unknown. */
  readonly firstMonth: number | null;
  readonly decimal: DecimalMark | undefined;
  readonly view: Pick<View, 'problems' | 'doubt'>;
  readonly onChange: (inputs: Changes<string>) => void;
  readonly onYears: (years: number) => void;
}

/** A field for each month, for one to three years; a spreadsheet column can be pasted into any field. */
export function SalesFields({ cells, firstMonth, decimal, view, onChange, onYears }: Props) {
  const titleId = useId();
  const [pasted, setPasted] = useState({ count: 0, message: '' });
  const years = cells.length / MONTHS_PER_YEAR;

  /** A change clears the message about a pasted column, which may be untrue now. */
  function change(inputs: Changes<string>) {
    setPasted({ count: 0, message: '' });
    onChange(inputs);
  }

  /** One year of other sales. */
  function start(inputs: Changes<string>) {
    change(inputs);
    onYears(1);
  }

  function takePaste(event: ClipboardEvent) {
    const fields = [...event.currentTarget.querySelectorAll('input[name="sales"]')];
    const index = fields.indexOf(event.target as Element);
    const read = index < 0 ? undefined : paste(event.clipboardData.getData('text'), cells, index, firstMonth);
    if (!read) return;
    event.preventDefault();
    setPasted(({ count }) => ({ count: count + 1, message: read.message }));
    if (read.cells) onChange(otherSales(read.cells, read.firstMonth ?? null));
  }

  return (
    <section className="stack no-print" aria-labelledby={titleId} onPaste={takePaste}>
      <h4 id={titleId}>{strings.fieldsTitle}</h4>
      <p className="note">{strings.fieldsHint}</p>
      <fieldset className="toggles">
        <legend>{strings.examplesLabel}</legend>
        {strings.examples.map(({ name, sales }) => (
          <Button
            key={name}
            look="example"
            aria-pressed={areExample(sales, cells)}
            onClick={() => start(otherSales(sales.map(String), 0))}
            label={name}
          />
        ))}
        <Button look="example" onClick={() => start(otherSales([], firstMonth))} label={strings.clear} />
      </fieldset>
      <p role="status" className="reply">
        {/* A new element: the same refusal is announced again. */}
        {pasted.message && <span key={pasted.count}>{pasted.message}</span>}
      </p>
      {view.doubt && <Doubt doubt={view.doubt} decimal={decimal} onChange={change} />}
      <label className="labelled">
        {strings.firstMonth}
        <Select
          small
          name="firstMonth"
          value={firstMonth ?? ''}
          options={strings.months.map((label, index) => ({ code: String(index), label }))}
          onChange={({ target: { value } }) => change(monthInput(value === '' ? null : Number(value)))}
        >
          {firstMonth === null && <option value="">{strings.unknownMonth}</option>}
        </Select>
      </label>
      {Array.from({ length: years }, (_, year) => (
        <fieldset key={year} className={styles.year}>
          <legend className={years > 1 ? undefined : 'visually-hidden'}>
            {fill(strings.year, { year: String(year + 1) })}
          </legend>
          {cells.slice(0, MONTHS_PER_YEAR).map((_, month) => {
            const index = year * MONTHS_PER_YEAR + month;
            const named = { month: monthName(firstMonth, index), year: String(year + 1) };
            return (
              <Cell
                key={index}
                month={named.month}
                name={fill(years > 1 ? strings.fieldOfYear : strings.field, named)}
                value={cells[index] ?? ''}
                problem={view.problems[index]}
                onChange={(cell) => change(inputFor(index, cell))}
              />
            );
          })}
        </fieldset>
      ))}
      <Years cells={cells} onChange={change} onYears={onYears} />
    </section>
  );
}

interface DoubtProps extends Pick<Props, 'decimal' | 'onChange'> {
  readonly doubt: NonNullable<View['doubt']>;
}

/** A number with two readings, « 1,234 »: the visitor says what its mark means. */
function Doubt({ doubt, decimal, onChange }: DoubtProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.doubt} aria-describedby={hintId}>
      <legend>{fill(strings.doubt.legend, { text: doubt.text })}</legend>
      {doubt.choices.map(({ decimal: mark, label }) => (
        <label key={mark} className="control choice">
          <input
            type="radio"
            name="decimals"
            value={mark}
            checked={decimal === mark}
            onChange={() => onChange(decimalInput(mark))}
          />
          {label}
        </label>
      ))}
      <p id={hintId} className="note">
        {strings.doubt.hint}
      </p>
    </fieldset>
  );
}

interface CellProps {
  /** The visible label; the accessible name adds the year. */
  readonly month: string;
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (cell: string) => void;
}

function Cell({ month, name, value, problem, onChange }: CellProps) {
  const id = useId();
  const help = { name: id, error: problem };
  return (
    <div className={styles.cell} data-error={problem && ''}>
      <label className="note" htmlFor={id} aria-hidden="true">
        {month}
      </label>
      <FieldHelp {...help} />
      <input
        className="control small"
        id={id}
        name="sales"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        aria-label={name}
        {...invalid(problem)}
        {...described(help)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** With three years at most, the pressed button disappears if the other one is there: that one takes the focus. */
function focusOther({ currentTarget: { previousElementSibling, nextElementSibling } }: MouseEvent<HTMLElement>): void {
  ((nextElementSibling ?? previousElementSibling) as HTMLElement | null)?.focus();
}

function Years({ cells, onChange, onYears }: Pick<Props, 'cells' | 'onChange' | 'onYears'>) {
  const years = cells.length / MONTHS_PER_YEAR;
  const button = (label: string, press: () => void) => (
    <Button
      look="text"
      onClick={(event) => {
        focusOther(event);
        press();
      }}
      label={label}
    />
  );
  return (
    <p className="cluster flush">
      {cells.length < MAX_SALES_MONTHS && button(strings.addYear, () => onYears(years + 1))}
      {years > 1 &&
        button(strings.removeYear, () => {
          onChange(inputsFor(cells.slice(0, -MONTHS_PER_YEAR)));
          onYears(years - 1);
        })}
    </p>
  );
}
