/** The agency's own words on the home page. */
import accueil from '../../src/content/pages/accueil.ts';
import { sectionOf } from '../../test/support/section-of.ts';

export const { open: openCalculator } = sectionOf(accueil, 'co2-calculator');
/** The button that answers the notice. */
export const { accept: answerNotice } = sectionOf(accueil, 'eco-notice');
