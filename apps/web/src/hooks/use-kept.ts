import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressWith, type Changes, type Inputs } from '../lib/address.ts';
import { toolInputs } from '../lib/tool-inputs.ts';
import { useAddressWriter } from './use-address-writer.ts';
import { useDebounced } from './use-debounced.ts';
import { useHydrated } from './use-hydrated.ts';

/** Browsers refuse more than about three address changes per second. Milliseconds. */
const WRITE_AFTER = 400;

/**
 * When the page's address has a tool's inputs. `follows`: always. `opens`: it is read at first, and the tool writes it with a result.
 * `private`: never, because they are the visitor's own texts, which no server may receive.
 */
type Address = 'follows' | 'opens' | 'private';

const none = {};

/**
 * The inputs of a tool, as text: its state, which the tab's draft keeps, so that neither a reload nor another page loses them. They
 * are read when the tool opens, from the address, or else from the draft; Back and Forward read those of their address. Empty in the
 * prerendered page, and therefore during hydration.
 * @param owner owner of the draft: the type of the section
 * @param names names of the inputs
 * @returns the inputs; `change`, for some of them; `clear`, which removes all; `step`, which adds a history entry with these
 * parameters beside the inputs; and `share`, which gives the page's address with the inputs, for the section of this id
 */
export function useKept<Name extends string>(owner: string, names: readonly Name[], address: Address = 'follows') {
  const { search } = useLocation();
  const query = address === 'private' ? '' : search;
  const [tool] = useState(() => toolInputs(owner, names, query));
  const [kept, setKept] = useState(() => tool.follow(query));
  const inputs: Inputs<Name> = useHydrated() ? kept : none;
  const settled = useDebounced(inputs, WRITE_AFTER);
  const writeAddress = useAddressWriter();

  function write() {
    const complete = address === 'follows' && tool.written(window.location.href);
    if (complete) writeAddress(complete, 'replace');
  }

  function step(parameters: Readonly<Record<string, string | undefined>>) {
    write();
    writeAddress(addressWith(window.location.href, Object.keys(parameters), parameters), 'push');
  }

  // Before the browser paints the page of another history entry.
  useLayoutEffect(() => setKept(tool.follow(query)), [tool, query]);
  useEffect(() => {
    if (settled === inputs) write();
  });

  return {
    inputs,
    change: (some: Changes<Name>) => setKept(tool.change(some)),
    clear: () => setKept(tool.clear()),
    step,
    share: (anchor: string | undefined) => addressWith(window.location.href, names, inputs, anchor),
  };
}

export type Kept<Name extends string> = ReturnType<typeof useKept<Name>>;
