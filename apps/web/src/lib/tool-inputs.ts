import { type Inputs, inputsIn } from './address.ts';
import { readDraft, textsOf } from './draft.ts';

/**
 * The inputs of a tool: those of an address, or else those of the tab's draft. Whoever opens a shared result keeps their own
 * draft, which only a change replaces.
 * @param tool owner of the draft: the kind of the section
 */
export function toolInputs<Name extends string>(tool: string, names: readonly Name[], search: string): Inputs<Name> {
  const shared = inputsIn(search, names);
  return Object.keys(shared).length > 0 ? shared : textsOf(readDraft(tool), names);
}
