import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { ownData } from '../promises.ts';
import industryForm from '../sections/industry-form.ts';
import industryQuiz from '../sections/industry-quiz.ts';

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
    'industry-quiz#diagnostic': industryQuiz,
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
    'industry-form#demande': industryForm,
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
