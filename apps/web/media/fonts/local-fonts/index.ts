import { arial } from './arial.ts';
import { dejaVuSans } from './dejavu-sans.ts';
import type { LocalFont } from './local-font.ts';
import { roboto } from './roboto.ts';

/** The fonts that stand in for the site's own until these have come, in the order in which they are asked for. */
export const localFonts: readonly LocalFont[] = [arial, roboto, dejaVuSans];
