import { cliniqueMarcheDouce } from './scenes/clinique-marche-douce.ts';
import { fromagerieBriseNoire } from './scenes/fromagerie-brise-noire.ts';
import { toituresGranitNord } from './scenes/toitures-granit-nord.ts';

/** The drawing of each project, by its slug: one file a scene, so that no two projects share a look by accident. */
export const scenes: Readonly<Record<string, () => string>> = {
  'fromagerie-brise-noire': fromagerieBriseNoire,
  'clinique-marche-douce': cliniqueMarcheDouce,
  'toitures-granit-nord': toituresGranitNord,
};
