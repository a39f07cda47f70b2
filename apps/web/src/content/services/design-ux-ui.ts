import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { projectsOf } from '../projects/projects.ts';

export default page({
  title: 'Design UX/UI au Québec : recherche, interface, essais',
  description:
    'Recherche, design d’interface, système de design et tests d’utilisabilité : nous observons avant de dessiner. Audit UX gratuit pour les PME du Québec.',
  summary: 'Recherche, interfaces et essais avec de vraies personnes.',
  modified: '2026-11-22',
  keywords: 'design UX Québec, design UI, audit UX gratuit, système de design, tests d’utilisabilité, ergonomie Web',
  accent: 'berry',
  service: { type: 'Design d’expérience et d’interface' },
  sections: {
    hero: {
      eyebrow: 'Design UX/UI',
      title: 'Regarder quelqu’un chercher, et se taire.',
      lead: 'Vingt minutes derrière l’épaule d’une cliente en apprennent plus qu’un mois de réunions. Elle hésite, revient, soupire. Tout ce qu’il faut corriger est là.',
      actions: {
        'Audit UX Gratuit': { page: 'contact', query: { service: 'design-ux-ui' } },
        'Voir Designs': { page: 'portfolio' },
      },
      drawing: 'design-ux-ui',
    },
    'cards#services': {
      tone: 'surface',
      layout: 'ledger',
      eyebrow: 'Quatre services',
      title: 'Du doute à la preuve',
      lead: 'Ils se prennent dans l’ordre, ou seulement celui qui manque à votre équipe.',
      action: { label: 'Demander un audit', target: { page: 'contact', query: { service: 'design-ux-ui' } } },
      items: {
        'Recherche UX': {
          text: 'Entretiens, visites et relevés de parcours. Nous rapportons des citations et des blocages, pas des suppositions.',
          stats: [{ value: '1 à 2', label: 'semaines' }],
        },
        'Design d’interface': {
          text: 'Des écrans où l’essentiel saute aux yeux, lisibles à bout de bras et au soleil, clavier compris.',
          stats: [{ value: '3 à 4', label: 'semaines' }],
        },
        'Système de design': {
          text: 'Boutons, champs, couleurs et règles d’écriture réunis. Le prochain écran se monte au lieu de se réinventer.',
          stats: [{ value: '1', label: 'source pour tous' }],
        },
        'Tests d’utilisabilité': {
          text: 'Des gens de votre clientèle, des tâches réelles, aucune aide. Ce qui bloque deux personnes est refait.',
          stats: [{ value: '5', label: 'personnes suffisent souvent' }],
        },
      },
    },
    'comparison#formulaire': {
      eyebrow: 'Un écran, deux lectures',
      title: 'Le même formulaire, avant et après cinq essais',
      lead: 'Rien de spectaculaire. C’est le signe que ça marche.',
      criteria: ['Le premier champ', 'Le mot technique', 'L’erreur', 'Le bouton', 'La suite'],
      theirs: {
        name: 'Avant',
        points: [
          'Numéro de dossier, que personne n’a sous la main.',
          '« Entité juridique », suivi d’une liste de onze choix.',
          'Un cadre rouge, quelque part plus haut.',
          '« Soumettre », gris pâle sur gris.',
          'Une page blanche, puis le silence.',
        ],
      },
      ours: {
        name: 'Après',
        points: [
          'Le nom de l’entreprise; le dossier se retrouve tout seul.',
          '« Vous êtes… » : travailleur autonome, société, organisme.',
          'La phrase dit quoi changer, et le curseur y est.',
          '« Envoyer ma demande », impossible à manquer.',
          'Ce qui se passera, quand, et qui appeler.',
        ],
      },
    },
    'metrics#reperes': {
      tone: 'night',
      eyebrow: 'Sans poudre aux yeux',
      title: 'Quatre nombres, sans plus',
      items: {
        méthodes: { value: '3', detail: 'Choisies selon la question, jamais par habitude.' },
        'phases courtes': { value: '4', detail: 'De 6 à 10 semaines en tout.' },
        'de clients satisfaits': { value: stats.satisfaction, detail: 'Tous métiers de l’agence réunis.' },
        'pour l’audit de départ': { value: '0 $', detail: 'Vous gardez le rapport, quoi que vous décidiez.' },
      },
      mobileItems: 3,
    },
    'tiles#methodes': {
      tone: 'surface',
      eyebrow: 'Trois méthodes',
      title: 'Une question, une façon de chercher',
      lead: 'Les noms sont anglais, l’idée est universelle : comprendre, essayer, recommencer.',
      items: {
        'Design Thinking':
          'Quand le problème reste à trouver. Nous partons des gens, multiplions les pistes et en gardons une. Bénéfice : la bonne question, avant la bonne réponse.',
        'Lean UX':
          'Quand l’équipe construit déjà. Elle formule un pari, livre le minimum pour le vérifier et ajuste dans la quinzaine. Bénéfice : peu de maquettes qui dorment.',
        'Double Diamond':
          'Quand plusieurs services doivent s’entendre. Le regard s’élargit puis se resserre, deux fois : le problème, ensuite la solution. Bénéfice : chacun voit où le projet est rendu.',
      },
    },
    'process#phases': {
      eyebrow: 'Le déroulement',
      title: 'Écouter, cadrer, dessiner, éprouver',
      phases: {
        Écouter: {
          text: 'Vos clients parlent, vos employés aussi. Nous notons ce qu’ils font plus que ce qu’ils disent.',
          duration: '1 à 2 semaines',
          activities: ['Entretiens', 'Observation', 'Lecture des appels de soutien', 'Parcours actuel'],
        },
        Cadrer: {
          text: 'Un mur de papillons devient trois priorités, signées par ceux qui décident.',
          duration: '1 à 2 semaines',
          activities: ['Synthèse', 'Priorités', 'Indicateurs de succès', 'Croquis rapides'],
        },
        Dessiner: {
          text: 'De la maquette filaire à l’écran fini, en couleurs contrastées et en vrais mots.',
          duration: '3 à 4 semaines',
          activities: [
            'Maquettes cliquables',
            'Composants documentés',
            'Rédaction d’interface',
            'Contrôle d’accessibilité',
          ],
        },
        Éprouver: {
          text: 'Nous mettons l’écran entre des mains neuves, et nous corrigeons avant qu’un développeur y touche.',
          duration: '1 à 2 semaines',
          activities: [
            'Séances enregistrées avec consentement',
            'Corrections',
            'Remise aux développeurs',
            'Plan de suivi',
          ],
        },
      },
    },
    'project-list': {
      title: 'Dessinés avec les gens',
      projects: projectsOf('audiologie-oreille-fine', 'cooperative-grand-heron', 'marche-petit-etal'),
    },
    'call-to-action#audit': {
      title: 'Montrez-nous l’écran qui fait sonner le téléphone.',
      lead: 'Un audit gratuit, une heure d’observation, une liste courte de corrections classées par effet.',
      actions: {
        'Faire auditer mon écran': { page: 'contact', query: { service: 'design-ux-ui' } },
        'Voir nos interfaces': { page: 'portfolio' },
      },
    },
  },
});
