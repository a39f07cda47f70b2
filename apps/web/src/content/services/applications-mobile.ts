import { promised } from '../../site/agency.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { projectsOf } from '../projects/projects.ts';

export default page({
  title: 'Applications mobiles au Québec : iOS, Android et PWA',
  description: `Natif, multiplateforme ou Web installable : des applications évaluées à ${stats.applications}, plus de ${stats.downloads} téléchargements, et qui tiennent aussi sans réseau.`,
  summary: 'iOS, Android ou application Web : que choisir et pourquoi.',
  modified: '2026-11-22',
  keywords:
    'application mobile Québec, application iOS, application Android, application multiplateforme, PWA, devis application',
  accent: 'forest',
  service: { type: 'Conception et développement d’applications mobiles' },
  sections: {
    hero: {
      eyebrow: 'APPLICATIONS MOBILES PREMIUM',
      title: 'Utile d’une main, dehors, en janvier.',
      lead: 'Une application se juge debout, un gant retiré, avec 9 % de pile. Si le geste qui compte demande plus de deux touchers, elle sera désinstallée avant le printemps.',
      actions: {
        'Devis App Gratuit': { page: 'contact', query: { service: 'applications-mobile' } },
        'Voir Apps Créées': { page: 'portfolio' },
      },
      facts: [
        { value: stats.applications, label: 'd’évaluation moyenne' },
        { value: `Plus de ${stats.downloads}`, label: 'téléchargements' },
      ],
      drawing: 'applications-mobile',
    },
    'story#le-bon-geste': {
      tone: 'surface',
      eyebrow: 'Avant le code',
      title: 'Avez-vous vraiment besoin d’une application?',
      paragraphs: [
        'Pas toujours. Un bon site suffit quand vos clients vous visitent deux fois par an. L’application mérite sa place sur l’écran d’accueil quand ils l’ouvrent chaque semaine, loin du bureau, pour un geste précis.',
        'Nous posons la question avant de faire le devis. Quand la réponse est non, vous repartez avec un projet plus petit et le même objectif.',
      ],
      points: {
        'Elle s’ouvre souvent': 'Une tournée de livraison, une carte de fidélité, un relevé de chantier.',
        'Le réseau manque': 'Sous-sol, rang, forêt : le travail continue, l’envoi attend.',
        'L’appareil aide': 'Appareil photo, position, lecteur de codes, avis au bon moment.',
        'Le temps compte': 'Trois secondes gagnées, répétées deux cents fois par jour.',
      },
    },
    'cards#types': {
      eyebrow: 'Quatre façons de publier',
      title: 'Le bon format pour le bon trajet',
      lead: 'Même service, quatre chemins. Nous tranchons selon vos usagers, votre budget d’entretien et ce que l’appareil doit faire.',
      mobileFeatures: 3,
      swipeHint: true,
      action: {
        label: 'Demander un devis',
        target: { page: 'contact', query: { service: 'applications-mobile' } },
      },
      items: {
        'Native pour iPhone et iPad': {
          badge: 'iOS',
          text: 'Quand l’appareil lui-même fait partie du service : paiement, santé, accessoires connectés.',
          features: [
            'Swift et outils d’Apple',
            'Widgets et montre',
            'Paiement intégré',
            'Accessibilité du système respectée',
          ],
          benefit: 'Elle se comporte comme si elle venait avec le téléphone.',
        },
        'Native pour Android': {
          badge: 'Android',
          text: 'Quand le parc d’appareils est varié : tablettes d’entrepôt, terminaux durcis, téléphones d’employés.',
          features: [
            'Kotlin',
            'Appareils anciens pris en charge',
            'Déploiement interne d’entreprise',
            'Lecteurs de codes-barres',
          ],
          benefit: 'Le vieux terminal du quai des expéditions suit le rythme.',
        },
        Multiplateforme: {
          badge: 'Une base',
          text: 'Quand il faut être dans les deux boutiques d’applications sans payer deux équipes à chaque changement.',
          features: [
            'Une seule base de code',
            'Mises à jour simultanées',
            'Modules natifs au besoin',
            'Tests sur appareils réels',
          ],
          benefit: 'Une correction, deux publications.',
        },
        'Application Web installable': {
          badge: 'PWA',
          text: 'Quand on veut l’icône sur l’écran d’accueil sans passer par une boutique ni par ses commissions.',
          features: [
            'Installation en un toucher',
            'Fonctionnement hors ligne',
            'Aucune attente de validation',
            'Quelques centaines de kilo-octets',
          ],
          benefit: 'Essayée le matin, adoptée l’après-midi.',
        },
      },
    },
    'metrics#resultats': {
      tone: 'night',
      eyebrow: 'Au compteur',
      title: 'Ce que disent les boutiques, et le terrain',
      items: {
        'd’évaluation': { value: stats.applications, detail: 'Moyenne des deux boutiques d’applications.' },
        téléchargements: { value: `${stats.downloads}+`, detail: 'Toutes applications confondues.' },
        'formats au choix': { value: '4', detail: 'iOS, Android, multiplateforme ou Web.' },
        'ouvrables pour un devis': { value: promised.quoteFigure, detail: 'Chiffré, et expliqué ligne par ligne.' },
      },
      mobileItems: 3,
    },
    'skills#technologies': {
      tone: 'surface',
      eyebrow: 'Nos outils',
      title: 'De quoi sont faites vos applications',
      categories: {
        Natif: {
          'Swift et SwiftUI': { level: 92, description: 'Pour ce que l’iPhone fait de mieux.' },
          'Kotlin et Jetpack Compose': {
            level: 91,
            description: 'Pour la diversité d’Android, du téléphone au terminal.',
          },
          'Capteurs et Bluetooth': { level: 86, description: 'Balances, sondes, imprimantes portatives.' },
        },
        Multiplateforme: {
          'React Native': { level: 94, description: 'Une base partagée avec votre site.' },
          Flutter: { level: 88, description: 'Des écrans identiques au pixel près.' },
          PWA: { level: 95, description: 'Le Web, installable et hors ligne.' },
        },
        'Côté serveur': {
          'Synchronisation hors ligne': {
            level: 90,
            description: 'Deux appareils modifient la même fiche : on sait quoi garder.',
          },
          'Avis et messagerie': { level: 89, description: 'Le bon message, et le droit de le faire taire.' },
          'Sécurité mobile': {
            level: 91,
            description: 'Données chiffrées, sessions courtes, accès retiré à un appareil perdu.',
          },
        },
      },
    },
    'process#phases': {
      eyebrow: 'Du croquis à la boutique',
      title: 'Un essai entre les mains dès la deuxième phase',
      lead: 'Vous installez une version chaque quinzaine. Vos employés aussi, et leurs remarques décident de la suite.',
      phases: {
        'Suivre le geste': {
          text: 'Nous accompagnons une tournée, un quart, une journée de comptoir.',
          duration: '2 à 3 semaines',
          activities: ['Observation sur place', 'Choix du format', 'Liste courte de fonctions', 'Contraintes du parc'],
        },
        'Esquisser à l’échelle': {
          text: 'Des écrans cliquables, essayés dehors, avec de vrais pouces.',
          duration: '3 à 4 semaines',
          activities: ['Parcours d’une main', 'Prototype installable', 'Essais d’accessibilité', 'Identité et ton'],
        },
        'Bâtir et roder': {
          text: 'La version de rodage tourne en parallèle de vos outils actuels.',
          duration: '6 à 10 semaines',
          activities: [
            'Développement par fonctions',
            'Tests sur appareils réels',
            'Mode hors ligne éprouvé',
            'Liens avec vos systèmes',
          ],
        },
        'Publier et suivre': {
          text: 'Les boutiques d’applications ont leurs règles; nous les connaissons et nous y allons pour vous.',
          duration: '1 à 2 semaines',
          activities: [
            'Fiches des boutiques',
            'Déploiement progressif',
            'Suivi des plantages',
            'Calendrier des mises à jour',
          ],
        },
      },
    },
    'project-list': {
      title: 'Dans la main, sur le terrain',
      projects: projectsOf('transport-monte-charge', 'mutuelle-le-radeau', 'soins-porte-a-porte'),
    },
    'call-to-action#devis': {
      title: 'Décrivez le geste, nous trouvons le format.',
      lead: 'Qui l’ouvre, où, combien de fois par jour? Dites-nous cela d’abord; le reste se précise ensemble.',
      actions: {
        'Décrire mon application': { page: 'contact', query: { service: 'applications-mobile' } },
        'Voir nos réalisations': { page: 'portfolio' },
      },
    },
  },
});
