import { agency, promised } from '../../site/agency.ts';
import { childrenOf } from '../../site/navigation.ts';
import type { PageId } from '../../site/pages.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { promises } from '../promises.ts';
import type { Card } from '../schema/sections.ts';

/** Each service in one card, in the registry's order and under its label. One without words here has no card. */
const cards: Readonly<Partial<Record<PageId, Omit<Card, 'action'>>>> = {
  automation: {
    badge: 'Le plus demandé',
    subtitle: 'Pour les journées qui se répètent',
    text: 'Commandes, factures, rendez-vous : vos logiciels se parlent, et la même donnée ne se tape plus trois fois.',
    stats: [
      { value: stats.efficiency, label: 'd’efficacité' },
      { value: stats.errorsAvoided, label: 'd’erreurs en moins' },
      { value: stats.averageReturn, label: 'de rendement moyen' },
    ],
    features: [
      'Relevé des tâches et de leur durée réelle',
      'Liens entre la comptabilité, les ventes et l’inventaire',
      'Lecture des factures et des bons reçus par courriel',
      'Journal de chaque opération, en français',
    ],
    benefit: 'Les soirées de fin de mois redeviennent des soirées.',
    featured: true,
  },
  webDevelopment: {
    badge: 'Rapide',
    subtitle: 'Pour être trouvé, compris, choisi',
    text: 'Vitrine, boutique ou portail : des pages qui s’affichent avant qu’on ait le temps de changer d’idée.',
    stats: [
      { value: stats.performance, label: 'en performance' },
      { value: `< ${stats.loading}`, label: 'de chargement' },
      { value: '100 %', label: 'adapté au mobile' },
    ],
    features: [
      'Structure et textes pensés pour la recherche',
      'Accessibilité vérifiée au clavier et au lecteur d’écran',
      'Gestion du contenu par votre équipe',
      'Mesure du poids et de l’empreinte de chaque page',
    ],
    benefit: 'Un site léger coûte moins cher à héberger et sert tout le monde.',
  },
  mobileApps: {
    badge: 'iOS et Android',
    subtitle: 'Pour ce qui se fait debout, une main prise',
    text: 'Un livreur sur la route, un client dans la file : l’application doit répondre en un geste, réseau ou pas.',
    stats: [
      { value: stats.applications, label: 'd’évaluation' },
      { value: `${stats.downloads}+`, label: 'téléchargements' },
      { value: '4', label: 'façons de publier' },
    ],
    features: [
      'Choix entre natif, multiplateforme et Web installable',
      'Fonctionnement hors ligne là où il compte',
      'Mise en ligne dans les deux boutiques d’applications',
      'Suivi des plantages et des mises à jour de système',
    ],
    benefit: 'Votre service tient dans la poche du client.',
  },
  uxDesign: {
    badge: 'Avec vos usagers',
    subtitle: 'Pour ne plus rien expliquer au téléphone',
    text: 'Nous regardons de vraies personnes chercher, hésiter, renoncer. Puis nous dessinons ce qui leur aurait évité l’hésitation.',
    stats: [
      { value: '3', label: 'méthodes éprouvées' },
      { value: '4', label: 'phases' },
      { value: '6 à 10', label: 'semaines' },
    ],
    features: [
      'Entretiens et observation sur place',
      'Maquettes cliquables avant la première ligne de code',
      'Système de design documenté',
      'Tests avec les gens à qui le produit est destiné',
    ],
    benefit: 'Un écran clair vaut dix pages de mode d’emploi.',
  },
  modelling3d: {
    badge: 'Au dixième de millimètre',
    subtitle: 'Pour montrer ce qui n’existe pas encore',
    text: 'Un prototype, un bâtiment, une pièce de rechange : vous les tournez à l’écran avant de les fabriquer.',
    stats: [
      { value: stats.modelDays, label: 'jours ouvrables pour un objet simple' },
      { value: stats.revisions, label: 'révisions comprises' },
      { value: stats.precision, label: 'de précision' },
    ],
    features: [
      'Modèle fidèle à vos plans ou à vos photos',
      `Images fixes en ${stats.renders}`,
      'Version allégée pour le Web',
      'Fichiers sources remis à la livraison',
    ],
    benefit: 'Le client voit la même chose que vous.',
  },
  marketing: {
    badge: `En ligne en ${promised.campaign}`,
    subtitle: 'Pour que le téléphone sonne',
    text: 'Recherche, publicité, réseaux et contenu : nous gardons ce qui amène des clients et coupons le reste, chiffres à l’appui.',
    stats: [
      { value: `+${stats.traffic}`, label: 'de trafic' },
      { value: stats.sales, label: 'de rendement publicitaire' },
      { value: `+${stats.requests}`, label: 'de demandes' },
    ],
    features: [
      'Audit de départ, gratuit',
      'Mots de vos clients plutôt que ceux du métier',
      'Campagnes lancées sur votre accord, suivies jusqu’à la vente',
      'Rapport mensuel d’une page, lisible',
    ],
    benefit: 'Vous savez d’où vient chaque client.',
  },
};

