import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressWith, inputsIn } from '../lib/address.ts';
import { saveDraft, textsOf } from '../lib/draft.ts';
import { useAddressWriter } from './use-address-writer.ts';
import { useDebounced } from './use-debounced.ts';
import { useHydrated } from './use-hydrated.ts';
import { useToolInputs } from './use-tool-inputs.ts';

/** Browsers refuse more than about three address changes per second. Milliseconds. */
const WRITE_AFTER = 400;

type Changes<Name extends string> = { readonly [N in Name]?: string | undefined };

/**
 * The inputs of a tool, as text. The page's address stores them, for sharing, and so does the tab's draft, so that neither a reload
 * nor another page loses them. The address follows the changes within one history entry; Back and Forward restore the inputs of
 * their address.
 * @param tool owner of the draft: the type of the section
 * @param names names of the inputs; pass the same array at each render
 * @returns the inputs; a function that changes some of them (undefined or a blank text removes one); and a function that adds a
 * history entry with these parameters beside the inputs
 */
export function useAddressState<Name extends string>(tool: string, names: readonly Name[]) {
  const found = useToolInputs(tool, names);
  /** Changes since the address was last read. */
  const [changes, setChanges] = useState<Changes<Name>>();
  const inputs = useMemo(() => textsOf({ ...found, ...changes }, names), [found, changes, names]);
  const settled = useDebounced(inputs, WRITE_AFTER);
  const writeAddress = useAddressWriter();

  const { search } = useLocation();
  const addressed = useHydrated() ? JSON.stringify(inputsIn(search, names)) : undefined;
  const written = useRef(addressed);
  useLayoutEffect(() => {
    // Inputs that this tool did not write come from another history entry.
    if (written.current !== undefined && written.current !== addressed) setChanges(undefined);
    written.current = addressed;
  }, [addressed]);

  useEffect(() => {
    if (changes) saveDraft(tool, Object.keys(inputs).length > 0 ? inputs : undefined);
  }, [tool, inputs, changes]);

  function write(next: typeof inputs) {
    const address = addressWith(window.location.href, names, next);
    written.current = JSON.stringify(inputsIn(new URL(address).search, names));
    writeAddress(address, 'replace');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the inputs have stopped changing.
  useEffect(() => {
    if (changes) write(settled);
  }, [settled]);

  function change(some: Changes<Name>) {
    setChanges((before) => ({ ...before, ...some }));
  }

  function step(parameters: Readonly<Record<string, string | undefined>>) {
    if (changes) write(inputs);
    writeAddress(addressWith(window.location.href, Object.keys(parameters), parameters), 'push');
  }

  return [inputs, change, step] as const;
}
