import { arial } from './arial.ts';
import { dejaVuSans } from './dejavu-sans.ts';
import type { LocalFont } from './local-font.ts';
import { roboto } from './roboto.ts';

/** Fallback fonts until the site's own have loaded, in order of preference. */
export const localFonts: readonly LocalFont[] = [arial, roboto, dejaVuSans];
