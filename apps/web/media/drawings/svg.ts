/**
 * Composition of a drawing, which decides its place at the top of a page: the trunk's cross-section, a log end (low in its
 * corner, high, whole or at an angle), a pile of logs, a board, a low band, a core lying flat, a close view of knots.
 */
export type LogCut = 'log' | 'log high' | 'log whole' | 'log oblique';
export type Cut = LogCut | 'trunk' | 'pile' | 'board' | 'band' | 'core' | 'knot' | 'detail';

interface Frame {
  readonly cut: Cut;
  readonly viewBox: string;
  /** `preserveAspectRatio` for a box of other proportions. By default the whole drawing is shown. */
  readonly fit?: string | undefined;
}

/** The page sets colours by class, see `ui/drawing`: `w` wood, `g` grain, `b` bark, `c` the page behind, `a` the accent line. */
export type Ink = 'w' | 'g' | 'b' | 'c' | 'a';

export const path = (ink: Ink, data: string) => (data ? `<path class="${ink}" d="${data}"/>` : '');

/** A complete drawing. It is inlined in HTML, so it needs no namespace. */
export function drawing({ cut, viewBox, fit }: Frame, ...parts: readonly string[]): string {
  const aspect = fit ? ` preserveAspectRatio="${fit}"` : '';
  return `<svg data-cut="${cut}" viewBox="${viewBox}"${aspect}>${parts.join('')}</svg>\n`;
}
