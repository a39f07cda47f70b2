import { isDemonstration } from '../site/agency.ts';

/** Basis of a figure that only the agency can know, printed beside it. */
export const ownData = isDemonstration ? 'donnée de démonstration' : 'donnée de l’agence';
