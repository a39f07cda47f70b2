import { quizLevelNames, quizThresholds } from '@agency/shared/industry';
import { promised } from '../../site/agency.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { ownData, promises } from '../promises.ts';

/** For the quiz's result, and the confirmation once the form is sent. */
const outOf = 'oui sur {total}';
const nextSteps = {
  'map-the-process': 'Dessiner le parcours d’une commande, avec les gens qui la touchent.',
  'measure-one-machine': 'Poser un capteur sur la machine qui bloque les autres, pendant un mois.',
  'request-an-audit': 'Demander l’audit Industrie 4.0 (ESSOR 1B) : trois à six mois, un plan à la clé.',
  'connect-the-systems': 'Relier la commande, le stock et la production, un lien à la fois.',
  'share-live-dashboards': 'Afficher au plancher les mêmes chiffres qu’au bureau.',
  'plan-the-funding': 'Monter le dossier d’aide avant d’engager la dépense.',
  'predict-failures': 'Passer de l’alerte à la prévision sur un équipement critique.',
  'optimise-energy': 'Suivre l’énergie par pièce, et déplacer ce qui peut l’être hors pointe.',
  'extend-to-suppliers': 'Partager prévisions et traçabilité avec deux fournisseurs.',
};

export default page({
  title: 'Industrie 4.0 au Québec : diagnostic et aide financière',
  description:
    'Treize questions pour situer votre usine, six chantiers avec leur fourchette, quatre programmes publics avec leurs montants de 2025 et 2026.',
  summary: 'Treize questions pour situer votre usine, et l’aide offerte.',
  modified: '2026-11-27',
  keywords:
    'Industrie 4.0 Québec, diagnostic Industrie 4.0, usine connectée PME, subvention PARI CNRC, ESSOR automatisation, crédit d’impôt C3i',
  accent: 'larch',
  service: { name: 'Industrie 4.0 pour PME manufacturières', type: 'Modernisation numérique d’usines' },
  sections: {
    hero: {
      eyebrow: 'Industrie 4.0 pour PME manufacturières',
      title: 'Votre machine le sait. Personne ne le lui demande.',
      lead: 'Elle compte ses coups, chauffe avant de casser, attend une palette depuis dix minutes. L’information existe, au bord de la machine. Nous l’amenons jusqu’au bureau de la contremaîtresse, sans changer la machine.',
      actions: { 'Faire le diagnostic': { anchor: 'diagnostic' }, 'Réserver ma consultation': { external: 'booking' } },
      facts: [
        { value: '13', label: 'questions pour vous situer' },
        { value: '10 000 $ à 300 000 $', label: 'par chantier, estimation de l’agence' },
      ],
      drawing: 'industrie-4-0-quebec',
    },
    'story#definition': {
      tone: 'surface',
      eyebrow: 'En clair',
      title: 'Ce que cela veut dire à l’atelier',
      paragraphs: [
        'L’Industrie 4.0, née d’une politique allemande de 2011, relie machines, données et gestion d’un bout à l’autre de la production. Pas de robots humanoïdes : un compteur sur une plieuse, un écran au-dessus de la ligne, une commande qui déclenche elle-même son bon de travail.',
        'D’autres ont commencé : 78 % des PME québécoises de 30 à 499 employés avaient amorcé le virage, une sur quatre accusait du retard (SOM pour RCGT, 300 entreprises, novembre 2021 à janvier 2022). Et parmi celles qui ont investi, 45 % sont satisfaites du rendement (Léger pour Investissement Québec, 2024) : l’ordre des travaux compte plus que leur nombre.',
      ],
      points: {
        Voir: 'Une machine mesurée vaut mieux que dix promises. Nous commençons par celle qui bloque les autres.',
        Relier: 'Commande, stock, production et expédition lisent le même chiffre.',
        Prévoir: 'L’entretien s’annonce d’après les heures de marche, pas d’après la fumée.',
      },
    },
    'industry-quiz#diagnostic': {
      eyebrow: 'Diagnostic',
      title: 'Treize questions, debout à côté de la ligne',
      lead: `Répondez pour votre usine telle qu’elle tourne aujourd’hui. Dès la première réponse, une question laissée en blanc compte pour non. ${promises.computed}`,
      yes: 'Oui',
      no: 'Non',
      progress: 'Réponses : {answered} sur {total}',
      questions: {
        'connected-machines':
          'Vos machines principales transmettent-elles leurs données (cycles, arrêts) à un système?',
        'real-time-monitoring': 'Voyez-vous la production du quart pendant qu’elle se fait, et non le lendemain?',
        'automated-tasks':
          'Une tâche répétitive de la ligne est-elle déjà automatisée (chargement, vissage, emballage)?',
        'predictive-maintenance':
          'L’entretien est-il déclenché par l’état de la machine plutôt que par le calendrier ou le bris?',
        'automated-inspection': 'Un contrôle de qualité se fait-il par caméra, balance ou capteur?',
        'digital-traceability': 'Retrouvez-vous l’histoire d’un lot à l’écran, en moins de cinq minutes?',
        'defect-analysis': 'Les causes de rebut sont-elles notées puis comparées d’un mois à l’autre?',
        'real-time-inventory': 'Le stock affiché est-il celui du plancher, à l’heure près?',
        'automated-replenishment': 'Le réapprovisionnement se prépare-t-il seul quand un seuil est atteint?',
        'shipment-tracking': 'Le client peut-il suivre sa commande sans vous téléphoner?',
        'integrated-erp': 'Ventes, achats et production partagent-ils un même logiciel de gestion?',
        'live-dashboards': 'La direction consulte-t-elle des indicateurs du jour, sans chiffrier monté à la main?',
        'trained-team': 'Au moins deux personnes savent-elles corriger ou régler ces outils sans aide extérieure?',
      },
      needsAnswer: 'Répondez d’abord à une question : sans réponse, il n’y a rien à conclure.',
      show: 'VOIR MES RÉSULTATS',
      withoutScript: `Votre navigateur n’exécute pas JavaScript : comptez vos oui à la main. De 0 à ${quizThresholds.level1}, « ${quizLevelNames[1]} »; de ${quizThresholds.level1 + 1} à ${quizThresholds.level2}, « ${quizLevelNames[2]} »; ${quizThresholds.level2 + 1} et plus, « ${quizLevelNames[3]} ».`,
      again: 'REFAIRE LE DIAGNOSTIC',
      result: {
        title: 'Votre niveau',
        outOf,
        unanswered: '{questions} sans réponse, au compte des non',
        questions: { one: 'question', many: 'questions' },
        categories: 'Oui, par catégorie',
        focus: 'Par où commencer : {label}',
        allYes: 'Aucun non : la suite se joue chez vos fournisseurs.',
        unfinished: 'Par où commencer : par ce qui reste sans réponse.',
        levels: {
          1: 'Peu de oui encore. Le premier gain est de choisir une seule brique, et de la mesurer.',
          2: 'Une partie des briques est en place. Le gain est dans ce qui les relie.',
          3: 'La plupart des briques sont en place. Le gain est d’en tirer des décisions, chez vous et au-delà de vos murs.',
        },
        stepsTitle: 'Trois pas fréquents à ce niveau, à sauter s’ils sont faits',
        steps: nextSteps,
        talk: { label: 'Joindre à ma demande', target: { anchor: 'demande' } },
      },
      caveat: 'Outil de sensibilisation : il ne remplace pas l’audit Industrie 4.0 du gouvernement du Québec.',
    },
    'cards#solutions': {
      tone: 'surface',
      eyebrow: 'Six chantiers',
      title: 'Du premier capteur à la ligne entière',
      lead: 'Fourchettes et gains sont des estimations de l’agence, pour une usine de 20 à 150 personnes. Votre devis dira les vôtres.',
      swipeHint: true,
      items: {
        'Machines reliées': {
          badge: '10 000 $ à 40 000 $',
          text: 'Des capteurs posés sur l’équipement en place, même celui de 1987.',
          features: [
            'Cycles, arrêts et causes',
            'Sans toucher à l’automate',
            'Réseau d’atelier séparé',
            'Alertes au poste',
          ],
          benefit: 'Rendement visé : l’arrêt le plus coûteux repéré en 90 jours.',
        },
        'Tableau de bord de production': {
          badge: '15 000 $ à 60 000 $',
          text: 'L’objectif du quart et son avance, lisibles de l’autre bout de la ligne.',
          features: [
            'Rendement global par machine',
            'Rebuts par cause',
            'Un écran par secteur',
            'Historique exportable',
          ],
          benefit: 'Rendement visé : deux réunions de moins par semaine.',
        },
        'Traçabilité des lots': {
          badge: '20 000 $ à 80 000 $',
          text: 'De la réception à l’expédition, chaque lot raconte son passage.',
          features: [
            'Code lu au poste',
            'Fiches et certificats joints',
            'Rappel ciblé en minutes',
            'Registre de qualité',
          ],
          benefit: 'Rendement visé : un rappel limité au bon lot.',
        },
        'Entretien prévisionnel': {
          badge: '30 000 $ à 120 000 $',
          text: 'Vibration, température, courant : la dérive se voit avant le bris.',
          features: ['Seuils par équipement', 'Bon de travail automatique', 'Pièces en réserve', 'Carnet de vie'],
          benefit: 'Rendement visé : 300 % sur trois ans, exemple de l’agence.',
        },
        'Inspection par caméra': {
          badge: '40 000 $ à 200 000 $',
          text: 'La machine écarte le doute, une personne tranche.',
          features: [
            'Apprentissage sur vos défauts',
            'Éclairage adapté',
            'Photos gardées par lot',
            'Mode d’essai à côté du contrôleur',
          ],
          benefit: 'Rendement visé : le défaut arrêté avant l’emballage.',
        },
        'Gestion intégrée': {
          badge: '60 000 $ à 300 000 $',
          text: 'La commande du client devient plan de production, achat et bon de livraison.',
          features: [
            'Lien avec votre PGI ou choix d’un PGI',
            'Ordonnancement',
            'Stock en temps réel',
            'Coût de revient par commande',
          ],
          benefit: 'Rendement visé : la promesse de date tenue.',
        },
      },
    },
    prose: {
      parts: {
        'Quatre programmes qui peuvent payer une partie {#programmes}': [
          'Montants relevés dans les sources publiques de 2025 et 2026; ils changent à chaque budget : confirmez auprès du programme avant de signer. Plusieurs refusent une dépense engagée avant le dépôt.',
          {
            caption: 'Programmes, montants et part couverte',
            head: ['Programme', 'Montant', 'Part couverte', 'Pour quoi', 'À savoir'],
            rows: [
              [
                'PARI CNRC',
                '75 000 $ à 500 000 $ d’ordinaire, jusqu’à 50 000 $ en accéléré',
                'Jusqu’à 80 % des salaires et 50 % de la sous-traitance',
                'Projets novateurs, contribution non remboursable',
                '500 employés au plus; appelez avant de commencer (27 mai 2026)',
              ],
              [
                'ESSOR 1B et 1C',
                '20 000 $ au plus pour le plan, 50 000 $ pour la mise en œuvre',
                '50 % du plan; 50, 40 puis 30 % des travaux',
                'Diagnostic, plan numérique, implantation',
                '250 employés et moins, 2,5 M$ de revenus au moins, site en français (décembre 2025)',
              ],
              [
                'CRIC et RS&DE',
                'Premier million au-delà d’un seuil, puis un taux moindre',
                'CRIC 30 %, puis 20 %; RS&DE fédérale 35 %',
                'Recherche et développement, salaires et sous-traitance',
                'Crédits remboursables; le CRIC, pour les exercices ouverts après le 25 mars 2025',
              ],
              [
                'C3i',
                'Par équipement, au-delà de 5 000 $ ou de 12 500 $',
                '15, 20 ou 25 % selon la région',
                'Matériel de fabrication et logiciels de gestion',
                'Du 1er janvier 2024 au 31 décembre 2029; règle du seuil à confirmer',
              ],
            ],
          },
        ],
      },
    },
    'metrics#aide': {
      tone: 'night',
      eyebrow: 'Monter le dossier',
      title: 'Ce que nous avançons, et sur quoi cela repose',
      items: {
        'et 50 % couverts': {
          value: '500 000 $',
          detail:
            'Honoraires de sous-traitance, ordre de grandeur du PARI CNRC en 2026; chaque dossier est évalué par le programme.',
        },
        'd’un contrat de R-D': {
          value: '37,5 %',
          detail: 'Environ, CRIC et RS&DE combinés, avant seuil d’exclusion; à valider avec votre fiscaliste.',
        },
        'd’approbation': {
          value: stats.approvals,
          detail: `Taux observé sur nos dossiers; les programmes ne publient pas le leur (${ownData}).`,
        },
        'gagnées, service à 0 $': {
          value: '6 sem.',
          detail: `Sur le montage du dossier (${ownData}). Sans frais avant l’acceptation d’un mandat.`,
        },
      },
    },
    'industry-form#demande': {
      eyebrow: 'Votre demande',
      title: 'Parlons de votre usine',
      lead: `Une personne qui connaît les usines vous lit en ${promised.reply}. Le devis suit la visite.`,
      fields: {
        company: { label: 'Nom de l’entreprise' },
        email: { label: 'Courriel professionnel' },
        phone: { label: 'Téléphone' },
        productionType: { label: 'Type de production' },
      },
      choose: 'Je ne sais pas',
      withDiagnosis: 'Votre diagnostic sera joint : {level}, {count}.',
      withoutDiagnosis: 'Sans diagnostic, nous commencerons par les treize questions, ensemble.',
      sentDiagnosis: {
        title: 'Votre diagnostic est parti avec elle',
        outOf,
        firstStep: 'Votre premier pas',
        steps: nextSteps,
        beforeCall: 'Ce que nous regarderons d’abord',
        focus: '{label} : c’est là que vous avez le moins de oui. Et les programmes d’aide qui s’y prêtent.',
        allYes: 'Vos fournisseurs et vos clients : chez vous, toutes les réponses sont oui.',
        unfinished: 'Les questions sans réponse, et les programmes d’aide.',
      },
      confirmation: {
        title: 'Votre demande est entre nos mains',
        text: 'Elle est enregistrée. Voici la suite.',
        steps: [
          `Une personne qui connaît les usines la lit en ${promised.reply}.`,
          'Elle vous téléphone ou vous écrit pour fixer une visite ou un appel.',
          'Vous recevez un plan en trois pas, avec les programmes d’aide qui s’y prêtent.',
        ],
        actions: { 'Revenir à l’accueil': { page: 'home' } },
      },
      withoutScript: {
        text: 'Ce formulaire a besoin de JavaScript. Le formulaire de contact fonctionne sans.',
        actions: { 'Ouvrir le formulaire de contact': { page: 'contact', query: { service: 'automatisation' } } },
      },
      privacy: {
        title: 'Ce que deviennent vos réponses',
        items: [
          { term: 'But', text: 'vous répondre au sujet de votre usine.' },
          { term: 'Durée', text: promises.erased },
          { term: 'Vos droits', text: 'la consulter, la corriger ou la faire effacer, par un courriel.' },
        ],
        link: { label: 'Lire la politique de confidentialité', target: { page: 'privacy' } },
      },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Questions d’usine',
      title: 'Entendu sur le plancher',
      answers: {
        'Mes machines sont vieilles, est-ce que ça vaut la peine?':
          'Souvent plus que sur une neuve. Un capteur de courant se pose sans ouvrir l’armoire électrique et dit déjà quand elle tourne, quand elle attend et combien de temps.',
        'Faut-il arrêter la production pour installer?':
          'Non, ou le temps d’une pause. Les capteurs se posent machine par machine, et l’ancien papier reste à côté tant que l’écran n’a pas fait ses preuves.',
        'Quelles subventions pour l’Industrie 4.0 au Québec?':
          'Quatre familles en 2025 et 2026 : PARI CNRC pour l’innovation, ESSOR pour le plan et l’implantation, les crédits CRIC et RS&DE pour la recherche, le C3i pour l’équipement. Les montants sont dans le tableau; le programme a le dernier mot.',
        'Votre diagnostic remplace-t-il l’audit officiel?':
          'Non. Treize questions servent à ouvrir la conversation. L’audit Industrie 4.0 du gouvernement, financé aujourd’hui par ESSOR 1B, prend de trois à six mois et produit un plan numérique.',
        'Qu’est-ce que mes employés vont en penser?':
          'Ils jugeront à l’usage. L’écran mesure la machine, pas la personne; nous l’écrivons dans l’entente, et l’équipe choisit avec nous ce qui s’affiche.',
      },
    },
    'call-to-action#consultation': {
      eyebrow: 'Consultation gratuite, 30 minutes',
      title: 'Nommez la machine qui bloque les autres.',
      lead: 'Son âge, sa marque, ce qui l’arrête : nous vous disons ce qu’elle peut déjà nous apprendre, et quel programme regarder en premier.',
      actions: { 'Réserver ma consultation': { external: 'booking' }, 'Demander un devis': { page: 'quote' } },
    },
  },
});
