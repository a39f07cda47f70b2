import { MAX_COUNT_LENGTH } from '@agency/shared/numbers';
import { namedTexts } from './draft.ts';

export type Inputs<Name extends string> = { readonly [N in Name]?: string };
/** Inputs to change: undefined or an empty text removes one. */
export type Changes<Name extends string> = { readonly [N in Name]?: string | undefined };

/** The inputs in the query of an address, as text: counts and codes, which are shorter. The caller validates them. */
export function inputsIn<Name extends string>(search: string, names: readonly Name[]): Inputs<Name> {
  const query = new URLSearchParams(search);
  const found = names.map((name) => [name, query.get(name)?.trim()] as const);
  return namedTexts(Object.fromEntries(found.filter(([, text]) => text && text.length <= MAX_COUNT_LENGTH)), names);
}

/**
 * The address with these inputs in its query; other parameters stay.
 * @param anchor id of the tool: the address's fragment while it has inputs; if omitted, the fragment stays unchanged
 */
export function addressWith<Name extends string>(
  address: string,
  names: readonly Name[],
  inputs: Changes<Name>,
  anchor?: string,
): string {
  const url = new URL(address);
  for (const name of names) {
    const value = inputs[name]?.trim();
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (anchor && names.some((name) => inputs[name]?.trim())) url.hash = anchor;
  else if (anchor && url.hash === `#${anchor}`) url.hash = '';
  return url.href;
}
