import { arialAdvance } from './arial-advances.ts';
import { readAdvance, readCharacterMap, readVerticalMetrics, type Tables } from './sfnt.ts';

/** The four descriptors, in percent, that make a system font take the room of a web font. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/**
 * French of the kind the site prints, one sample for running text and one for titles: letter frequencies differ enough
 * (capitals, figures) for the mean width to move by about 1 %.
 */
const samples = {
  text: 'Vos factures, vos rendez-vous et vos suivis passent d’un logiciel à l’autre sans que personne les retape. Nous mesurons d’abord le temps perdu chaque semaine, puis nous écrivons ce qui manque : une reprise de données, un formulaire, parfois un seul bouton. En 2025, un site léger coûte moins cher à héberger, s’affiche plus vite sur un téléphone de trois ans et consomme 75 % moins d’énergie. Québec, Lévis, Gatineau : notre équipe répond du lundi au vendredi, de 9 h à 17 h.',
  title:
    'Du numérique bien enraciné. Combien pèse votre site, en hiver comme en été? Six métiers, une seule équipe par projet. Automatisation intelligente, développement Web, applications mobiles. Parlons de votre projet.',
} as const;

/**
 * Metrics of an Arial fallback for one static instance of a web font.
 * `size-adjust` equals the ratio of the two fonts' mean advance over a French sample; the vertical overrides are the
 * web font's own, divided by that ratio because `size-adjust` scales them again.
 */
export function fallbackMetrics(
  instance: Tables,
  weight: 'regular' | 'bold',
  sample: keyof typeof samples,
): FallbackMetrics {
  const { unitsPerEm, ascent, descent, lineGap } = readVerticalMetrics(instance);
  const glyphs = readCharacterMap(instance);
  let own = 0;
  let arial = 0;
  for (const character of samples[sample]) {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) throw new Error(`the subset lacks ${JSON.stringify(character)}`);
    own += readAdvance(instance, glyph) / unitsPerEm;
    arial += arialAdvance(character, weight);
  }
  const ratio = own / arial;
  const percent = (value: number) => Math.round((value / unitsPerEm / ratio) * 10_000) / 100;
  return {
    sizeAdjust: Math.round(ratio * 10_000) / 100,
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: percent(lineGap),
  };
}
