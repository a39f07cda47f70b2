import { isDemonstration } from '../site/agency.ts';
import type { PageId } from '../site/pages.ts';

/** Labels of the links to the overview of a menu, by its page. */
const overview: Readonly<Partial<Record<PageId, string>>> = {
  services: 'Tous les services',
  sectors: 'Tous les secteurs',
};

/** Strings of the frame on every page: navigation, footer, announcements, failures. */
export const interfaceStrings = {
  skip: 'Aller au contenu',
  navigation: {
    label: 'Navigation principale',
    menu: 'Menu',
    overview,
  },
  /** Opens the figures of a page, which link to their basis. */
  claims: { one: 'D’où vient le chiffre de cette page', many: 'D’où viennent les {count} chiffres de cette page' },
  theme: 'Thème sombre',
  breadcrumbs: 'Fil d’Ariane',
  newTab: '(nouvel onglet)',
  optional: '(facultatif)',
  /** Label of the field that only robots see, for people who find it. */
  honeypot: 'Laissez ce champ vide',
  /** Hidden items of a list, after their number. */
  moreItems: { one: 'autre', many: 'autres' },
  /** Before a level out of 100. */
  level: 'Maîtrise',
  carousel: {
    role: 'carrousel',
    slide: 'diapositive',
    position: '{index} sur {count}',
    previous: 'Précédent',
    next: 'Suivant',
    dots: 'Choisir une diapositive',
    dot: 'Diapositive {index}',
    hint: 'Glissez pour voir la suite',
  },
  footer: {
    contact: 'Nous joindre',
    pages: 'Le site',
    social: 'Nous suivre',
    /** Names of the external addresses in `site/agency.ts`, by key. */
    networks: { linkedin: 'LinkedIn', github: 'GitHub', behance: 'Behance', instagram: 'Instagram' },
    copyright: '© {year} {name}. Tous droits réservés.',
    promise: 'Aucun témoin, aucun traceur, aucune ressource d’un tiers.',
  },
  footprint: {
    measure: 'Mesurer cette page',
    result: '{weight} · {co2} de CO₂ pour cette vue (modèle Sustainable Web Design 4, moyenne mondiale)',
    /** Follows the result: what the browser received since the first interaction, this press included. */
    firstPress: 'Depuis votre premier geste, ce bouton compris : {weight} · {co2} de plus, scripts surtout.',
    /** The same on a page reached inside the site, whose view has the interactions before this press. */
    press: 'Ce bouton : {weight} · {co2} de plus, scripts surtout.',
    /** Replaces it if the browser had kept everything. */
    pressFree: 'Ce bouton n’a rien fait venir de plus : votre navigateur avait gardé ses scripts.',
    hidden: 'Votre navigateur cache la taille de ce qu’il reçoit : rien ne peut être mesuré ici.',
    failure: 'La mesure n’est pas arrivée jusqu’à vous. Rechargez la page pour réessayer.',
  },
  errorPage: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Un fichier n’est pas arrivé jusqu’à vous, ou il contenait une erreur de notre part. Rien de ce que vous avez envoyé n’est perdu.',
    retry: 'Réessayer',
    home: 'Retourner à l’accueil',
  },
  /** Replaces a feature that has an error. */
  featureFailure: {
    /** For a section without a title. */
    title: 'Une partie de la page manque',
    text: 'Cette partie de la page n’a pas pu s’afficher; le reste fonctionne. Ce que vous avez envoyé n’est pas perdu.',
    retry: 'Réessayer',
  },
} as const;

/** Prerendered in each page, and shown if the application fails to load. No script contains them. */
export const loadFailureStrings = {
  title: 'La page n’a pas fini de se charger',
  text: 'Le texte se lit et les liens fonctionnent, mais ce que vous venez de demander n’est pas arrivé. Nos coordonnées sont au bas de la page.',
  retry: 'Réessayer',
} as const;

/** Shown while `VITE_DEMONSTRATION` is « oui ». Otherwise no script contains them. */
export const demonstrationStrings = isDemonstration
  ? {
      site: 'Site de démonstration : l’agence, ses clients et ses résultats sont fictifs.',
      projects: 'Ces projets et leurs clients sont fictifs : ils montrent notre façon de faire.',
    }
  : undefined;
