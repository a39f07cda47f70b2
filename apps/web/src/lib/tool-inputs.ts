import { addressWith, type Changes, type Inputs, inputsIn } from './address.ts';
import { namedTexts, readDraft, saveDraft } from './draft.ts';

/**
 * The stored value of a field during editing: nothing if it equals its default, and a space if it is blank, so that it stays blank. No
 * address contains such an input.
 */
export function storedInput(text: string, initial: string | undefined): string | undefined {
  return text === initial ? undefined : text || ' ';
}

/**
 * The inputs of a tool: those of the address, or else those of the tab's draft. Opening a shared result does not replace the draft;
 * only a change does.
 * @param owner owner of the draft: the type of the section
 */
export function readInputs<Name extends string>(owner: string, names: readonly Name[], search: string): Inputs<Name> {
  const shared = inputsIn(search, names);
  return Object.keys(shared).length > 0 ? shared : namedTexts(readDraft(owner), names);
}

/**
 * The inputs of an open tool, with what decides when the address gives them and when it gets them. They are outside React, which
 * renders a change only after the handler that made it. Each function that may change them returns them.
 * @param search query of the address at which the tool opens
 */
export function toolInputs<Name extends string>(owner: string, names: readonly Name[], search: string) {
  const keyOf = (query: string) => JSON.stringify(inputsIn(query, names));
  let inputs = readInputs(owner, names, search);
  /** The address's inputs that the tool read or wrote: others come from another history entry. */
  let known = keyOf(search);
  /** Whether the address lacks a change. Inputs that were only read do not count. */
  let unwritten = false;

  function replace(next: Inputs<Name>): Inputs<Name> {
    inputs = next;
    unwritten = true;
    saveDraft(owner, Object.keys(next).length > 0 ? next : undefined);
    return inputs;
  }

  return {
    change: (some: Changes<Name>) => replace(namedTexts({ ...inputs, ...some }, names)),
    clear: () => replace({}),
    /** Takes the inputs of the present history entry, if it is another one. */
    follow(query: string): Inputs<Name> {
      const key = keyOf(query);
      if (key !== known) {
        known = key;
        unwritten = false;
        inputs = readInputs(owner, names, query);
      }
      return inputs;
    },
    /** The address to write: this one with the inputs. Undefined if it lacks no change. */
    written(address: string): string | undefined {
      if (!unwritten) return undefined;
      const complete = addressWith(address, names, inputs);
      known = keyOf(new URL(complete).search);
      unwritten = false;
      return complete;
    },
  };
}
