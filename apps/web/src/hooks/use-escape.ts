import { useEffect, useEffectEvent } from 'react';
import { openDisclosures } from '../lib/disclosure.ts';

interface Layer {
  readonly modal: boolean;
  readonly close: () => void;
}

/** Handlers for Escape, the last opened at the end. */
const layers: Layer[] = [];

function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (event.key !== 'Escape' || !top) return;
  // An open menu covers everything except a modal dialog; the inline script closes it.
  if (!top.modal && openDisclosures().length > 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close();
}

/**
 * Closes an element by Escape while it is open. Each press closes one element: the last opened.
 * @param modal whether it is a modal dialog, which also covers open menus
 */
export function useEscape(open: boolean, close: () => void, modal = false): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const layer = { modal, close: onEscape };
    // In the capture phase of the window, before the menus' own listener.
    if (layers.push(layer) === 1) window.addEventListener('keydown', onKeyDown, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open, modal]);
}
