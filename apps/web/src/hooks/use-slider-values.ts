import { clampToRange, type Range } from '@agency/shared';
import { type RefObject, useEffect, useState } from 'react';
import { keptInput } from '../lib/address.ts';
import { useAddressState } from './use-address-state.ts';

export type Ranges<Name extends string> = { readonly [N in Name]: Range };
type Bound = 'min' | 'max';

/** One slider and its number field: the state of both, and what they call. */
export interface SliderState {
  readonly range: Range;
  /** Within the range. */
  readonly value: number;
  /** The number field's text, which may be blank or out of range while it is edited. */
  readonly typed: string;
  /** The bound that the text was brought back to, until the next change. */
  readonly bound: Bound | undefined;
  slide(value: number): void;
  type(text: string): void;
  /** The visitor leaves the number field. */
  leave(): void;
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** The bound that a text is brought back to, if it is a number out of range. */
export function boundOf(text: string, { min, max }: Range): Bound | undefined {
  const value = numberOf(text);
  if (value > max) return 'max';
  return value < min ? 'min' : undefined;
}

/** The number that a formula reads: clamped to the range, or 0 while the text is no number (specification part 2, section 5). */
export function sliderNumber(text: string, range: Range): number {
  const value = numberOf(text);
  return Number.isNaN(value) ? 0 : clampToRange(Math.trunc(value), range);
}

/**
 * The values of a set of sliders, kept in the page's address and in the tab's draft.
 * @param tool owner of the draft: the kind of the section
 * @param names names of the sliders, in their order; give the same array at each render
 * @param container holds the sliders: what was moved or typed in it before hydration is read from there
 */
export function useSliderValues<Name extends string>(
  tool: string,
  names: readonly Name[],
  ranges: Ranges<Name>,
  container: RefObject<HTMLElement | null>,
) {
  const [inputs, change] = useAddressState(tool, names);
  const [bounds, setBounds] = useState<{ readonly [N in Name]?: Bound | undefined }>({});

  function set(name: Name, text: string, bound: Bound | undefined) {
    change({ [name]: keptInput(text, String(ranges[name].default)) } as { [N in Name]?: string });
    setBounds((before) => ({ ...before, [name]: bound }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered before hydration is read once.
  useEffect(() => {
    for (const name of names) {
      const range = container.current?.querySelector<HTMLInputElement>(`input[type="range"][name="${name}"]`);
      const number = range?.closest('[data-slider]')?.querySelector<HTMLInputElement>('input[type="number"]');
      const entered = [number?.value, range?.value].find((text) => text && text !== String(ranges[name].default));
      if (entered) set(name, entered, boundOf(entered, ranges[name]));
    }
  }, []);

  function stateOf(name: Name): SliderState {
    const { [name]: range } = ranges;
    const typed = (inputs[name] ?? String(range.default)).trim();
    return {
      range,
      value: clampToRange(sliderNumber(typed, range), range),
      typed,
      bound: bounds[name],
      slide: (value) => set(name, String(value), undefined),
      type: (text) => set(name, text, boundOf(text, range)),
      leave: () => set(name, String(clampToRange(sliderNumber(typed, range), range)), bounds[name]),
    };
  }

  const perName = <T>(read: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as { readonly [N in Name]: T };
  const sliders = perName(stateOf);
  return {
    sliders,
    /** What the formula reads. */
    values: perName((name) => sliderNumber(sliders[name].typed, ranges[name])),
    /** Inputs that differ from the defaults, for the address of the result. */
    inputs,
  };
}
