import { agency, promised } from '../../site/agency.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';
import teams from '../sections/teams.ts';

export default page({
  title: `Approche d’équipe : les bons spécialistes en ${promised.team}`,
  description: `Plus de ${stats.specialists} spécialistes de ${stats.domains} domaines, une équipe assemblée en ${promised.team} selon votre projet et une coordination à 100 % québécoise, depuis ${agency.city}.`,
  summary: `Comment une équipe se forme en ${promised.team} autour d’un projet.`,
  modified: '2026-11-27',
  keywords:
    'équipe sur mesure, spécialistes numériques Québec, équipe de projet, coordination de projet, spécialistes par secteur',
  accent: 'larch',
  sections: {
    hero: {
      eyebrow: 'Approche d’équipe',
      title: 'On ne bâtit pas un quai avec une équipe de couvreurs.',
      lead: `La plupart des agences vous donnent qui est libre. Nous partons du projet, nous choisissons les métiers qu’il exige, et nous les réunissons autour d’une seule personne qui vous répond, à ${agency.city}.`,
      actions: { 'Discuter de mon projet': { external: 'booking' }, 'Voir nos réalisations': { page: 'portfolio' } },
      facts: [
        { value: `${stats.projects}+`, label: 'projets menés' },
        { value: stats.satisfaction, label: 'de satisfaction' },
        { value: `${stats.experience}+`, label: 'années d’expérience' },
        { value: `${stats.specialists}+`, label: 'spécialistes' },
      ],
      drawing: 'approche-equipe',
    },
    'comparison#difference': {
      eyebrow: 'La différence',
      title: 'Équipe fixe ou équipe choisie',
      criteria: ['Qui travaille', 'Au démarrage', 'Ce que vous payez', 'Quand le besoin change', 'Qui vous répond'],
      theirs: {
        name: 'Agence traditionnelle',
        points: [
          'Les employés disponibles ce mois-là.',
          'Une place se libère dans quelques semaines.',
          'Les heures creuses des autres, un peu.',
          'On apprend votre métier pendant le projet.',
          'Un chargé de compte, puis son remplaçant.',
        ],
      },
      ours: {
        name: agency.name,
        points: [
          'Les spécialistes de votre type de projet.',
          `L’équipe est assemblée en ${promised.team}.`,
          'Les heures des gens qui y touchent.',
          'Un métier s’ajoute, un autre se retire.',
          'La même coordination, du premier jour au dernier.',
        ],
      },
    },
    'teams#equipes': { tone: 'surface', ...teams },
    'process#etapes': {
      tone: 'night',
      eyebrow: 'Quatre étapes',
      title: 'De votre appel à la première réunion',
      phases: {
        'Analyser le projet': {
          text: 'Une conversation franche : ce qui doit changer, ce qui ne doit surtout pas bouger.',
          activities: ['Objectif et échéance', 'Contraintes du milieu', 'Outils en place', 'Risques'],
        },
        'Choisir les spécialistes': {
          text: 'Nous lisons le projet comme une liste de métiers, et nous mettons un nom devant chacun.',
          activities: ['Métiers requis', 'Expérience du secteur', 'Disponibilité réelle', 'Entente sur les rôles'],
        },
        'Assembler l’équipe': {
          text: `Dans les ${promised.team} qui suivent l’accord sur le besoin, vous recevez la liste des spécialistes. Le travail commence à la date convenue.`,
          activities: ['Présentations', 'Plan de la première semaine', 'Accès et confidentialité', 'Calendrier commun'],
        },
        Coordonner: {
          text: `Une seule personne, à ${agency.city}, tient le fil et vous parle dans votre langue, à vos heures.`,
          activities: [
            'Point hebdomadaire',
            'Un seul tableau de suivi',
            'Décisions écrites',
            'Bilan à chaque livraison',
          ],
        },
      },
    },
    'cards#avantages': {
      eyebrow: 'Six avantages',
      title: 'Ce que vous y gagnez',
      swipeHint: true,
      items: {
        'Expertise ciblée': {
          text: 'La personne qui touche à votre projet a déjà réglé ce problème-là, dans ce secteur-là.',
          benefit: 'Moins d’essais à vos frais.',
        },
        'Flexibilité totale': {
          text: 'Une étape demande un modeleur? Il entre pour deux semaines, puis il sort.',
          benefit: 'L’équipe a la taille du travail.',
        },
        'Coûts optimisés': {
          text: 'Pas d’étages de bureaux à remplir, ni de spécialistes inoccupés à payer entre deux mandats.',
          benefit: 'Chaque heure facturée a produit quelque chose.',
        },
        'Innovation continue': {
          text: `${stats.domains} domaines se côtoient : l’idée d’une usine finit par servir à une clinique.`,
          benefit: 'Vous profitez de ce que d’autres ont appris.',
        },
        'Soutien local': {
          text: 'Nous vous rappelons du même fuseau horaire, avec le même hiver dans la fenêtre.',
          benefit: 'Une visite reste possible.',
        },
        'Capacité d’évoluer': {
          text: 'Un projet pilote devient un déploiement sans changer de maison.',
          benefit: 'Rien à recommencer quand ça marche.',
        },
      },
    },
    'metrics#coordination': {
      tone: 'surface',
      eyebrow: 'Coordination québécoise',
      title: `Un réseau large, un bureau à ${agency.city}`,
      lead: 'Les spécialistes sont où est leur métier. La responsabilité, elle, reste ici.',
      items: {
        spécialistes: { value: `${stats.specialists}+`, detail: 'Présélectionnés et revus chaque année.' },
        domaines: { value: stats.domains, detail: 'De la comptabilité à l’image de synthèse.' },
        'ouvrables pour assembler une équipe': { value: promised.teamFigure, detail: 'Une fois le besoin compris.' },
        'de coordination au Québec': { value: '100 %', detail: 'En français, contrat compris.' },
      },
    },
    'call-to-action#suite': {
      title: 'Racontez-nous le projet, nous nommons l’équipe.',
      lead: 'La consultation gratuite dure 30 minutes. Vous repartez avec la liste des métiers qu’il vous faut, même si vous la confiez à d’autres.',
      actions: { 'Discuter de mon projet': { external: 'booking' }, 'Voir nos réalisations': { page: 'portfolio' } },
    },
  },
});
