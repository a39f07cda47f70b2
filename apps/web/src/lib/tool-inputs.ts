import { type Inputs, inputsIn } from './address.ts';
import { readDraft, textsOf } from './draft.ts';

/**
 * The inputs of a tool: those of the address, or else those of the tab's draft. Opening a shared result does not replace the draft;
 * only a change does.
 * @param tool owner of the draft: the type of the section
 */
export function toolInputs<Name extends string>(tool: string, names: readonly Name[], search: string): Inputs<Name> {
  const shared = inputsIn(search, names);
  return Object.keys(shared).length > 0 ? shared : textsOf(readDraft(tool), names);
}
