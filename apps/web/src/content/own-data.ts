import { isDemonstration } from '../site/agency.ts';

/** Basis of a figure that only the agency can have, shown beside it. */
export const ownData = isDemonstration ? 'donnée de démonstration' : 'donnée de l’agence';
