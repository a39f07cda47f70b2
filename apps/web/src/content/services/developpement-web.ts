import { promised } from '../../site/agency.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { projectsOf } from '../projects/projects.ts';
import { promises } from '../promises.ts';

export default page({
  title: 'Développement Web au Québec : sites rapides et sobres',
  description: `Sites, boutiques et applications : 95+ en performance, moins de 3 s de chargement, 100 % adaptés au mobile. Devis en ${promised.quote}, une fois le besoin clair.`,
  summary: 'Sites, boutiques et applications qui s’affichent vite.',
  modified: '2026-11-27',
  keywords:
    'développement Web Québec, site vitrine PME, boutique en ligne Québec, application Web sur mesure, performance Web, devis gratuit',
  accent: 'river',
  service: { type: 'Conception et développement de sites et d’applications Web' },
  sections: {
    hero: {
      eyebrow: 'Développement Web',
      title: 'Affiché avant qu’on change d’idée.',
      lead: 'Votre client compare trois fournisseurs dans son camion, entre deux livraisons, avec deux barres de réseau. Le premier site qui répond a déjà pris de l’avance. Nous faisons ce site-là.',
      actions: {
        'Devis Gratuit': { page: 'contact', query: { service: 'developpement-web' } },
        'Voir Portfolio': { page: 'portfolio' },
      },
      drawing: 'developpement-web',
    },
    'metrics#reperes': {
      tone: 'surface',
      eyebrow: 'Nos repères',
      title: 'Quatre seuils, vérifiés avant la mise en ligne',
      items: {
        'de performance': {
          value: '95+',
          detail: `Le plancher du contrat, mesuré sur un téléphone moyen; la cible est de ${stats.performance}.`,
        },
        'adapté au mobile': { value: '100 %', detail: 'Du petit écran de 320 pixels au moniteur du bureau.' },
        'de chargement': {
          value: '< 3 s',
          detail: `Première visite, réseau ordinaire, boutiques comprises; la cible est de ${stats.loading}.`,
        },
        'de soutien': {
          value: '24/7',
          detail:
            'Le site est surveillé jour et nuit : une panne nous réveille; vos questions ont réponse aux heures de bureau.',
        },
      },
      mobileItems: 3,
    },
    'cards#solutions': {
      eyebrow: 'Ce que nous construisons',
      title: 'Quatre bâtis, selon ce qu’ils portent',
      lead: 'Une vitrine n’a pas la charpente d’un portail. Nous choisissons d’après ce que le site devra faire un lundi de novembre, pas d’après la mode.',
      mobileFeatures: 3,
      swipeHint: true,
      action: { label: 'En savoir plus', target: { page: 'contact', query: { service: 'developpement-web' } } },
      items: {
        'Sites vitrines haut de gamme': {
          badge: 'Vitrine',
          text: 'Pour l’entreprise qu’on vérifie avant d’appeler : le notaire, l’entrepreneur général, la clinique.',
          features: [
            'Pages écrites pour des questions réelles',
            'Prise de rendez-vous, demande de soumission',
            'Fiche d’établissement et carte cohérentes',
            'Mise à jour par votre équipe, sans formation d’une semaine',
          ],
          benefit: 'Le visiteur comprend ce que vous faites en cinq secondes.',
        },
        'Commerce en ligne': {
          badge: 'Vente',
          text: 'Pour la boutique qui vend le jour au comptoir et la nuit sur le Web, avec un seul inventaire.',
          features: [
            'Paiement, taxes et livraison d’ici',
            'Stock partagé avec la caisse',
            'Fiches de produit légères, même en photos',
            'Paniers abandonnés relancés avec tact',
          ],
          benefit: 'Le panier se remplit sans que la page s’alourdisse.',
        },
        'Applications Web d’affaires': {
          badge: 'Métier',
          text: 'Pour remplacer le chiffrier à vingt-deux onglets dont une seule personne connaît les formules.',
          features: [
            'Accès par rôle et journal des gestes',
            'Reprise de vos données existantes',
            'Rapports exportables sans copier-coller',
            'Liens avec la paie, les ventes ou l’usine',
          ],
          benefit: 'Le savoir du chiffrier survit au départ de son auteur.',
        },
        'Portails et gestion de contenu': {
          badge: 'Contenu',
          text: 'Pour l’organisme qui publie chaque semaine et doit servir autant le membre que le visiteur pressé.',
          features: [
            'Espace des membres et documents',
            'Flux de publication à plusieurs mains',
            'Recherche qui pardonne les fautes',
            'Français d’abord, autres langues ensuite',
          ],
          benefit: 'Publier prend le temps d’un café.',
        },
      },
    },
    'comparison#poids': {
      tone: 'surface',
      eyebrow: 'Le poids des choses',
      title: 'Où passe le temps de vos visiteurs',
      criteria: ['Images', 'Polices', 'Scripts', 'Mesure d’audience', 'Après trois ans'],
      theirs: {
        name: 'Un site monté en kit',
        points: [
          'La photo de l’appareil, envoyée telle quelle.',
          'Quatre graisses chargées pour un seul titre.',
          'Un carrousel, trois bibliothèques, deux qui servent.',
          'Un bandeau, des témoins, un avis que personne ne lit.',
          'Douze extensions à mettre à jour, une qui n’existe plus.',
        ],
      },
      ours: {
        name: 'Le vôtre',
        points: [
          'À la taille affichée, dans un format récent.',
          'Deux familles, réduites aux lettres du français.',
          'Seulement ce que la page utilise, le reste sur demande.',
          'Rien à consentir quand on ne piste personne.',
          'Peu de pièces, donc peu de pannes.',
        ],
      },
    },
    'skills#technologies': {
      eyebrow: 'Nos outils',
      title: 'Ce que nous maîtrisons, et jusqu’où',
      lead: 'Un niveau de 100 voudrait dire qu’il n’y a plus rien à apprendre. Nous n’en affichons aucun.',
      categories: {
        'Côté visiteur': {
          React: { level: 95, description: 'Interfaces riches, rendues en HTML avant tout script.' },
          TypeScript: { level: 95, description: 'Les erreurs se voient à l’écriture, pas chez le client.' },
          'HTML et CSS': { level: 98, description: 'La base, et souvent tout ce qu’il faut.' },
        },
        'Côté serveur': {
          'Node.js': { level: 92, description: 'Services simples à héberger et à surveiller.' },
          PostgreSQL: { level: 90, description: 'Des données qui restent cohérentes sous la charge.' },
          'Interfaces de programmation': {
            level: 93,
            description: 'Pour parler à votre comptabilité ou à votre usine.',
          },
        },
        'Performance et référencement': {
          'Signaux Web essentiels': {
            level: 96,
            description: 'Affichage, stabilité et réactivité suivis dans le temps.',
          },
          'Référencement technique': {
            level: 92,
            description: 'Structure, données structurées et plan de site exacts.',
          },
          Écoconception: { level: 94, description: 'Un budget d’octets par page, comme un budget d’argent.' },
        },
      },
    },
    'process#phases': {
      tone: 'night',
      eyebrow: 'Le chantier',
      title: 'De l’arpentage à la remise des clés',
      lead: 'Chaque vendredi, une adresse privée montre l’état réel des travaux.',
      phases: {
        Arpenter: {
          text: 'Nous lisons vos statistiques, appelons trois clients et fixons un objectif qui se compte.',
          duration: '1 à 2 semaines',
          activities: ['Objectifs et publics', 'Inventaire du contenu', 'Contraintes techniques', 'Plan approuvé'],
        },
        Dessiner: {
          text: 'Plan du site, textes et maquettes avancent ensemble : un dessin sans mots ment toujours.',
          duration: '2 à 3 semaines',
          activities: ['Arborescence', 'Rédaction', 'Maquettes mobiles d’abord', 'Essais de lecture'],
        },
        Charpenter: {
          text: 'Le code se livre par tranches, testées au clavier, au lecteur d’écran et sur un vieux téléphone.',
          duration: '4 à 8 semaines',
          activities: [
            'Gabarits et contenu réel',
            'Liens avec vos systèmes',
            'Tests automatiques',
            'Budget de poids respecté',
          ],
        },
        Remettre: {
          text: 'Redirections, noms de domaine, formation : le vieux site s’éteint sans que personne se perde.',
          duration: '1 semaine',
          activities: ['Redirections vérifiées', 'Formation de deux heures', 'Sauvegardes', 'Accès et sources remis'],
        },
      },
    },
    'faq#questions': {
      eyebrow: 'Avant de signer',
      title: 'Ce que demandent les directions',
      answers: {
        'Peut-on garder notre nom de domaine et nos courriels?':
          'Oui. Le déménagement d’un site ne touche pas à la messagerie s’il est préparé, et cette préparation fait partie du devis.',
        'Qui sera propriétaire du code?':
          'Vous. Les sources, les accès et la documentation vous sont remis à la mise en ligne, avec le droit de confier la suite à quelqu’un d’autre.',
        'Et si notre référencement chutait?':
          'Chaque ancienne adresse est relevée puis redirigée vers sa nouvelle page. Nous comparons les positions avant et après, et corrigeons pendant le premier mois.',
        'Combien ça coûte?': {
          answer: `${promises.price} Le devis est gratuit. ${promises.quote}`,
          action: { label: 'Ouvrir la demande de devis', target: { page: 'quote' } },
        },
      },
    },
    'project-list': {
      title: 'Trois sites, trois métiers',
      projects: projectsOf('camping-baie-des-oies', 'etude-vieux-sceau', 'traversiers-archipel-nord'),
      actions: {
        'Voir les projets de cette famille': { page: 'portfolio', query: { categorie: 'web' }, fragment: 'projets' },
      },
    },
    'call-to-action#devis': {
      title: 'Votre site pèse combien, au juste?',
      lead: 'Envoyez son adresse. Nous pesons le site, nous le chronométrons et nous vous disons ce qui mérite d’être refait, ou pas.',
      actions: {
        'Faire peser mon site': { page: 'contact', query: { service: 'developpement-web' } },
        'Demander un devis': { page: 'quote' },
        'Parcourir les réalisations': { page: 'portfolio' },
      },
    },
  },
});