export default page({
  title: 'Services numériques pour les PME du Québec | Six métiers',
  description: `Automatisation, Web, mobile, design, 3D et marketing : six métiers qui se parlent, une équipe formée pour votre projet et un seul interlocuteur à ${agency.city}.`,
  summary: 'Six métiers, ce que chacun comprend et les phases d’un projet.',
  modified: '2026-11-27',
  keywords:
    'services numériques Québec, agence Web PME, automatisation, développement Web, applications mobiles, design UX/UI, modélisation 3D, marketing numérique',
  accent: 'forest',
  sections: {
    hero: {
      eyebrow: 'Nos services',
      title: 'Six métiers, le même bois.',
      lead: 'Un site qui se charge vite mais que personne ne trouve ne sert à rien. Une publicité qui mène à un formulaire brisé non plus. Nous réunissons les six métiers qu’il faut pour que la chaîne tienne d’un bout à l’autre.',
      actions: { 'Discuter de mon Projet': { page: 'contact' }, 'Voir nos Réalisations': { page: 'portfolio' } },
      drawing: 'services',
    },
    'cards#metiers': {
      tone: 'surface',
      eyebrow: 'Choisir par besoin',
      title: 'Qu’est-ce qui vous ralentit?',
      lead: 'Partez du problème, pas de la technologie. Chaque métier se prend seul ou s’ajoute à un autre.',
      mobileFeatures: 3,
      clickable: true,
      featuresTitle: 'Ce qui est compris',
      items: Object.fromEntries(
        childrenOf('services').flatMap(({ id, label }) => {
          const card = cards[id];
          return card
            ? [[label, { ...card, action: { label: 'En savoir plus', short: 'Voir', target: { page: id } } }] as const]
            : [];
        }),
      ),
    },
    'process#demarche': {
      tone: 'night',
      eyebrow: 'La démarche',
      title: 'Un projet pousse en quatre saisons',
      lead: 'L’ampleur change, l’ordre jamais. À la fin de chaque phase, vous pouvez continuer, réduire ou arrêter.',
      phases: {
        'Découverte et stratégie': {
          text: 'Nous écoutons vos gens, lisons vos chiffres et convenons avec vous de ce qui prouvera que le projet a servi.',
          duration: '1 à 2 semaines',
          activities: [
            'Rencontres sur place ou à distance',
            'Revue de l’existant',
            'Objectif chiffré',
            'Budget et calendrier',
          ],
        },
        Design: {
          text: 'Nous dessinons la plus petite chose utile, nous l’essayons, nous la corrigeons tant qu’elle coûte encore une gomme à effacer.',
          duration: '2 à 4 semaines',
          activities: [
            'Parcours et maquettes',
            'Essais avec des usagers',
            'Textes en français d’abord',
            'Choix techniques sobres',
          ],
        },
        Développement: {
          text: 'Nous construisons par tranches qui fonctionnent. Vous ouvrez un lien chaque semaine, pas un rapport.',
          duration: '4 à 12 semaines',
          activities: [
            'Livraisons hebdomadaires',
            'Tests automatiques',
            'Contrôle du poids des pages',
            'Formation de votre équipe',
          ],
        },
        'Lancement et suivi': {
          text: 'Nous mettons en ligne un mardi matin, jamais un vendredi. Ensuite nous mesurons, et nous ajustons ce qui résiste.',
          duration: 'En continu',
          activities: [
            'Mise en ligne accompagnée',
            'Surveillance',
            'Mesure de l’objectif',
            'Améliorations par petits pas',
          ],
        },
      },
    },
    'call-to-action#demarrer': {
      title: 'Pas certain du métier qu’il vous faut?',
      lead: `Décrivez la situation en trois phrases : nous revenons avec une piste, parfois plus petite que celle que vous imaginiez. ${promises.price}`,
      actions: { 'Démarrer Mon Projet': { page: 'contact' }, 'Choisir ma fourchette': { page: 'quote' } },
    },
  },
});
