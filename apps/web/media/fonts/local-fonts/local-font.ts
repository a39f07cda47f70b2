/** One weight of a font that visitors may have. */
export interface LocalFace {
  /** Full names and PostScript names: `local()` knows no other. */
  readonly locals: readonly string[];
  readonly unitsPerEm: number;
  /**
   * Advances of the site's characters, in font units, grouped by width: what `print-advances.ts` reads in the font, kept here
   * so that no generator needs it installed. Characters that the font lacks are left out.
   */
  readonly advances: readonly (readonly [width: number, characters: string])[];
}

/** What a face sets, each with its own texts. */
export type Use = 'title' | 'lead' | 'label';

export interface LocalFont {
  /** Second word of the names of its fallback families. */
  readonly name: string;
  readonly regular: LocalFace;
  readonly bold: LocalFace;
  /**
   * Corrections of the scale that advances give, for the font's own kerning and for lines that are full to the pixel: those
   * for which the pages' openings differ on the fewest screens, as `fit-fallbacks.ts` counts.
   */
  readonly fit: Readonly<Partial<Record<Use, number>>>;
}

/** Width of a text as a share of an em; undefined when the browser would take a part of it from another font. */
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
