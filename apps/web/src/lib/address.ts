import { textsOf } from './draft.ts';

export type Inputs<Name extends string> = { readonly [N in Name]?: string };
type Values<Name extends string> = { readonly [N in Name]?: string | undefined };

/** The longest input that is read from an address: numbers and codes are shorter. Characters. */
const MAX_LENGTH = 40;

/**
 * What is kept of a field while it is edited: nothing where it equals its default, and a space where it is blank, so that it
 * stays blank; no address holds such an input.
 */
export function keptInput(text: string, initial: string | undefined): string | undefined {
  return text === initial ? undefined : text || ' ';
}

/** The inputs that the query of an address holds, as text. The caller checks codes and numbers. */
export function inputsIn<Name extends string>(search: string, names: readonly Name[]): Inputs<Name> {
  const query = new URLSearchParams(search);
  const found = names.map((name) => [name, query.get(name)?.trim()] as const);
  return textsOf(Object.fromEntries(found.filter(([, text]) => text && text.length <= MAX_LENGTH)), names);
}

/**
 * The address with these inputs in its query; inputs without a value leave it, other parameters stay.
 * @param anchor id of the tool: the address leads to it while it holds inputs; left out, the fragment stays as it is
 */
export function addressWith<Name extends string>(
  address: string,
  names: readonly Name[],
  inputs: Values<Name>,
  anchor?: string,
): string {
  const url = new URL(address);
  for (const name of names) {
    const value = inputs[name]?.trim();
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  const isOurs = url.hash === `#${anchor}`;
  if (anchor) url.hash = names.some((name) => inputs[name]?.trim()) ? anchor : isOurs ? '' : url.hash;
  return url.href;
}
