import { useEffect, useRef, useState } from 'react';
import { addressWith, type Inputs, inputsIn, replaceAddress } from '../lib/address.ts';
import { readDraft, saveDraft, textsOf } from '../lib/draft.ts';
import { useDebounced } from './use-debounced.ts';
import { tellInputs } from './use-tool-inputs.ts';

/** Browsers refuse more than about three address changes a second. Milliseconds. */
const WRITE_AFTER = 400;

/**
 * The inputs of a tool, as text: in the page's address, so that a result can be shared, and in the tab's draft, so that neither
 * a reload nor another page loses them. Empty at the first render, which equals the printed page; the address wins over the draft,
 * which only a change replaces: whoever opens a shared result keeps their own.
 * @param tool owner of the draft: the kind of the section
 * @param names names of the inputs; give the same array at each render
 * @returns the inputs, and a function that changes some of them: undefined or a blank text removes one
 */
export function useAddressState<Name extends string>(tool: string, names: readonly Name[]) {
  const [inputs, setInputs] = useState<Inputs<Name>>({});
  const changed = useRef(false);
  /** The page that the address belongs to: after a navigation this one may live on for a moment. */
  const page = useRef('');
  const settled = useDebounced(inputs, WRITE_AFTER);

  useEffect(() => {
    page.current = window.location.pathname;
    const shared = inputsIn(window.location.search, names);
    const found = Object.keys(shared).length > 0 ? shared : textsOf(readDraft(tool), names);
    setInputs((typed) => ({ ...found, ...typed }));
  }, [tool, names]);

  // Another part of the page may follow them: the form of a quiz, which joins its result.
  useEffect(() => tellInputs(tool, inputs), [tool, inputs]);
  useEffect(() => () => tellInputs(tool, undefined), [tool]);

  useEffect(() => {
    if (changed.current) saveDraft(tool, Object.keys(inputs).length > 0 ? inputs : undefined);
  }, [tool, inputs]);

  useEffect(() => {
    if (!changed.current || page.current !== window.location.pathname) return;
    replaceAddress(addressWith(window.location.href, names, settled));
  }, [names, settled]);

  function change(some: { readonly [N in Name]?: string | undefined }) {
    changed.current = true;
    setInputs((before) => textsOf({ ...before, ...some }, names));
  }

  return [inputs, change] as const;
}
