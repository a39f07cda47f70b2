import type { Action } from '../schema/base.ts';

/** Strings of every list of projects. */
export const projectListStrings: { readonly eyebrow: string; readonly action: Action } = {
  eyebrow: 'Réalisations',
  action: { label: 'Voir tous les projets', target: { page: 'portfolio', fragment: 'projets' } },
};
