import type { Actions } from '../schema/base.ts';

/** The label of the link to all projects. */
export const allProjects = 'Voir tous les projets';

/** Strings of every list of projects. */
export const projectListStrings: { readonly eyebrow: string; readonly actions: Actions } = {
  eyebrow: 'Réalisations',
  actions: { [allProjects]: { page: 'portfolio', fragment: 'projets' } },
};
