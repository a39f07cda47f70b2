import { composed, textCharset } from './charset.ts';
import type { Font } from './font.ts';
import type { Use } from './site-texts.ts';
import { cut } from './sources.ts';

/** One weight of a font that visitors may have. */
interface LocalFace {
  /** Full names and PostScript names, the only ones that `local()` accepts. */
  readonly locals: readonly string[];
  readonly font: Font;
}

export interface LocalFont {
  /** Suffix of the names of its fallback families. */
  readonly name: string;
  readonly regular: LocalFace;
  readonly bold: LocalFace;
  /**
   * Corrections of the scale computed from the widths, for the font's own kerning and for lines that are full to the pixel.
   * They minimise the number of screens on which the top of a page changes height, as counted by `fit-fallbacks.ts`.
   */
  readonly fit: Readonly<Partial<Record<Use, number>>>;
}

const characters = textCharset + composed.map(({ character }) => character).join('');

async function face(source: string, ...locals: readonly string[]): Promise<LocalFace> {
  return { locals, font: await cut(`@fontsource/${source}-normal.woff2`, characters) };
}

/** Fallback fonts until the site's own have loaded, in order of preference. The font of each package has the same widths. */
export const localFonts: readonly LocalFont[] = [
  {
    // Arimo has the widths of Arial, of Liberation Sans, and of Nimbus Sans, which is all that some Linux desktops have.
    name: 'Arial',
    fit: { title: 0.999, lead: 1.0011 },
    regular: await face('arimo/files/arimo-latin-400', 'Arial', 'ArialMT', 'LiberationSans', 'NimbusSans-Regular'),
    bold: await face(
      'arimo/files/arimo-latin-700',
      'Arial Bold',
      'Arial-BoldMT',
      'LiberationSans-Bold',
      'NimbusSans-Bold',
    ),
  },
  {
    // Roboto 2, of Android and of some Linux desktops: later packages have the widths of Roboto 3.
    name: 'Roboto',
    fit: { title: 1.003, lead: 1.002 },
    regular: await face('roboto/files/roboto-latin-400', 'Roboto', 'Roboto Regular', 'Roboto-Regular'),
    bold: await face('roboto/files/roboto-latin-700', 'Roboto Bold', 'Roboto-Bold'),
  },
  {
    // The only font of a minimal Linux desktop.
    name: 'DejaVu',
    fit: { title: 1.001, lead: 1.0009 },
    regular: await face('dejavu-sans/files/dejavu-sans-latin-400', 'DejaVu Sans', 'DejaVuSans'),
    bold: await face('dejavu-sans/files/dejavu-sans-latin-700', 'DejaVu Sans Bold', 'DejaVuSans-Bold'),
  },
];
