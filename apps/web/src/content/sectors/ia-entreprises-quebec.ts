import { ai } from '../computed.ts';
import { page } from '../page.ts';
import { promises } from '../promises.ts';
import aiDemos from '../sections/ai-demos.ts';
import aiRoi from '../sections/ai-roi.ts';

export default page({
  title: 'IA pour entreprises au Québec : essayer avant d’acheter',
  description:
    'Lire une facture, prévoir trois mois de ventes, répondre aux clients : essayez trois outils, calculez le rendement, déployez en 6 à 12 semaines.',
  summary: 'Trois démonstrations à essayer et un calcul de rendement.',
  modified: '2026-11-26',
  keywords:
    'IA pour entreprises Québec, intelligence artificielle PME, rendement de l’IA, extraction de documents, prévision des ventes, robot de clavardage PME',
  accent: 'berry',
  service: {
    type: 'Intégration de l’intelligence artificielle en entreprise',
    offer: 'Consultation gratuite de 30 minutes',
  },
  sections: {
    hero: {
      eyebrow: 'IA pour entreprises',
      title: '3,70 $ par dollar investi. Chez qui?',
      lead: 'C’est une moyenne mondiale, tirée d’une étude IDC commandée par un éditeur (2024, grandes organisations). La vôtre dépend d’une tâche, de ses heures et de vos données. Cette page sert à la trouver.',
      actions: {
        'Réserver ma consultation': { external: 'booking' },
        'Calculer mon rendement': { anchor: 'calculateur' },
        'Essayer les outils': { anchor: 'demonstrations' },
      },
      facts: [
        { value: '6 à 12', label: 'semaines, de l’audit au déploiement' },
        { value: '90 jours', label: 'pour un premier rendement, exemple de l’agence' },
        { value: '30 min', label: 'de démonstration gratuite' },
      ],
      drawing: 'ia-entreprises-quebec',
    },
    'metrics#marche': {
      tone: 'night',
      eyebrow: 'Le marché',
      title: 'Où en sont les autres, pour vrai',
      items: {
        'des entreprises du Québec emploient l’IA': {
          value: '12,7 %',
          detail:
            'Deuxième trimestre de 2025; 26,1 % chez celles de 100 employés et plus (ISQ, relevé par Boulet Stratégies).',
        },
        'des répondants n’ont pas trouvé à quoi elle servirait': {
          value: '73 %',
          detail: 'Premier frein au Québec, avant le coût (données de 2023, Conseil du patronat, 9 décembre 2024).',
        },
        'n’ont rien changé à leur effectif': {
          value: '89 %',
          detail: 'Entreprises du Canada qui l’emploient (Statistique Canada, deuxième trimestre de 2025).',
        },
        'de rapport brut, soit 3,70 $ pour 1 $': {
          value: '370 %',
          detail:
            'Net du dollar investi, 270 %. Étude IDC, novembre 2024. À l’inverse, le MIT (juillet 2025, méthode contestée) voit 95 % d’organisations sans effet mesurable.',
        },
      },
    },
    'sector-tabs#secteurs': {
      tone: 'surface',
      eyebrow: 'Par secteur',
      title: 'Ce que l’IA fait chez les gens comme vous',
      lead: `Quatre milieux, quatre usages chacun, et le rendement moyen sur ${ai.years} ans qu’emploie notre calculateur : une estimation de l’agence.`,
      roiLabel: `de rendement moyen sur ${ai.years} ans, estimation de l’agence (tour complet : {turn})`,
      tabs: {
        services: {
          title: 'Services professionnels',
          solutions: [
            'Premier brouillon d’une offre, à partir de vos mandats passés',
            'Recherche dans les contrats et les avis, source citée',
            'Compte rendu de réunion, relu puis classé',
            'Tri des courriels entrants par dossier',
          ],
        },
        manufacturing: {
          title: 'Manufacturier',
          solutions: [
            'Défauts repérés par caméra, tranchés par une personne',
            'Entretien annoncé d’après la vibration et le courant',
            'Bons de commande lus et comparés au stock',
            'Plan de production proposé la veille',
          ],
        },
        health: {
          title: 'Santé',
          solutions: [
            'Rendez-vous confirmés et annulations comblées',
            'Formulaires d’accueil résumés pour le professionnel',
            'Réponses aux questions d’horaire et de préparation',
            'Inventaire de fournitures prévu par saison',
          ],
        },
        commerce: {
          title: 'Commerce',
          solutions: [
            'Ventes prévues par produit, trois mois devant',
            'Fiches de produits rédigées, puis relues',
            'Retours et plaintes classés par cause',
            'Réponses aux questions de livraison, même la nuit',
          ],
        },
      },
    },
    'cards#solutions': {
      eyebrow: 'Six solutions',
      title: 'Six tâches, six outils, six limites',
      lead: 'Chacune dit ce que l’outil rend et ce qu’il ne sait pas faire. La limite vaut autant que la promesse.',
      layout: 'ledger',
      swipeHint: true,
      action: { label: 'Demander un devis', target: { external: 'booking' } },
      items: {
        'Lecture de factures et de bons': {
          badge: 'Documents',
          text: 'Un logiciel lit l’image et en recopie les champs; une personne confirme ceux dont il doute.',
          features: [
            'Date, taxes, total et numéro',
            'Total recalculé',
            'Doute signalé en couleur',
            'Limite : l’écriture à la main',
          ],
          benefit: 'Effet : la saisie devient une vérification.',
        },
        'Réponses tirées de vos textes': {
          badge: 'Assistant',
          text: 'L’assistant cherche d’abord dans vos documents, puis rédige à partir des passages trouvés, qu’il cite.',
          features: [
            'Manuels, contrats, procédures',
            'Source sous chaque réponse',
            'Accès par rôle',
            'Limite : ce qui n’est pas écrit',
          ],
          benefit: 'Effet : la nouvelle recrue trouve seule.',
        },
        'Ventes et stocks à venir': {
          badge: 'Prévision',
          text: 'L’outil prolonge les ventes passées, tendance et saison, et affiche une marge d’erreur.',
          features: [
            'Trois mois devant',
            'Saison repérée',
            'Fourchette qui s’élargit',
            'Limite : moins d’un an d’historique',
          ],
          benefit: 'Effet : la commande se passe à temps.',
        },
        'Robot de clavardage': {
          badge: 'Accueil',
          text: 'Il répond aux vingt questions qui reviennent, et passe la main à une personne pour la vingt et unième.',
          features: ['Vos mots, pas les siens', 'Relève humaine', 'Français d’ici', 'Limite : la négociation'],
          benefit: 'Effet : le téléphone sonne pour les vrais cas.',
        },
        'Courriels et demandes classés': {
          badge: 'Tri',
          text: 'Chaque message entrant reçoit un sujet, une urgence et un destinataire, avant le premier café.',
          features: ['Catégories choisies par vous', 'Brouillon de réponse', 'Mesure des délais', 'Limite : l’ironie'],
          benefit: 'Effet : rien ne dort dans une boîte commune.',
        },
        'Contrôle par l’image': {
          badge: 'Vision',
          text: 'Une caméra compare la pièce à celles que vous avez acceptées, et met de côté ce qui diffère.',
          features: ['Vos propres défauts', 'Photo gardée', 'Seuil réglable au poste', 'Limite : le défaut jamais vu'],
          benefit: 'Effet : la retouche se fait avant l’emballage.',
        },
      },
    },
    'ai-roi#calculateur': { tone: 'surface', ...aiRoi },
    'story#garde-fous': {
      eyebrow: 'Les garde-fous',
      title: 'Quatre choses qui tournent mal, et la parade',
      paragraphs: [
        'Un outil d’IA se trompe avec assurance. Nous le plaçons donc là où une erreur se voit et se corrige, et une personne garde la signature.',
      ],
      points: {
        'La réponse inventée': 'Pas de source citée, pas de réponse : le robot dit qu’il ne sait pas.',
        'Le renseignement qui s’en va':
          'Avant toute communication hors Québec, une évaluation écrite (Loi sur le secteur privé, P-39.1, article 17).',
        'La décision sans personne':
          'Si une machine décide seule, la personne visée le sait et peut parler à quelqu’un (même loi, article 12.1).',
        'L’outil en anglais': 'À 25 employés et plus, l’outil de travail s’affiche en français (Charte, article 141).',
      },
    },
    'ai-demos#demonstrations': { tone: 'surface', ...aiDemos },
    'process#deploiement': {
      eyebrow: 'Quatre phases',
      title: 'De la tâche au déploiement',
      lead: 'De 6 à 12 semaines en tout. À la fin de la deuxième phase, vous avez le droit d’arrêter : le pilote aura répondu à la question.',
      deliverablesTitle: 'Vous recevez :',
      phases: {
        Audit: {
          text: 'Nous cherchons la tâche qui revient, pas la technologie qui brille.',
          duration: '1 à 2 semaines',
          activities: ['Heures, volumes et données relevés', 'Vie privée et langue', 'Une tâche choisie'],
          deliverables: ['le calcul, avec vos chiffres'],
        },
        'Preuve de concept (POC)': {
          text: 'Un outil rudimentaire, sur cent de vos vrais cas, comparé à la main.',
          duration: '2 à 3 semaines',
          activities: ['Cent cas étiquetés, limites comprises', 'Taux d’erreur mesuré', 'Décision écrite'],
          deliverables: ['un oui, un non ou un pas encore'],
        },
        Développement: {
          text: 'Le pilote devient un outil : accès, journal, reprise en cas de panne.',
          duration: '2 à 5 semaines',
          activities: ['Branchement à vos logiciels', 'File des doutes, journal des décisions', 'Essais avec l’équipe'],
          deliverables: ['l’outil, et son mode d’emploi'],
        },
        Déploiement: {
          text: 'Une équipe, puis deux. L’ancienne méthode reste ouverte un mois.',
          duration: '1 à 2 semaines',
          activities: ['Formation sur vos dossiers', 'Mesure hebdomadaire, seuils ajustés', 'Relève désignée'],
          deliverables: ['la mesure avant et après'],
        },
      },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Questions de direction',
      title: 'Ce que l’on demande une fois la porte fermée',
      answers: {
        'L’IA est-elle rentable pour une petite entreprise?':
          'Quand une tâche prend au moins dix heures par semaine et laisse une trace écrite, souvent. Sinon, un formulaire mieux fait coûte moins cher. Le calculateur et l’audit servent à trancher, y compris par un non.',
        'D’où viennent les 3,70 $ par dollar investi?':
          'D’une étude IDC de novembre 2024, commandée par un éditeur, auprès de grandes organisations du monde entier. Ce n’est pas un résultat de PME, ni une promesse. Votre calcul peut différer.',
        'Mes données serviront-elles à entraîner un modèle?':
          'Dans nos projets, non, sauf si vous le demandez par écrit : nous choisissons des fournisseurs dont le contrat l’exclut, et nous gardons au Québec ou au Canada ce qui peut l’être. Employé sans nous, ChatGPT a ses propres conditions : lisez-les d’abord.',
        'Vais-je devoir mettre des gens à pied?':
          'Environ 89 % des entreprises du Canada qui emploient l’IA n’ont rien changé à leur effectif (Statistique Canada, 2025). Les heures rendues vont d’abord à ce qui attendait : relances, qualité, clients.',
        'Combien de temps avant de voir un résultat?':
          'La preuve de concept donne un taux d’erreur en trois à cinq semaines. Le rendement en 90 jours est un exemple de l’agence, sur une tâche déjà bien documentée.',
        'Combien coûte un projet d’IA?': `Le calculateur compare vos économies à ${ai.investment}, un repère et non un prix. Le devis suit l’audit; la consultation de 30 minutes est gratuite.`,
      },
    },
    'call-to-action#demonstration': {
      eyebrow: 'Démonstration gratuite, 30 minutes',
      title: 'Quelle tâche confier en premier?',
      lead: 'Apportez dix exemples de cette tâche. Nous les passons dans l’outil devant vous, erreurs comprises.',
      actions: { 'Réserver ma démonstration': { external: 'booking' } },
      note: promises.legalNote,
    },
  },
});
