import type { SectionOf } from '../schema/page.ts';
import { allProjects } from './project-list.ts';

export const projectEnd: SectionOf<'call-to-action'> = {
  kind: 'call-to-action',
  title: 'Le prochain sera le vôtre?',
  actions: { 'Décrire mon projet': { page: 'contact' } },
};

/** Strings of the projects in the portfolio: grid, overlay, page of a project. */
export const portfolioStrings = {
  filters: 'Choisir un métier',
  /** Announced when the filter changes. */
  shown: { one: 'projet', many: 'projets' },
  play: 'Lire ({kilobytes} ko)',
  pause: 'Pause',
  weight: 'Film muet de {kilobytes} ko, chargé à la lecture',
  /** On a card, after the tags. */
  short: 'film de {kilobytes} ko',
  filmFailed: 'Le film n’est pas arrivé. Vérifiez votre connexion, puis réessayez.',
  film: 'le film, {client}',
  featured: 'En vedette',
  client: 'Client',
  tags: 'Mots-clés',
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
  position: '{index} sur {count}',
  /** Follows the position. */
  named: ' : {title}',
  related: 'À voir aussi',
  all: allProjects,
} as const;
