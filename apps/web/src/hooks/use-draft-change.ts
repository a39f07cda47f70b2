import { useEffect, useRef } from 'react';
import { DRAFT_SAVED } from '../lib/draft.ts';

/** Calls back each time the draft of a form or tool is saved on this page: a form tells the result that another tool made. */
export function useDraftChange(owner: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === owner) latest.current();
    };
    window.addEventListener(DRAFT_SAVED, listen);
    return () => window.removeEventListener(DRAFT_SAVED, listen);
  }, [owner]);
}
