import { clampToRange, type Range } from '@agency/shared/roi';
import { useState } from 'react';
import { storedInput } from '../lib/tool-inputs.ts';
import type { Kept } from './use-kept.ts';

export type Ranges<Name extends string> = { readonly [N in Name]: Range };
type Correction = 'min' | 'max' | 'whole';

/** State and handlers of a slider and its number field. */
export interface SliderState {
  readonly range: Range;
  /** Within the range. */
  readonly value: number;
  /** The number field's text, which may be blank or out of range during editing. */
  readonly typed: string;
  /** What replaces a number that the tool cannot count: the nearest bound, or its whole part. It stays with that text or its correction. */
  readonly correction: Correction | undefined;
  slide(value: number): void;
  type(text: string): void;
  /** Called when the visitor leaves the number field: corrects its text. An untouched one changes nothing, not even the draft. */
  leave(): void;
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** A text that a number field keeps (HTML Standard, floating-point numbers), or a blank. `Number` reads others too, such as `0x64`. */
const FIELD_NUMBER = /^(?:-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)?$/i;

/** The number field's text. An address may hold a text that such a field refuses: it counts as absent. */
export function typedIn(input: string | undefined, range: Range): string {
  const text = input?.trim().replace(',', '.');
  const isKept = text !== undefined && FIELD_NUMBER.test(text) && Number.isFinite(Number(text));
  return isKept ? text : String(range.default);
}

/** What replaces a text's number, if it is out of range or not whole. */
export function correctionOf(text: string, { min, max }: Range): Correction | undefined {
  const value = numberOf(text);
  if (value > max) return 'max';
  if (value < min) return 'min';
  return Number.isNaN(value) || Number.isInteger(value) ? undefined : 'whole';
}

/** The input of the formula: clamped to the range, or 0 if the text is not a number. */
export function sliderNumber(text: string, range: Range): number {
  const value = numberOf(text);
  return Number.isNaN(value) ? 0 : clampToRange(Math.trunc(value), range);
}

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
        if (typed !== String(value)) set(name, String(value), correction);
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
