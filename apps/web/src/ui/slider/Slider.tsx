import { useId } from 'react';
import type { SliderState } from '../../hooks/use-slider-values.ts';
import { rounded } from '../rounded.ts';
import styles from './Slider.module.css';

interface Props {
  /** Name of the slider. The number field beside it has none, so that a form has each value once. */
  readonly name: string;
  readonly label: string;
  /** Accessible name of the number field. */
  readonly exactLabel: string;
  readonly hint?: string | undefined;
  readonly unit: string;
  /** The formatted bounds. */
  readonly bounds: readonly [string, string];
  /** Announced text of the slider: its value and unit. */
  readonly valueText: string;
  /** Why the number field will not keep the typed value. */
  readonly note?: string | undefined;
  readonly state: SliderState;
}

/** A native slider and a number field for the same value: one for exploring, the other for precision. */
export function Slider({ name, label, exactLabel, hint, unit, bounds, valueText, note, state }: Props) {
  const { value, typed } = state;
  const { min, max } = state.range;
  const id = useId();
  const hintId = useId();
  const filled = rounded(((value - min) / (max - min)) * 100);
  return (
    <div className={styles.slider} data-slider data-from={bounds[0]} data-to={bounds[1]}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.exact} data-unit={unit}>
        <input
          className={styles.number}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          aria-label={exactLabel}
          min={min}
          max={max}
          value={typed}
          onChange={(event) => state.type(event.target.value)}
          onBlur={state.leave}
        />
      </span>
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.track}>
        <svg className={styles.rail} aria-hidden="true">
          <rect width="100%" height="100%" />
          <rect className={styles.filled} width={`${filled}%`} height="100%" />
        </svg>
        <input
          className={styles.range}
          id={id}
          type="range"
          name={name}
          autoComplete="off"
          min={min}
          max={max}
          value={value}
          aria-valuetext={valueText}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => state.slide(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
