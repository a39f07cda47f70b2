/** The part of subset-font 2's interface that the font build uses; the package ships no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
    readonly variationAxes?: VariationAxes;
  }
  export type VariationAxes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>;
}
