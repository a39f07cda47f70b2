/** The agency's own words on the home page. */
import accueil from '../../src/content/pages/accueil.ts';
import { sectionOf } from '../../test/support/section-of.ts';

export const { open: openCalculator } = sectionOf(accueil, 'co2-calculator');
export const notice = sectionOf(accueil, 'eco-notice');
export const { model } = sectionOf(accueil, 'model-showcase');
