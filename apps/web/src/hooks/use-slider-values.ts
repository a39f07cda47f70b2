import { numberIn } from '@agency/shared/numbers';
import { clampToRange, type Range } from '@agency/shared/roi';
import { useState } from 'react';
import { storedInput } from '../lib/tool-inputs.ts';
import type { Kept } from './use-kept.ts';

export type Ranges<Name extends string> = { readonly [N in Name]: Range };
type Correction = 'min' | 'max' | 'whole' | 'unread';

export interface SliderState {
  readonly range: Range;
  /** The slider's value, within the range. */
  readonly value: number;
  /** The number field's text, which may be blank or out of range during editing. */
  readonly typed: string;
  /** What replaces a text that is not counted as it is: a bound, or its whole part. It stays with that text or its correction. */
  readonly correction: Correction | undefined;
  slide(value: number): void;
  type(text: string): void;
  /** Called when the visitor leaves the number field: corrects its text. An untouched one changes nothing, not even the draft. */
  leave(): void;
}

/** The text of the number field, typed or from the address. A blank one is stored as a space. */
export const typedIn = (input: string | undefined, range: Range): string =>
  input === ' ' ? '' : (input ?? String(range.default));

/** What replaces a text that is not a whole number in the range. A blank is not replaced: the visitor may still be typing. */
export function correctionOf(text: string, { min, max }: Range): Correction | undefined {
  if (text.trim() === '') return undefined;
  const value = numberIn(text);
  if (Number.isNaN(value)) return 'unread';
  if (value > max) return 'max';
  if (value < min) return 'min';
  return Number.isInteger(value) ? undefined : 'whole';
}

/** The input of the formula: 0 for a blank, else in the range, of which a text that is no number gets the minimum. */
export const sliderNumber = (text: string, range: Range): number =>
  text.trim() === '' ? 0 : clampToRange(Math.trunc(numberIn(text)), range);

/**
 * The values of a set of sliders.
 * @param kept the tool's inputs, from `useKept`: those of the sliders, and any others
 * @param names names of the sliders, in order
 */
export function useSliderValues<Name extends string>(
  { inputs, change }: Pick<Kept<NoInfer<Name>>, 'inputs' | 'change'>,
  names: readonly Name[],
  ranges: Ranges<Name>,
) {
  const [replaced, setReplaced] = useState<{
    readonly [N in Name]?: { readonly text: string; readonly correction: Correction | undefined };
  }>({});

  function set(name: Name, text: string, correction: Correction | undefined) {
    change({ [name]: storedInput(text, String(ranges[name].default)) } as { [N in Name]?: string });
    setReplaced((before) => ({ ...before, [name]: { text, correction } }));
  }

  function stateOf(name: Name): SliderState {
    const { [name]: range } = ranges;
    const typed = typedIn(inputs[name], range);
    const value = clampToRange(sliderNumber(typed, range), range);
    // The address, or another history entry, may have given the text.
    const correction = replaced[name]?.text === typed ? replaced[name].correction : correctionOf(typed, range);
    return {
      range,
      value,
      typed,
      correction,
      slide: (to) => set(name, String(to), undefined),
      type: (text) => set(name, text, correctionOf(text, range)),
      leave() {
        if (typed !== String(value)) set(name, String(value), correction ?? (typed.trim() === '' ? 'min' : undefined));
      },
    };
  }

  const perName = <T>(read: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as { readonly [N in Name]: T };
  const sliders = perName(stateOf);
  const values = perName((name) => sliderNumber(sliders[name].typed, ranges[name]));
  /** `values`: the inputs of the formula. `own`: some are not the defaults. */
  return { sliders, values, own: names.some((name) => values[name] !== ranges[name].default) };
}
