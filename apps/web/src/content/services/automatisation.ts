import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { projectsOf } from '../projects/projects.ts';
import { promises } from '../promises.ts';

export default page({
  title: 'Automatisation intelligente pour les PME du Québec',
  description: `Commandes, rendez-vous, factures : nous relions vos logiciels pour que rien ne soit saisi deux fois. ${stats.efficiency} d’efficacité, ${stats.errorsAvoided} d’erreurs en moins.`,
  summary: 'Les tâches répétées qui se font seules, et celles qu’on garde.',
  modified: '2026-11-22',
  keywords:
    'automatisation intelligente, automatisation PME Québec, automatisation des processus, intégration de logiciels, réduction des erreurs de saisie, consultation gratuite',
  accent: 'larch',
  service: { type: 'Automatisation des processus d’entreprise' },
  sections: {
    hero: {
      eyebrow: 'Automatisation intelligente',
      title: 'Tapé une fois, juste partout.',
      lead: 'Une commande arrive par courriel. Quelqu’un la retape dans l’inventaire, puis dans la comptabilité, puis dans le suivi de livraison. Nous relions vos logiciels pour qu’elle ne soit saisie qu’une fois.',
      actions: {
        'Consultation Gratuite': { page: 'contact', query: { service: 'automatisation' } },
        "Voir Cas d'Usage": { page: 'portfolio' },
      },
      facts: [
        { value: `Plus de ${stats.automations}`, label: 'automatisations livrées' },
        { value: stats.averageReturn, label: 'de rendement moyen' },
      ],
      drawing: 'automatisation',
    },
    'metrics#resultats': {
      tone: 'surface',
      eyebrow: 'Ce que ça change',
      title: 'Quatre chiffres, une seule cause',
      lead: 'Quand une information voyage sans qu’on la recopie, le reste suit. Pas besoin d’un logiciel de plus : il s’agit de faire parler ceux que vous payez déjà.',
      items: {
        'd’efficacité gagnée': {
          value: stats.efficiency,
          detail: 'Les mêmes dossiers, sans le va-et-vient entre deux écrans.',
        },
        'd’erreurs en moins': {
          value: stats.errorsAvoided,
          detail: 'Une donnée saisie une seule fois ne peut pas se contredire.',
        },
        'de coûts en moins': {
          value: stats.taskCosts,
          detail: 'Doubler le volume ne demande plus de doubler la saisie.',
        },
        'sans pause': { value: '24/7', detail: 'La commande de 23 h 40 part à 23 h 41, pas le lendemain matin.' },
      },
      mobileItems: 3,
    },
    'story#par-ou-commencer': {
      eyebrow: 'Par où commencer',
      title: 'La tâche que personne ne veut',
      paragraphs: [
        'Vous la connaissez déjà : c’est celle qu’on confie au dernier arrivé. Elle revient chaque jour, suit une règle qui tiendrait sur une feuille et laisse une trace dans un courriel, un chiffrier ou un logiciel. Voilà une bonne candidate.',
        'Le jugement, lui, reste chez vous. La machine lit, compare, relance et classe; une personne tranche ce qui sort de l’ordinaire, avec le dossier complet sous les yeux.',
      ],
      points: {
        'Elle se répète': 'Trois minutes, quarante fois par jour : deux heures y passent.',
        'Elle suit une règle': 'Au-delà de tel montant, il faut un accord. Ce qui s’écrit s’automatise.',
        'Elle traverse deux logiciels': 'C’est dans la fente entre les systèmes que les données tombent.',
        'Elle punit l’oubli': 'Un rappel sauté en mars se paie en mai, et personne ne fait le lien.',
      },
    },
    'comparison#avant-apres': {
      tone: 'surface',
      eyebrow: 'Avant et après',
      title: 'Le même bon de commande, un mardi matin',
      lead: 'Il entre à 8 h 12. Voici son parcours, avec et sans retouches à la main.',
      criteria: ['Réception', 'Saisie', 'Vérification', 'Exception', 'Suivi'],
      theirs: {
        name: 'À la main',
        points: [
          'Le courriel attend qu’on l’ouvre, entre deux appels.',
          'Trois écrans, trois fois les mêmes chiffres.',
          'Le prix est supposé juste.',
          'Un papillon jaune sur le coin d’un moniteur.',
          'Le client téléphone pour savoir où c’est rendu.',
        ],
      },
      ours: {
        name: 'Automatisé',
        points: [
          'Lu à l’arrivée : client, articles, quantités et date voulue.',
          'Une entrée, reportée dans chaque système.',
          'Prix, stock et limite de crédit comparés sur-le-champ.',
          'La bonne personne est avisée, écart et dossier à l’appui.',
          'Le client reçoit l’état de sa commande sans le demander.',
        ],
      },
    },
    'cards#secteurs': {
      eyebrow: 'Quatre milieux',
      title: 'Chaque métier a sa paperasse',
      lead: 'Le principe ne bouge pas. Les délais, les règles et les logiciels, eux, changent d’une porte à l’autre.',
      mobileFeatures: 3,
      swipeHint: true,
      items: {
        'Cliniques et cabinets': {
          badge: 'Santé',
          text: 'Entre le téléphone qui sonne et la salle d’attente pleine, l’accueil n’a pas dix minutes pour recopier un formulaire.',
          features: [
            'Rappels de rendez-vous par texto ou par courriel',
            'Liste d’attente qui comble les annulations',
            'Formulaire d’accueil versé au dossier avant la visite',
            'Suivis et résultats à transmettre, relancés à temps',
          ],
          benefit: 'Le personnel regarde le patient, pas l’écran.',
          action: {
            label: 'Parler de votre clinique',
            target: { page: 'contact', query: { service: 'automatisation' } },
          },
        },
        'Services financiers et comptables': {
          badge: 'Finance',
          text: 'Une fermeture de mois ne devrait pas se jouer un vendredi soir, entre un relevé bancaire et une boîte à chaussures.',
          features: [
            'Factures lues, imputation proposée',
            'Rapprochement bancaire et liste des écarts',
            'Ouverture de dossier et vérification des pièces',
            'Rapports périodiques montés, puis envoyés',
          ],
          benefit: 'Les exceptions passent devant, le reste passe tout seul.',
          action: {
            label: 'Parler de votre cabinet',
            target: { page: 'contact', query: { service: 'automatisation' } },
          },
        },
        'Boutiques et commerces': {
          badge: 'Commerce de détail',
          text: 'Le même chandail se vend sur la rue Principale et en ligne. L’inventaire, lui, n’est juste qu’à un des deux endroits.',
          features: [
            'Stock synchronisé entre la caisse et le site',
            'Réapprovisionnement préparé au seuil choisi',
            'Retours suivis jusqu’au remboursement',
            'Nouvelles envoyées aux clients qui y ont consenti',
          ],
          benefit: 'Vous vendez ce que vous avez, et vous avez ce qui se vend.',
          action: {
            label: 'Parler de votre commerce',
            target: { page: 'contact', query: { service: 'automatisation' } },
          },
        },
        'Usines et ateliers': {
          badge: 'Fabrication',
          text: 'Le plan de production vit dans un chiffrier, les arrêts sur un tableau blanc et la qualité dans un cartable.',
          features: [
            'Bon de travail ouvert dès la commande confirmée',
            'Production déclarée au poste, une seule fois',
            'Fiches de lot et certificats joints à l’expédition',
            'Entretien annoncé selon les heures de marche',
          ],
          benefit: 'Le contremaître planifie avec les chiffres du jour.',
          action: { label: 'Parler de votre usine', target: { page: 'contact', query: { service: 'automatisation' } } },
        },
      },
    },
    'process#demarche': {
      tone: 'night',
      eyebrow: 'La démarche',
      title: 'Quatre phases, et vous gardez les clés',
      lead: 'Rien n’est débranché avant que le remplaçant ait fait ses preuves.',
      deliverablesTitle: 'Vous recevez :',
      phases: {
        Observer: {
          duration: '1 à 2 semaines',
          text: 'Nous passons du temps avec la personne qui fait le travail. C’est elle qui sait.',
          activities: [
            'Relevé des tâches, de leur fréquence et de leur durée',
            'Inventaire des logiciels et de leurs accès',
            'Gain estimé, tâche par tâche',
            'Choix de la première automatisation',
          ],
          deliverables: ['la carte du processus', 'les tâches classées par gain', 'une estimation écrite'],
        },
        Concevoir: {
          duration: '2 à 3 semaines',
          text: 'Chaque règle est écrite en français, puis approuvée par ceux qui l’appliquent.',
          activities: [
            'Règles, seuils et cas particuliers',
            'Choix des outils, en partant des vôtres',
            'Droits d’accès et renseignements personnels',
            'Maquette du parcours sur de vrais dossiers',
          ],
          deliverables: ['le cahier des règles', 'le schéma des échanges', 'un plan de retour en arrière'],
        },
        'Construire et éprouver': {
          duration: '4 à 6 semaines',
          text: 'La machine travaille d’abord à blanc, en parallèle. Nous comparons, nous corrigeons, nous recommençons.',
          activities: [
            'Branchements entre les logiciels',
            'Essais sur vos dossiers les plus tordus',
            'Marche en double, sans rien effacer',
            'Corrections chaque semaine, avec vous',
          ],
          deliverables: ['l’automatisation en marche', 'le journal de chaque opération', 'des essais à rejouer'],
        },
        'Passer le relais': {
          duration: '1 à 2 semaines',
          text: 'Votre équipe apprend à l’arrêter, à la relancer et à changer un seuil sans nous appeler.',
          activities: [
            'Formation des utilisateurs, sur leurs dossiers',
            'Tableau de bord des heures rendues',
            'Avis immédiat en cas de panne',
            'Choix de la tâche suivante',
          ],
          deliverables: ['un guide en français', 'la mesure avant et après', 'la suite proposée'],
        },
      },
    },
    'faq#questions': {
      eyebrow: 'Questions franches',
      title: 'Ce que l’on demande avant de dire oui',
      answers: {
        [`D’où vient le ${stats.averageReturn} de rendement?`]:
          'C’est la moyenne de nos automatisations, pas une promesse pour la vôtre. Le gain dépend du volume, du taux horaire et du coût d’une erreur. La consultation gratuite sert justement à faire le calcul avec vos chiffres, et à vous dire si ça n’en vaut pas la peine.',
        'Faudra-t-il changer de logiciels?':
          'Rarement. La plupart ont une porte d’entrée prévue pour être reliés à d’autres. Quand il n’y en a pas, nous vous le disons dès l’observation, avant que vous ayez dépensé quoi que ce soit en développement.',
        'Que se passe-t-il quand un maillon casse?':
          'L’opération s’arrête, le dossier est gardé tel quel et une personne est avisée. Une fois le maillon réparé, la file reprend où elle en était. Chaque étape est notée : vous savez qui, quand et quoi.',
        'Est-ce que quelqu’un va perdre son emploi?':
          'Ce sont des gestes qui disparaissent, pas des gens. La meilleure question à poser avant de commencer est celle-ci : que ferait votre équipe de ces heures si elles lui revenaient?',
        'Où passent nos renseignements personnels?':
          'Nous dressons la liste de ceux qui circulent, du but de chaque échange et du lieu où ils sont gardés. Vous avez en main de quoi tenir vos obligations à jour au regard de la Loi 25.',
      },
    },
    'project-list': {
      title: 'Trois métiers, moins de recopie',
      projects: projectsOf('serres-haut-rang', 'demenagements-bras-de-fer', 'tresorerie-rive-sucre'),
    },
    'call-to-action#consultation': {
      eyebrow: 'Consultation gratuite',
      title: 'Quelle tâche vous fait soupirer le lundi?',
      lead: `Racontez-la en trois phrases : qui la fait, combien de fois par semaine, dans quels logiciels. ${promises.quote}`,
      actions: {
        'Décrire ma tâche': { page: 'contact', query: { service: 'automatisation' } },
        'Voir nos réalisations': { page: 'portfolio' },
        'Le cas de la comptabilité': { page: 'financeAutomation' },
      },
    },
  },
});
