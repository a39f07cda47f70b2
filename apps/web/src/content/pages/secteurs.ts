import { finance, stats } from '../computed.ts';
import { page } from '../page.ts';
import { ownData } from '../promises.ts';

export default page({
  title: 'Agence Web par secteur d’activité au Québec',
  description:
    'Loi 96, écoconception, finances, IA, santé et paiements, Industrie 4.0 : une page par enjeu, et un repère daté pour chacun des autres secteurs du Québec.',
  summary: 'Ce que votre métier demande de particulier au numérique.',
  modified: '2026-11-27',
  keywords:
    'agence Web par secteur, site Web Loi 96, Industrie 4.0 Québec, IA pour PME, site Web santé, site Web écologique',
  accent: 'larch',
  sections: {
    hero: {
      eyebrow: 'Nos secteurs',
      title: 'Chaque métier a sa règle du jeu.',
      lead: 'Une clinique répond de ses dossiers, une usine de ses arrêts, une boutique du français de ses factures. Trouvez votre case : la page d’après parle votre langue.',
      actions: { 'Trouver mon secteur': { anchor: 'secteurs' }, 'Il n’y est pas': { anchor: 'autres-secteurs' } },
      drawing: 'secteurs',
    },
    'cards#secteurs': {
      tone: 'surface',
      eyebrow: 'Six secteurs en vedette',
      title: 'Qu’est-ce qui vous empêche de dormir?',
      lead: 'Une échéance, un coût, une fuite, un arrêt de ligne : la carte la plus proche de votre réponse est la bonne.',
      mobileFeatures: 3,
      moreNoun: { one: 'autre service', many: 'autres services' },
      clickable: true,
      swipeHint: true,
      featuresTitle: 'Ce que nous faisons',
      items: {
        'Conformité à la Loi 96': {
          badge: 'ÉCHÉANCE 1er JUIN 2025',
          subtitle: 'L’échéance est passée, la correction reste permise',
          text: 'Votre site, vos factures et vos contrats en français, aussi complets et aussi faciles à trouver que dans l’autre langue.',
          stats: [
            { value: '25+', label: 'employés : inscription à l’OQLF' },
            { value: '30 000 $', label: 'amende maximale, première infraction' },
            { value: '5 à 15', label: 'jours de mise en œuvre, délai de l’agence' },
          ],
          features: [
            'Comparaison des versions, page par page',
            'Traduction de ce qui vend et de ce qui engage',
            'Francisation des gabarits de facture',
            'Relevé des logiciels à basculer en français',
          ],
          benefit: 'Un écart corrigé avant l’avis ne coûte que la correction.',
          action: { label: 'En savoir plus', target: { page: 'bill96' } },
          featured: true,
        },
        'Sites Web écologiques': {
          badge: 'Mesuré',
          subtitle: 'Pour qui doit montrer ses progrès',
          text: 'Un site qui pèse une fraction de l’ancien, avec la mesure avant et après pour le rapport annuel.',
          stats: [
            { value: stats.redesign, label: 'de CO₂ en moins, cible de nos refontes' },
            { value: `< ${stats.loading}`, label: 'de chargement visé' },
            { value: '45 min', label: 'd’audit gratuit' },
          ],
          features: [
            'Pesée de chaque page',
            'Images, polices et scripts mis au régime',
            'Hébergement à l’hydroélectricité',
            'Déclaration d’écoconception rédigée',
          ],
          benefit: 'Moins d’octets à transporter, donc moins à payer.',
          action: { label: 'En savoir plus', target: { page: 'ecoWeb' } },
        },
        'Automatisation financière': {
          badge: 'Calculateur',
          subtitle: 'Pour qui ferme le mois un dimanche',
          text: 'De la facture reçue par courriel à l’écriture approuvée, sans la retaper.',
          stats: [
            { value: finance.timeSavedRounded, label: `par an, pour ${finance.invoices} factures par mois` },
            { value: finance.roiRounded, label: 'de rendement, même exemple' },
            { value: '30 min', label: 'de consultation gratuite' },
          ],
          features: [
            'Lecture des factures à l’arrivée',
            'Approbation depuis le téléphone, par seuil',
            'Rapprochement bancaire quotidien',
            'Rappels aux comptes en retard',
          ],
          benefit: 'Votre contrôleuse vérifie au lieu de taper.',
          action: { label: 'En savoir plus', target: { page: 'financeAutomation' } },
        },
        'IA pour entreprises': {
          badge: 'À essayer',
          subtitle: 'Pour qui veut voir avant d’y croire',
          text: 'Trois outils qui calculent sous vos yeux, puis un pilote sur une seule tâche, la vôtre.',
          stats: [
            { value: '3,70 $', label: 'par dollar investi (IDC, 2024)' },
            { value: '6 à 12', label: 'semaines de déploiement' },
            { value: '30 min', label: 'de démonstration' },
          ],
          features: [
            'Lecture de documents',
            'Prévision des ventes',
            'Assistant sur vos propres textes',
            'Tri des demandes entrantes',
          ],
          benefit: 'La tâche la plus ennuyante de la semaine part en premier.',
          action: { label: 'En savoir plus', target: { page: 'businessAi' } },
        },
        'Santé et technologies financières': {
          badge: 'Confidentiel',
          subtitle: 'Pour qui garde les secrets des autres',
          text: 'Dossiers de patients, paiements, pièces d’identité : un site qui en voit le moins possible et qui peut le prouver.',
          stats: [
            { value: '45 min', label: 'd’audit de sécurité gratuit' },
            { value: '5', label: 'phases, une vérification à chacune' },
            { value: '0', label: 'numéro de carte sur votre serveur' },
          ],
          features: [
            'Portails de patients et de clients',
            'Paiement par champs hébergés',
            'Journal des accès',
            'Dossier remis à votre vérificateur',
          ],
          benefit: 'La question « où vont mes données? » a une réponse écrite.',
          action: { label: 'En savoir plus', target: { page: 'healthFintech' } },
        },
        'Industrie 4.0': {
          badge: 'Diagnostic',
          subtitle: 'Pour qui a des machines muettes',
          text: 'Treize questions situent votre usine; quatre programmes publics peuvent aider à payer la suite.',
          stats: [
            { value: '500 000 $', label: 'au plus, ordre de grandeur du PARI CNRC (2026)' },
            { value: '50 %', label: 'des honoraires de sous-traitance, même source' },
            { value: stats.approvals, label: `d’approbation, ${ownData}` },
          ],
          features: [
            'Machines reliées, même les anciennes',
            'Tableau de bord à l’atelier',
            'Entretien prévu avant le bris',
            'Dossier d’aide financière monté',
          ],
          benefit: 'L’arrêt de ligne s’annonce au lieu de surprendre.',
          action: { label: 'En savoir plus', target: { page: 'industry40' } },
        },
      },
    },
    'cards#autres-secteurs': {
      layout: 'ledger',
      eyebrow: 'Cinq autres secteurs',
      title: 'Le vôtre tient dans un repère',
      lead: 'Ces secteurs n’ont pas encore leur page. Voici, pour chacun, le repère qui oriente notre première question.',
      items: {
        Éducation: {
          text: '73 % des étudiants à l’université et 53 % de ceux du cégep emploient l’IA générative (Pôle interordres de Montréal et Obvia, septembre 2025). Vos contenus doivent rester plus utiles que la réponse d’un robot.',
        },
        Commerce: {
          text: '74 % des adultes ont acheté en ligne en 2024, mais 47 % d’entre eux seulement chez un marchand d’ici (NETendances, 8 mai 2025). Les autres achètent ailleurs.',
        },
        Immobilier: {
          text: '21 % des gens comptent acheter leur résidence principale d’ici cinq ans, et 43 % des 18 à 34 ans (APCIQ et Léger, 18 février 2026). Ils visiteront sur un téléphone, un soir, à deux.',
        },
        Tourisme: {
          text: '62,2 millions de visites en 2023, dont 8 millions de l’extérieur du Québec (ministère du Tourisme, 30 septembre 2024). La plupart de vos clients vivent au Québec.',
        },
        Services: {
          text: '31,7 % des firmes professionnelles du Canada emploient l’IA (Statistique Canada, deuxième trimestre de 2025). Votre concurrent répond peut-être déjà plus vite que vous.',
        },
      },
    },
    'story#deux-secteurs': {
      tone: 'night',
      eyebrow: 'À cheval sur deux cases',
      title: 'Une clinique qui vend est aussi une boutique',
      paragraphs: [
        'Les secteurs servent à lire, pas à enfermer. Une pharmacie a des dossiers et une caisse; une laiterie, des cuves et des camions. La personne qui coordonne votre projet lit les deux pages et retient ce qui s’applique.',
        'L’ordre, lui, ne change pas : ce que la loi exige, puis ce qui coûte chaque semaine, puis ce qui ferait plaisir.',
      ],
      points: {
        'D’abord la règle': 'Français, renseignements personnels, paiement : un écart bloque tout le reste.',
        'Ensuite la fuite': 'Les heures de saisie, les arrêts, les paniers abandonnés se comptent.',
        'Enfin l’envie': 'La 3D, l’application, le robot viennent quand le socle tient.',
      },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Avant de choisir',
      title: 'Ce que demandent ceux qui hésitent',
      answers: {
        'Travaillez-vous avec mon secteur s’il n’est pas dans la liste?':
          'Oui. Ces pages décrivent ce que nous faisons le plus souvent. Pour le reste, la première rencontre sert à apprendre votre vocabulaire : apportez une facture, un bon de travail ou un formulaire, nous partirons de là.',
        'Est-ce plus cher pour un secteur réglementé?':
          'Il y a plus à vérifier et à documenter, donc plus d’heures à certaines étapes. Le devis les montre à part, pour que vous voyiez ce que la règle demande et ce que vous choisissez.',
        'Faut-il un spécialiste de mon métier?': `Il faut quelqu’un qui a déjà vu vos contraintes. L’équipe est choisie parmi plus de ${stats.specialists} spécialistes de ${stats.domains} domaines; celle ou celui qui connaît votre milieu y entre dès la première semaine.`,
        'Vos chiffres s’appliquent-ils à mon entreprise?':
          'Rarement tels quels. Chaque chiffre dit d’où il vient : une source et sa date, une estimation de l’agence ou un exemple dont les hypothèses sont écrites. Les calculateurs refont l’exercice avec les vôtres.',
      },
    },
    'call-to-action#suite': {
      title: 'Dites-nous ce que vous fabriquez, soignez ou vendez.',
      lead: 'Trois phrases suffisent pour savoir quelle page vous concerne, et laquelle vous pouvez sauter.',
      actions: { 'Parler de mon secteur': { page: 'contact' } },
    },
  },
});
