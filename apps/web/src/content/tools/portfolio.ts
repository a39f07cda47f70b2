import type { SectionOf } from '../schema/page.ts';

/** The end of a project's page. */
export const projectEnd: SectionOf<'call-to-action'> = {
  kind: 'call-to-action',
  title: 'Le prochain sera le vôtre?',
  actions: [{ label: 'Discuter de mon projet', target: { page: 'contact' } }],
};

/** Strings of the projects in the portfolio: grid, overlay, page of a project. */
export const portfolioStrings = {
  filters: 'Choisir un métier',
  /** Announced when the filter changes. */
  shown: (count: number) => (count > 1 ? `${count}\u00a0projets` : `${count}\u00a0projet`),
  play: (kilobytes: number) => `Lire (${kilobytes}\u00a0ko)`,
  pause: 'Pause',
  weight: (kilobytes: number) => `Film muet de ${kilobytes}\u00a0ko, chargé à la lecture`,
  /** On a card, after the tags. */
  short: (kilobytes: number) => `film de ${kilobytes}\u00a0ko`,
  filmFailed: 'Le film n’est pas arrivé. Vérifiez votre connexion, puis réessayez.',
  film: (client: string) => `le film, ${client}`,
  featured: 'En vedette',
  client: 'Client',
  tags: 'Mots clés',
  technologies: 'Technologies',
  problem: 'Le problème',
  decision: 'La décision',
  demo: 'À essayer',
  /** Label of the link to the client's site, by type of demonstration. */
  visit: { site: 'Visiter le site', screen: 'Voir l’écran en grand' },
  previous: 'Projet précédent',
  next: 'Projet suivant',
  neighbours: 'Autres projets',
  close: 'Fermer',
  position: (index: number, count: number) => `${index} sur ${count}`,
  /** Follows the position. */
  named: (title: string) => `\u00a0: ${title}`,
  related: 'À voir aussi',
  all: 'Voir tous les projets',
} as const;
