import { page } from '../page.ts';
import { promises } from '../promises.ts';
import headerCheck from '../sections/header-check.ts';
import liveHeaders from '../sections/live-headers.ts';

export default page({
  title: 'Santé et technologies financières : sécurité vérifiable',
  description:
    'Portails de patients, prise de rendez-vous, paiement, pièces d’identité : des sites qui voient le moins de données possible. Audit de sécurité de 45 minutes.',
  summary: 'Dossiers de santé et paiements : ce que la sécurité demande.',
  modified: '2026-11-22',
  keywords:
    'site Web santé Québec, portail patient, site Web fintech, PCI DSS PME, Loi sur les renseignements de santé, audit de sécurité gratuit',
  accent: 'river',
  service: {
    name: 'Sites Web en santé et technologies financières',
    type: 'Conception de sites et de portails sécurisés',
    offer: 'Audit de sécurité gratuit de 45 minutes',
  },
  sections: {
    hero: {
      eyebrow: 'Sites Web en santé et technologies financières',
      title: 'La donnée la mieux gardée est celle qu’on n’a pas.',
      lead: 'Votre site n’a pas besoin du motif de la consultation pour offrir un rendez-vous, ni du numéro de carte pour encaisser. Nous dessinons le parcours pour qu’il en sache le moins possible, puis nous vous donnons de quoi le vérifier.',
      actions: { 'Réserver mon audit de sécurité': { external: 'booking' }, 'Voir la preuve': { anchor: 'preuve' } },
      facts: [
        { value: '45 min', label: 'd’audit gratuit, sur votre propre site' },
        { value: '0', label: 'numéro de carte sur votre serveur' },
      ],
      drawing: 'sites-web-sante-fintech-quebec',
    },
    'tiles#reperes': {
      tone: 'surface',
      eyebrow: 'Trois repères, sans maquillage',
      title: 'Ce que veulent dire les sigles',
      lead: 'Une agence ne détient aucun de ces trois titres pour vous. Voici ce que chacun couvre, et qui le porte vraiment.',
      items: {
        'SOC 2':
          'Un rapport écrit par un comptable indépendant sur un fournisseur; le type II observe de 3 à 12 mois. Nous retenons des hébergeurs qui détiennent un rapport SOC 2 de type II, à obtenir auprès d’eux.',
        Santé:
          'Aucun certificat de ce nom n’existe pour une agence. Nos parcours sont conçus pour les exigences de la Loi sur les renseignements de santé (2024), et le mandat écrit qu’elle demande est prêt à signer.',
        'PCI DSS':
          'La norme, dans sa version 4.0.1, valide le marchand, pas l’agence. Intégration par champs hébergés : aucun numéro de carte ne passe par votre site (SAQ A).',
      },
    },
    'metrics#marche': {
      eyebrow: 'Le marché',
      title: 'Vos patients sont déjà en ligne',
      items: {
        'des aînés ont pris rendez-vous en ligne': {
          value: '51 %',
          detail: 'En 2022, contre 18 % en 2019 (NETendances, 30 novembre 2022).',
        },
        'veulent des services de santé numériques': {
          value: '94 %',
          detail: 'Au Canada, 12 445 personnes interrogées (Inforoute Santé du Canada, novembre 2022).',
        },
        'confient leur mot de passe bancaire à un tiers': {
          value: '9 millions',
          detail:
            'Canadiens dont les données sont encore lues à l’écran, faute d’accès direct (Budget fédéral de 2025).',
        },
        'pour une fuite de données': {
          value: '6,98 M$',
          detail:
            'Coût moyen au Canada en 2025, grandes organisations, étude d’un fournisseur (IBM). Jamais la facture d’une PME.',
        },
      },
    },
    'story#occasions': {
      tone: 'surface',
      eyebrow: 'Les occasions',
      title: 'Deux milieux, la même minute à gagner',
      paragraphs: [
        'À la clinique, l’accueil rappelle trente personnes pour confirmer trente rendez-vous. À la coopérative, la conseillère attend une pièce d’identité par courriel, en clair. Ces deux gestes coûtent du temps et fuient.',
        'Un bon formulaire règle les deux : il demande peu, chiffre tout, efface ce qui a servi et laisse une trace de qui a ouvert quoi.',
      ],
      points: {
        'Cliniques et cabinets': 'Rendez-vous, annulations comblées, préparation de la visite.',
        'Pharmacies et laboratoires': 'Renouvellements, résultats remis à la bonne personne.',
        'Assureurs et mutuelles': 'Réclamations, pièces jointes, suivi sans appel.',
        'Coopératives et jeunes pousses': 'Ouverture de compte, vérification d’identité, virements.',
      },
    },
    'cards#solutions': {
      layout: 'ledger',
      eyebrow: 'Sept solutions',
      title: 'Ce que nous bâtissons, et pour qui',
      items: {
        'Prise de rendez-vous': {
          text: 'L’heure, le lieu, le professionnel. Le motif se dit dans le bureau, pas dans un champ libre.',
          benefit: 'Effet : la ligne de l’accueil se libère le matin.',
          subtitle: 'Idéal pour les cliniques et les cabinets',
        },
        'Portail de patients': {
          text: 'Documents remis après double vérification, lus, puis retirés à la date prévue.',
          benefit: 'Effet : aucun résultat n’est envoyé par courriel.',
          subtitle: 'Idéal pour les groupes de médecine et les laboratoires',
        },
        'Formulaires de préadmission': {
          text: 'Remplis à la maison, versés au dossier, effacés du site une fois transmis.',
          benefit: 'Effet : la salle d’attente n’a plus de planchettes à pince.',
          subtitle: 'Idéal pour les centres spécialisés et les dentistes',
        },
        'Paiement par champs hébergés': {
          text: 'La carte se tape dans le champ du fournisseur de paiement. Votre serveur ne reçoit qu’un jeton.',
          benefit: 'Effet : le questionnaire annuel le plus court, le SAQ A.',
          subtitle: 'Idéal pour les pharmacies et les assureurs',
        },
        'Ouverture de compte': {
          text: 'Pièces d’identité chiffrées à l’envoi, accès limité à deux personnes, destruction datée.',
          benefit: 'Effet : le dossier complet dès le premier passage.',
          subtitle: 'Idéal pour les coopératives et les prêteurs',
        },
        'Espace de réclamation': {
          text: 'Photos, reçus et état du dossier au même endroit, avec des mots que l’assuré comprend.',
          benefit: 'Effet : moins d’appels pour demander où c’en est.',
          subtitle: 'Idéal pour les mutuelles et les cabinets de courtage',
        },
        'Tableau de bord de conformité': {
          text: 'Journal des accès, registre des incidents, échéances de destruction, prêts à imprimer.',
          benefit: 'Effet : la visite du vérificateur dure une heure.',
          subtitle: 'Idéal pour les directions et les responsables de la vie privée',
        },
      },
    },
    'cards#securite': {
      tone: 'night',
      eyebrow: 'Sécurité et conformité',
      title: 'Trois tiroirs, ouverts devant vous',
      mobileFeatures: 4,
      items: {
        Certifications: {
          text: 'Ce qui existe, qui le détient, et ce que nous en faisons.',
          features: [
            'Rapports SOC 2 de type II des hébergeurs',
            'Attestation PCI DSS du fournisseur de paiement',
            'Méthode inspirée d’ISO/IEC 27001 (non certifiée)',
            'Hébergement au Québec ou au Canada, à votre choix',
            'Aucun sigle affiché sans son titulaire',
          ],
        },
        'Sécurité technique': {
          text: 'Ce que le navigateur reçoit et ce que le serveur refuse.',
          features: [
            'Chiffrement en transit et au repos',
            'Politique de sécurité du contenu stricte',
            'Aucun script d’un tiers sur les pages sensibles',
            'Double vérification et sessions courtes',
            'Journal des accès conservé un an',
          ],
        },
        'Audit et documentation': {
          text: 'Ce que vous remettez à qui vous interroge.',
          features: [
            'Évaluation des facteurs relatifs à la vie privée',
            'Mandat écrit de l’article 77, avec engagements signés',
            'Registre des incidents, gardé cinq ans',
            'Inventaire des scripts des pages de paiement',
            'Plan de reprise essayé, pas seulement écrit',
          ],
        },
      },
    },
    'live-headers#preuve': liveHeaders,
    'header-check#verification': { tone: 'surface', ...headerCheck },
    'process#methode': {
      eyebrow: 'Cinq phases',
      title: 'À chaque phase, une preuve',
      lead: 'Rien ne passe à la suivante tant que la preuve n’est pas dans votre dossier.',
      deliverablesTitle: 'La preuve :',
      phases: {
        Cartographier: {
          text: 'Quelle donnée entre, par où, pour quoi faire, et quand elle sort.',
          activities: [
            'Inventaire des formulaires',
            'Tri de ce qui peut disparaître',
            'Rôles et accès',
            'Lois qui s’appliquent',
          ],
          deliverables: ['la carte des données'],
        },
        Évaluer: {
          text: 'Les risques se classent avant que la première ligne soit écrite.',
          activities: [
            'Facteurs relatifs à la vie privée',
            'Scénarios de fuite',
            'Choix de l’hébergeur',
            'Communication hors Québec',
          ],
          deliverables: ['l’évaluation signée'],
        },
        Construire: {
          text: 'Chaque champ a une durée de vie, chaque page une politique de sécurité.',
          activities: ['Champs hébergés', 'Chiffrement', 'Journal des accès', 'Revue à deux'],
          deliverables: ['les en-têtes et les tests'],
        },
        Éprouver: {
          text: 'Quelqu’un qui n’a pas construit essaie d’entrer.',
          activities: [
            'Essai d’intrusion',
            'Restauration d’une sauvegarde',
            'Clavier et lecteur d’écran',
            'Simulation d’incident',
          ],
          deliverables: ['le rapport et ses corrections'],
        },
        Surveiller: {
          text: 'Les mises à jour, les accès oubliés et les dates de destruction reviennent chaque mois.',
          activities: ['Correctifs', 'Revue des accès', 'Destruction datée', 'Essai annuel'],
          deliverables: ['un relevé mensuel d’une page'],
        },
      },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Questions de directions',
      title: 'Avant de confier un dossier',
      answers: {
        'Nos données de santé doivent-elles rester au Québec?':
          'Nous n’avons trouvé aucun texte qui l’impose. Hébergement au Québec ou au Canada, au choix du client; toute communication hors Québec est précédée d’une évaluation.',
        'La Loi 25 s’applique-t-elle à ma clinique?':
          'Depuis le 1er juillet 2024, les renseignements de santé relèvent surtout de leur propre loi, qui vise aussi les cliniques privées, les dentistes et les laboratoires. La Loi 25 couvre le reste : employés, fournisseurs, infolettre.',
        'Pouvez-vous nous rendre conformes à PCI DSS?':
          'Nous réduisons ce que la norme regarde : champs hébergés, scripts inventoriés, politique de contenu. C’est vous, le marchand, qui remplissez le questionnaire; nous préparons les réponses techniques.',
        'Êtes-vous certifiés ISO 27001 ou SOC 2?':
          'Non. Notre méthode s’inspire d’ISO/IEC 27001 sans certificat, et SOC 2 est le rapport d’un hébergeur. Nous préférons montrer les en-têtes, les tests et le mandat signé.',
        'Que faites-vous en cas de fuite de données?':
          'Nous vous avisons sans délai, nous coupons l’accès et nous gardons les traces. Vous décidez, avec votre responsable, de l’avis à la Commission d’accès à l’information; le registre se remplit dans tous les cas.',
      },
    },
    'call-to-action#audit': {
      eyebrow: 'Audit de sécurité gratuit',
      title: 'Quarante-cinq minutes, votre site, nos questions.',
      lead: 'Nous lisons avec vous les en-têtes, les formulaires et les scripts de vos pages. Vous repartez avec trois corrections classées par urgence.',
      actions: { 'Réserver mon audit de sécurité': { external: 'booking' } },
      note: promises.legalNote,
    },
  },
});
