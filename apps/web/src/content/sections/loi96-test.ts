import { promises } from '../promises.ts';

/** The Loi 96 self-assessment. Its rule, its articles and the keys of its first actions are in `@agency/shared/loi96`. */
export default {
  eyebrow: 'Autoévaluation',
  title: 'Quatre affirmations, une minute',
  lead: `Répondez oui si la phrase décrit votre entreprise. ${promises.computed}`,
  flags: {
    englishOnly: {
      statement: 'Notre site, ou une partie qui vend, est en anglais seulement.',
      hint: 'Une boutique, une page d’offre ou un formulaire suffit.',
    },
    noFrenchVersion: {
      statement: 'La version française est moins complète ou moins à jour que l’autre.',
      hint: 'Comparez le nombre de pages, les dates des nouvelles, la longueur des fiches.',
    },
    nonCompliantInterface: {
      statement:
        'Des logiciels de travail, ou ceux que nous vendons, s’affichent en anglais alors qu’ils existent en français.',
      hint: 'Caisse, paie, courriel, espace client.',
    },
    missingDocs: {
      statement: 'Des factures, reçus, contrats ou modes d’emploi ne sont remis qu’en anglais.',
      hint: 'Pensez aux courriels automatiques et aux conditions de vente.',
    },
  },
  /** Below each « oui ». */
  behind: 'Ce qui est en jeu : articles {articles} de la Charte de la langue française',
  /** Scope of an article, beside its number. */
  reach: { all: 'toute entreprise', 'staff-25': '25 personnes et plus', software: 'qui offre un logiciel' },
  firstThing: 'Premier geste :',
  firstActions: {
    'publish-selling-pages': 'Publier en français les pages qui vendent : accueil, offres, prix, commande, contact.',
    'compare-versions':
      'Comparer les deux versions page par page; ce qui existe en anglais doit exister en français, aussi facile à trouver et aussi à jour.',
    'list-software': 'Dresser la liste des logiciels de travail et activer l’interface française là où elle existe.',
    'translate-documents':
      'Traduire les factures, reçus, bons de commande et conditions, et présenter le contrat en français en premier.',
  },
  results: {
    'non-compliant': {
      title: 'Écart possible',
      text: 'Au moins une affirmation est vraie chez vous. Commencez par le premier geste sous chaque « oui ».',
    },
    'potentially-compliant': {
      title: 'Conformité possible',
      text: 'Aucun « oui » jusqu’ici. Reste à le vérifier page par page : la qualité et la mise à jour comptent aussi.',
    },
  },
  waiting: 'Le résultat s’affiche à votre première réponse.',
  /** How to conclude by hand. */
  withoutScript:
    'Votre navigateur n’exécute pas JavaScript : concluez à la main. Une seule phrase vraie chez vous signale un écart possible; aucune, une conformité à vérifier page par page. Ce test ne regarde ni votre enseigne ni vos démarches auprès de l’Office et du Registraire.',
  /** Below each result: what the test does not cover. */
  signs:
    'Ce test ne regarde ni votre enseigne ni vos démarches. Vu de l’extérieur, le français doit être nettement prédominant : au moins deux fois l’espace de l’autre langue (règlement, article 27.4). De 5 à 24 employés, une déclaration se fait chaque année au Registraire; à partir de 25, l’inscription à l’Office est obligatoire.',
  caveat: 'Un oui signale un écart possible, pas une infraction constatée; seul l’OQLF ou un tribunal en décide.',
  legal: promises.legalNote,
  restart: 'Recommencer',
  /** Link that carries the result to the contact form. */
  talk: { label: 'En parler', target: { page: 'contact', query: { service: 'audit-gratuit' } } },
  action: { label: 'Réserver ma consultation', target: { external: 'booking' } },
} as const;
