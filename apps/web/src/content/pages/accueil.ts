import { agency, externalUrls, promised } from '../../site/agency.ts';
import { pageWeight, robots, stats } from '../computed.ts';
import { page } from '../page.ts';
import { projectOf } from '../projects/projects.ts';
import co2Calculator from '../sections/co2-calculator.ts';
import ecoNotice from '../sections/eco-notice.ts';
import { avatar } from '../tools/model-showcase.ts';

export default page({
  title: `Agence numérique à ${agency.city} : Web et automatisation`,
  description: `Sites Web écoresponsables, automatisation et IA pour les PME du Québec : des pages légères et, une fois le besoin clair, un devis gratuit en ${promised.quote}.`,
  summary: 'Ce que fait l’agence, et le poids de votre site en carbone.',
  modified: '2026-11-27',
  keywords:
    'agence numérique Québec, site Web écoresponsable, automatisation PME, intelligence artificielle PME Québec, calculateur de CO₂ d’un site Web, robot de clavardage écologique',
  accent: 'forest',
  sections: {
    hero: {
      title: 'Du numérique sobre qui fait grandir les PME du Québec.',
      lead: 'Des sites Web légers, des tâches qui se font seules, une IA qui rend service : moins d’octets, plus de temps pour vos clients.',
      actions: { 'Décrire mon projet': { page: 'contact' }, 'Voir nos réalisations': { page: 'portfolio' } },
      facts: [
        { value: `${stats.projects}+`, label: 'projets livrés' },
        { value: stats.satisfaction, label: 'de clients satisfaits' },
        { value: promised.quoteFigure, label: 'ouvrables pour votre devis' },
        { value: `${stats.specialists}+`, label: 'spécialistes' },
      ],
      drawing: 'accueil',
      tag: {
        text: `${stats.projects} cernes, ${stats.projects} projets livrés.`,
        highlight: 'Le prochain sera peut-être le vôtre.',
      },
    },
    'eco-notice': ecoNotice,
    'co2-calculator#calculateur': co2Calculator,
    'cards#metiers': {
      tone: 'night',
      layout: 'ledger',
      drawing: 'metiers',
      title: 'Six métiers, cordés serré.',
      items: {
        'Automatisation intelligente': {
          text: 'Vos bons, factures et suivis passent seuls d’un logiciel à l’autre.',
          stats: [{ value: `−${stats.errorsAvoided}`, label: 'd’erreurs' }],
          action: { label: 'Voir le service', target: { page: 'automation' } },
        },
        'Développement Web': {
          text: `Des pages affichées en moins de ${stats.loading}, pensées d’abord pour le téléphone.`,
          stats: [{ value: stats.performance, label: 'en performance' }],
          action: { label: 'Voir le service', target: { page: 'webDevelopment' } },
        },
        'Applications mobiles': {
          text: 'iOS et Android, d’une même base bien tenue.',
          stats: [{ value: stats.applications, label: 'd’évaluation' }],
          action: { label: 'Voir le service', target: { page: 'mobileApps' } },
        },
        'Design UX/UI': {
          text: 'La recherche d’abord, l’écran ensuite.',
          stats: [{ value: '3', label: 'méthodes' }],
          action: { label: 'Voir le service', target: { page: 'uxDesign' } },
        },
        'Modélisation 3D': {
          text: 'Vos produits sous tous les angles, avant la première pièce.',
          stats: [{ value: stats.modelDays, label: 'jours ouvrables, objet simple' }],
          action: { label: 'Voir le service', target: { page: 'modelling3d' } },
        },
        'Marketing numérique': {
          text: 'Être trouvé par les bonnes personnes, et le prouver.',
          stats: [{ value: `+${stats.traffic}`, label: 'de trafic' }],
          action: { label: 'Voir le service', target: { page: 'marketing' } },
        },
      },
    },
    'model-showcase#plateforme': {
      eyebrow: 'Plateforme d’automatisation',
      title: 'Réglé pendant votre café.',
      model: {
        name: 'telephone',
        alt: `Téléphone dont l’écran annonce ${stats.efficiency} d’efficacité, avec factures classées, rappels envoyés et commandes saisies`,
        orbit: '-24deg 80deg 105%',
        exposure: 1.05,
        weight: 39,
      },
      side: 'end',
      paragraphs: [
        `La facture se classe, le rappel part, la commande se saisit. Plus de ${stats.automations} automatisations servent nos clients : choisissez les vôtres${externalUrls.automationPlatform && ' sur notre plateforme'}, nous les relions à vos logiciels.`,
      ],
      facts: [
        { value: `+${stats.efficiency}`, label: 'd’efficacité' },
        { value: `−${stats.errorsAvoided}`, label: 'd’erreurs' },
        { value: stats.averageReturn, label: 'de rendement moyen' },
      ],
      actions: {
        'Ouvrir la plateforme': { external: 'automationPlatform' },
        'Voir l’automatisation': { page: 'automation' },
      },
    },
    'metrics#ecoweb': {
      tone: 'surface',
      eyebrow: 'EcoWeb, en construction',
      title: 'La prochaine pousse sort bientôt de terre.',
      lead: 'EcoWeb sera notre gamme de sites écoresponsables. Ses trois objectifs sont arrêtés.',
      items: {
        'de CO₂': {
          value: `−${pageWeight.ecoWebSaved}`,
          detail: 'Face à la page médiane de 2025 : des pages qui ne transportent que ce qu’elles montrent.',
        },
        'd’économies': { value: stats.ecoWebSavings, detail: 'Moins de données à héberger, à envoyer, à payer.' },
        'plus rapide': { value: stats.ecoWebFaster, detail: 'Ce qui pèse moins s’affiche plus tôt.' },
      },
      actions: { 'Bientôt disponible': { page: 'ecoWeb' } },
    },
    'model-showcase#robot': {
      eyebrow: 'Robot de clavardage écologique',
      title: 'Il répond sans vider le barrage.',
      model: {
        ...avatar,
        alt: 'Petit robot coiffé d’une épinette, debout sur une rondelle de bois, qui salue à côté d’une bulle de clavardage',
      },
      side: 'start',
      paragraphs: [
        `Vos clients posent les mêmes dix questions. Un petit robot cherche dans vos textes, dit quand il ne sait pas, et consomme près de ${robots.times} fois moins.`,
      ],
      bars: {
        caption: `Électricité de ${robots.exchanges} échanges (scénario de l’agence)`,
        items: [
          {
            label: 'Assistant généraliste',
            value: robots.general.value.kilowattHours,
            display: robots.general.kilowattHours,
            ours: false,
          },
          {
            label: 'Petit robot',
            value: robots.targeted.value.kilowattHours,
            display: robots.targeted.kilowattHours,
            ours: true,
          },
        ],
      },
      actions: {
        'Découvrir les robots durables': { page: 'ecoChatbots' },
        'Calculer l’impact du mien': { anchor: 'calculateur' },
      },
    },
    'portfolio-teaser#realisations': {
      tone: 'surface',
      eyebrow: 'Réalisations',
      title: 'On reconnaît l’arbre à ses fruits.',
      lead: 'Trois métiers, trois façons de faire léger : essayez-les.',
      projects: [
        { project: projectOf('fromagerie-brise-noire'), gesture: 'Coupez une pointe.' },
        { project: projectOf('clinique-marche-douce'), gesture: 'Réservez en trois touches.' },
        { project: projectOf('toitures-granit-nord'), gesture: 'Tirez le toit.' },
      ],
      demo: { play: 'Essayer', close: 'Fermer la démo', name: 'Démo : {client}' },
      actions: { 'Voir nos réalisations': { page: 'portfolio' } },
    },
    'call-to-action': {
      title: 'Un projet, un agacement, une idée?',
      lead: 'Une consultation gratuite de 30 minutes pour trier ce qui presse et ce qui peut attendre.',
      actions: { 'Décrire mon projet': { page: 'contact' }, 'Réserver ma consultation': { external: 'booking' } },
    },
  },
});
