import { readDraft, textsOf } from './draft.ts';

export type Inputs<Name extends string> = { readonly [N in Name]?: string };
type Values<Name extends string> = { readonly [N in Name]?: string | undefined };

/** Maximum length of an input in an address: numbers and codes are shorter. Characters. */
const MAX_LENGTH = 40;

/**
 * The stored value of a field during editing: nothing if it equals its default, and a space if it is blank, so that it stays blank. No
 * address contains such an input.
 */
export function keptInput(text: string, initial: string | undefined): string | undefined {
  return text === initial ? undefined : text || ' ';
}

/** The inputs in the query of an address, as text. The caller validates codes and numbers. */
export function inputsIn<Name extends string>(search: string, names: readonly Name[]): Inputs<Name> {
  const query = new URLSearchParams(search);
  const found = names.map((name) => [name, query.get(name)?.trim()] as const);
  return textsOf(Object.fromEntries(found.filter(([, text]) => text && text.length <= MAX_LENGTH)), names);
}

/**
 * The inputs of a tool: those of the address, or else those of the tab's draft. Opening a shared result does not replace the draft;
 * only a change does.
 * @param owner owner of the draft: the type of the section
 */
export function keptInputs<Name extends string>(owner: string, names: readonly Name[], search: string): Inputs<Name> {
  const shared = inputsIn(search, names);
  return Object.keys(shared).length > 0 ? shared : textsOf(readDraft(owner), names);
}

/**
 * The address with these inputs in its query; inputs without a value are removed, other parameters stay.
 * @param anchor id of the tool: the address's fragment while it has inputs; if omitted, the fragment stays unchanged
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
  if (anchor && names.some((name) => inputs[name]?.trim())) url.hash = anchor;
  else if (anchor && url.hash === `#${anchor}`) url.hash = '';
  return url.href;
}
