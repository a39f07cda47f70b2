import { arial } from './arial.ts';
import { dejaVuSans } from './dejavu-sans.ts';
import type { LocalFont } from './local-font.ts';
import { roboto } from './roboto.ts';

/** The fallback fonts until the site's own have loaded, in the order in which they are asked for. */
export const localFonts: readonly LocalFont[] = [arial, roboto, dejaVuSans];
