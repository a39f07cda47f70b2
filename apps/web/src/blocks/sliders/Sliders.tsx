import { formatNumber, type Noun, nounFor, withNoun } from '@agency/shared/format';
import { MAX_COUNT_LENGTH } from '@agency/shared/numbers';
import { useId } from 'react';
import { resultStrings } from '../../content/tools/results.ts';
import type { SliderState } from '../../hooks/use-slider-values.ts';
import { fill } from '../../lib/fill.ts';
import { rounded } from '../../ui/rounded.ts';
import * as styles from './Sliders.module.css';

/** Copy of a slider; the noun is its unit. */
type Copy = Noun & { readonly label: string; readonly hint?: string | undefined };

interface Props<Name extends string> {
  readonly names: readonly Name[];
  readonly fields: { readonly [N in Name]: Copy };
  readonly sliders: { readonly [N in Name]: SliderState };
}

export function Sliders<Name extends string>({ names, fields, sliders }: Props<Name>) {
  return names.map((name) => <Slider key={name} name={name} copy={fields[name]} state={sliders[name]} />);
}

interface SliderProps {
  /** Name of the slider. The number field beside it has none, so that a form has each value once. */
  readonly name: string;
  readonly copy: Copy;
  readonly state: SliderState;
}

/** A typed number without the sign that its field already shows: `45 $`. */
const withoutSign = (text: string, { one }: Noun) => (one.startsWith('$') ? text.replace('$', '') : text);

/** A native slider and a number field for the same value: one for exploring, the other for precision. */
function Slider({ name, copy: { label, hint, ...noun }, state }: SliderProps) {
  const { range, value, typed, correction } = state;
  const { min, max } = range;
  const id = useId();
  const hintId = useId();
  const noteId = useId();
  const filled = rounded(((value - min) / (max - min)) * 100);
  return (
    <div className={styles.slider} data-slider data-from={formatNumber(min)} data-to={formatNumber(max)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.exact} data-unit={nounFor(value, noun)}>
        <input
          className={styles.number}
          // Not « number », which drops the comma of « 12,5 » in an English browser: 125.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_COUNT_LENGTH}
          aria-label={fill(resultStrings.exact, { label })}
          value={typed}
          aria-describedby={noteId}
          onChange={(event) => state.type(withoutSign(event.target.value, noun))}
          onBlur={state.leave}
        />
      </span>
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {/* Why the number field will not keep the typed value. */}
      <p className={styles.note} id={noteId} role="status">
        {correction && fill(resultStrings.corrections[correction], { value: formatNumber(value) })}
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
          aria-valuetext={withNoun(value, noun)}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => state.slide(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
