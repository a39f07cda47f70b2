/**
 * How a drawing shows itself, which decides where a page's opening puts it: the trunk's cross-section, a log's end (low in its
 * corner, high, whole or at an angle), a pile of them, a board, a low band, a core laid flat, a knot seen close.
 */
export type LogCut = 'log' | 'log high' | 'log whole' | 'log oblique';
export type Cut = LogCut | 'trunk' | 'pile' | 'board' | 'band' | 'core' | 'knot' | 'detail';

interface Frame {
  readonly cut: Cut;
  readonly viewBox: string;
  /** How it fills a box of other proportions; left out, it is shown whole. */
  readonly fit?: string | undefined;
}

/** Colours come from the page by class, see `ui/drawing`: `w` wood, `g` grain, `b` bark, `c` the page behind, `a` the accent line. */
export type Ink = 'w' | 'g' | 'b' | 'c' | 'a';

export const path = (ink: Ink, data: string) => (data ? `<path class="${ink}" d="${data}"/>` : '');

/** A whole drawing. It is inlined in HTML, so it needs no namespace. */
export function drawing({ cut, viewBox, fit }: Frame, ...parts: readonly string[]): string {
  const aspect = fit ? ` preserveAspectRatio="${fit}"` : '';
  return `<svg data-cut="${cut}" viewBox="${viewBox}"${aspect}>${parts.join('')}</svg>\n`;
}
