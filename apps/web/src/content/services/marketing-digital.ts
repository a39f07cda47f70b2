import { promised, serviceStats } from '../../site/agency.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { projectsOf } from '../projects/projects.ts';

export default page({
  title: 'Marketing numérique au Québec : être trouvé, être choisi',
  description: `Référencement, Google Ads, réseaux sociaux et contenu : trafic +${stats.traffic}, rendement publicitaire de ${stats.sales}, demandes +${stats.requests}. Audit gratuit et sans engagement.`,
  summary: 'Être trouvé par les bonnes personnes, et le prouver.',
  modified: '2026-11-27',
  keywords:
    'marketing numérique Québec, référencement SEO Québec, Google Ads PME, réseaux sociaux entreprise, marketing de contenu, audit gratuit',
  accent: 'larch',
  service: { type: 'Référencement, publicité et contenu' },
  sections: {
    hero: {
      eyebrow: 'Marketing numérique',
      title: 'D’où vient votre dernier client?',
      lead: 'Si la réponse commence par « je pense que », une partie de votre budget dort quelque part. Nous la cherchons, nous la réveillons, et chaque dollar laisse une trace.',
      actions: {
        'Audit Gratuit': { page: 'contact', query: { service: 'marketing-digital' } },
        'Cas de Réussite': { page: 'portfolio' },
      },
      drawing: 'marketing-digital',
    },
    'metrics#resultats': {
      tone: 'night',
      eyebrow: 'Résultats',
      title: 'Trois rondelles qui grossissent, un délai qui raccourcit',
      lead: 'Les surfaces sont à l’échelle : le cœur est le départ, la rondelle entière l’arrivée.',
      items: {
        'de trafic': {
          value: `+${stats.traffic}`,
          detail: 'Des gens qui cherchaient ce que vous vendez, dans nos meilleurs mandats.',
          times: 1 + serviceStats.traffic / 100,
        },
        'de rendement publicitaire': {
          value: stats.sales,
          detail: 'Ce que rapporte en ventes un dollar d’annonce.',
          times: serviceStats.salesPerDollar,
        },
        'de demandes': {
          value: `+${stats.requests}`,
          detail: 'Formulaires, appels et rendez-vous comptés ensemble.',
          times: 1 + serviceStats.requests / 100,
        },
        'ouvrables avant le lancement': {
          value: promised.campaignFigure,
          detail: 'Comptées de votre accord sur le plan : une première campagne, sobre.',
        },
      },
      mobileItems: 3,
    },
    'cards#services': {
      tone: 'surface',
      eyebrow: 'Quatre leviers',
      title: 'Un levier à la fois, le bon d’abord',
      lead: 'Tout faire en même temps empêche de savoir ce qui a marché. Nous commençons par celui qui manque le plus.',
      mobileFeatures: 3,
      swipeHint: true,
      featuresTitle: 'Nos stratégies',
      items: {
        'Référencement naturel': {
          badge: 'Durable',
          text: 'Répondre mieux que les autres à la question que votre client tape, avec ses mots à lui.',
          features: [
            'Questions réelles de vos clients',
            'Pages locales par ville desservie',
            'Vitesse et structure',
            'Liens mérités, jamais achetés',
          ],
          benefit: 'Ce qui pousse lentement reste debout.',
          action: {
            label: 'Parler de référencement',
            target: { page: 'contact', query: { service: 'marketing-digital' } },
          },
        },
        'Google Ads': {
          badge: 'Immédiat',
          text: 'Être là au moment précis où quelqu’un cherche un plombier, un notaire ou une pièce, et nulle part ailleurs.',
          features: [
            'Mots-clés d’achat seulement',
            'Exclusions revues chaque semaine',
            'Appels et formulaires mesurés',
            'Plafond de dépense respecté',
          ],
          benefit: 'Le budget suit ce qui vend.',
          action: {
            label: 'Parler de publicité',
            target: { page: 'contact', query: { service: 'marketing-digital' } },
          },
        },
        'Réseaux sociaux': {
          badge: 'Humain',
          text: 'Montrer l’atelier, l’équipe et le travail fini. Les gens achètent à ceux qu’ils ont l’impression de connaître.',
          features: [
            'Calendrier tenable à votre rythme',
            'Photos prises chez vous',
            `Réponses en ${promised.reply}`,
            'Publicité ciblée par région',
          ],
          benefit: 'Vos clients vous reconnaissent au comptoir.',
          action: { label: 'Parler de réseaux', target: { page: 'contact', query: { service: 'marketing-digital' } } },
        },
        Contenu: {
          badge: 'De fond',
          text: 'Écrire une fois la réponse que vous donnez vingt fois par semaine au téléphone.',
          features: [
            'Entrevues avec vos experts',
            'Guides et études de cas',
            'Infolettre permise par la loi',
            'Mises à jour plutôt que du neuf à tout prix',
          ],
          benefit: 'Vos clients appellent en connaissant déjà l’essentiel.',
          action: { label: 'Parler de contenu', target: { page: 'contact', query: { service: 'marketing-digital' } } },
        },
      },
    },
    'tiles#objectifs': {
      eyebrow: 'Quatre objectifs',
      title: 'Choisissez-en un. Vraiment un.',
      lead: 'Un plan qui vise tout le monde, partout, ne touche personne. Voici les quatre que nous savons mesurer.',
      items: {
        'Se faire connaître':
          'Nouveau quartier, nouveau produit, nouveau nom. Nous comptons les recherches à votre nom.',
        'Recevoir des demandes': 'Soumissions, appels, rendez-vous. Nous comptons ceux qui étaient sérieux.',
        'Vendre en ligne': 'Panier moyen, marge, retours. Nous comptons ce qui reste après la livraison.',
        'Faire revenir':
          'Une cliente de plus d’un an coûte moins cher qu’une inconnue. Nous comptons celles qui reviennent.',
      },
    },
    'story#canaux': {
      tone: 'surface',
      eyebrow: 'Quatre canaux',
      title: 'Où sont vos clients, au fait?',
      paragraphs: [
        'Pas partout. L’acheteur d’une usine lit ses courriels à six heures, la cliente d’une boutique fait défiler son écran à vingt-deux heures. Nous choisissons les canaux d’après leurs habitudes, pas d’après les nôtres.',
      ],
      points: {
        Recherche: 'L’intention est déjà là : il suffit d’être la meilleure réponse.',
        Réseaux: 'Pour être vu avant d’être cherché, dans votre région.',
        Courriel: 'Le seul canal qui vous appartient. Avec consentement, sans insistance.',
        Partenaires: 'L’association, le fournisseur, le média local qui parlent déjà à vos clients.',
      },
    },
    'process#phases': {
      eyebrow: 'La méthode',
      title: 'Semer, éclaircir, récolter',
      phases: {
        Analyser: {
          text: 'Nous lisons vos chiffres, vos avis et vos concurrents, puis vous rendons un plan d’une page.',
          duration: '1 à 2 semaines',
          activities: ['Audit gratuit', 'Mesure remise en ordre', 'Mots de vos clients', 'Objectif unique'],
        },
        'Lancer petit': {
          text: 'Deux annonces, trois pages, un message. Assez pour apprendre, trop peu pour regretter.',
          duration: '2 à 3 semaines',
          activities: [
            `Campagne en ligne ${promised.campaign} après l’accord`,
            'Pages de renvoi légères',
            'Essais comparés',
            'Premier bilan',
          ],
        },
        'Garder ce qui pousse': {
          text: 'Chaque mois, nous coupons le plus faible et arrosons le plus fort. Vous recevez une page, lisible.',
          duration: 'En continu',
          activities: ['Rapport mensuel', 'Budget réparti à nouveau', 'Contenu mis à jour', 'Rencontre trimestrielle'],
        },
      },
    },
    'project-list': {
      title: 'Vus de loin, lus en marchant',
      projects: projectsOf('festival-ressac', 'transport-grand-portage', 'gerfauts-de-val-brume'),
    },
    'call-to-action#audit': {
      title: 'Combien vaut un appel chez vous?',
      lead: 'L’audit est gratuit et sans engagement. Il vous dit ce que chaque canal vous coûte par demande, et lequel fermer demain matin.',
      actions: { 'Démarrer Mon Audit Gratuit': { page: 'contact', query: { service: 'marketing-digital' } } },
    },
  },
});
