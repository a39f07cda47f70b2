import { formatNumber, type Noun, nounFor, withNoun } from '@agency/shared/format';
import { resultStrings } from '../../content/tools/results.ts';
import type { SliderState } from '../../hooks/use-slider-values.ts';
import { fill } from '../../lib/fill.ts';
import { Slider } from '../../ui/slider/Slider.tsx';

interface Props<Name extends string> {
  /** In page order. */
  readonly names: readonly Name[];
  /** Copy of each slider; the noun is its unit. */
  readonly fields: { readonly [N in Name]: Noun & { readonly label: string; readonly hint?: string | undefined } };
  readonly sliders: { readonly [N in Name]: SliderState };
}

/** The sliders of a calculator, with their copy and the state of `useSliderValues`. */
export function Sliders<Name extends string>({ names, fields, sliders }: Props<Name>) {
  return names.map((name) => {
    const { [name]: state } = sliders;
    const { range, value, bound } = state;
    const { label, hint, ...noun } = fields[name];
    return (
      <Slider
        key={name}
        name={name}
        label={label}
        exactLabel={fill(resultStrings.exact, { label })}
        hint={hint}
        unit={nounFor(value, noun)}
        bounds={[formatNumber(range.min), formatNumber(range.max)]}
        valueText={withNoun(value, noun)}
        note={bound && fill(resultStrings.bounds[bound], { value: formatNumber(range[bound]) })}
        state={state}
      />
    );
  });
}
