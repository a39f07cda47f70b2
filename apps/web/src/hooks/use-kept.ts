import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressWith, type Inputs, inputsIn, keptInputs } from '../lib/address.ts';
import { saveDraft, textsOf } from '../lib/draft.ts';
import { useAddressWriter } from './use-address-writer.ts';
import { useDebounced } from './use-debounced.ts';
import { useHydrated } from './use-hydrated.ts';

/** Browsers refuse more than about three address changes per second. Milliseconds. */
const WRITE_AFTER = 400;

type Changes<Name extends string> = { readonly [N in Name]?: string | undefined };

/**
 * The page's address and a tool's inputs: `follows`, it has the inputs of the result that the page shows; `opens`, it is read, and the
 * tool writes it with a result; `unused`, the inputs are the visitor's own texts, which no server may receive.
 */
type Address = 'follows' | 'opens' | 'unused';

/**
 * The inputs of a tool, as text: its state, which the tab's draft keeps, so that neither a reload nor another page loses them. They
 * are read when the tool opens, from the address, or else from the draft; Back and Forward read those of their address. Empty in the
 * prerendered page, and therefore during hydration.
 * @param owner owner of the draft: the type of the section
 * @param names names of the inputs; pass the same array at each render
 * @returns the inputs; a function that changes some of them (undefined or an empty text removes one); `clear`, which removes all;
 * and `step`, which adds a history entry with these parameters beside the inputs
 */
export function useKept<Name extends string>(owner: string, names: readonly Name[], address: Address = 'follows') {
  const { search } = useLocation();
  const writeAddress = useAddressWriter();
  const hydrated = useHydrated();
  const query = address === 'unused' ? '' : search;
  const [inputs, setInputs] = useState<Inputs<Name>>(() => (hydrated ? keptInputs(owner, names, query) : {}));
  /** The inputs after the last change, before React renders them. */
  const latest = useRef(inputs);
  const isChanged = useRef(false);

  const addressed = JSON.stringify(inputsIn(query, names));
  /** The address's inputs that this tool read or wrote: others come from another history entry. */
  const known = useRef(hydrated ? addressed : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other inputs in the address replace those of the tool.
  useLayoutEffect(() => {
    if (known.current === addressed) return;
    known.current = addressed;
    isChanged.current = false;
    latest.current = keptInputs(owner, names, query);
    setInputs(latest.current);
  }, [addressed]);

  function write() {
    if (address !== 'follows' || !isChanged.current) return;
    const written = addressWith(window.location.href, names, latest.current);
    known.current = JSON.stringify(inputsIn(new URL(written).search, names));
    writeAddress(written, 'replace');
  }

  const settled = useDebounced(inputs, WRITE_AFTER);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the inputs have stopped changing.
  useEffect(write, [settled]);

  function change(some: Changes<Name>) {
    isChanged.current = true;
    latest.current = textsOf({ ...latest.current, ...some }, names);
    setInputs(latest.current);
    saveDraft(owner, Object.keys(latest.current).length > 0 ? latest.current : undefined);
  }

  function step(parameters: Readonly<Record<string, string | undefined>>) {
    write();
    writeAddress(addressWith(window.location.href, Object.keys(parameters), parameters), 'push');
  }

  const clear = () => change(Object.fromEntries(names.map((name) => [name, undefined])) as Changes<Name>);

  return [inputs, change, { step, clear }] as const;
}
