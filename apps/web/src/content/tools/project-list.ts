/** The label of the link to all projects. */
export const allProjects = 'Voir tous les projets';

/** Strings of every list of projects. */
export const projectListStrings = {
  eyebrow: 'Réalisations',
  actions: { [allProjects]: { page: 'portfolio', fragment: 'projets' } },
} as const;
