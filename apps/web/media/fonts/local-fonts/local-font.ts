/** One weight of a font that visitors may have. */
export interface LocalFace {
  /** Full names and PostScript names, the only ones that `local()` accepts. */
  readonly locals: readonly string[];
  readonly unitsPerEm: number;
  /**
   * Advances of the site's characters in font units, grouped by width. `print-advances.ts` printed them; they are committed so
   * that no generator needs the font. Characters that the font lacks are omitted.
   */
  readonly advances: readonly (readonly [width: number, characters: string])[];
}

/** Use of a face; each has its own texts. */
export type Use = 'title' | 'lead' | 'label';

export interface LocalFont {
  /** Suffix of the names of its fallback families. */
  readonly name: string;
  readonly regular: LocalFace;
  readonly bold: LocalFace;
  /**
   * Corrections of the scale computed from the advances, for the font's own kerning and for lines that are full to the pixel.
   * They minimise the number of screens on which the top of a page changes height, as counted by `fit-fallbacks.ts`.
   */
  readonly fit: Readonly<Partial<Record<Use, number>>>;
}

/** Width of a text as a share of an em, or undefined if the font lacks one of its characters. */
export function localWidth({ advances, unitsPerEm }: LocalFace, text: string): number | undefined {
  const widths = new Map(
    advances.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
  );
  let sum = 0;
  for (const character of text) {
    const width = widths.get(character);
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum / unitsPerEm;
}
