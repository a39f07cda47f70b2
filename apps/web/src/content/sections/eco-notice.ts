import { interfaceStrings } from '../interface.ts';

/** A notice about the site's weight, shown once, two seconds after the page has loaded. */
export default {
  title: 'Cette page pèse moins qu’une photo.',
  text: `Rien n’y vient d’ailleurs. Pour vérifier : « ${interfaceStrings.footprint.measure} », tout en bas.`,
  more: { label: 'En savoir plus', target: { page: 'ecoWeb' } },
  accept: 'Continuer',
  close: 'Fermer l’avis',
} as const;
