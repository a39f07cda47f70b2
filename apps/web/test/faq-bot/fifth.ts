import type { FreshSet } from './fresh.ts';

/** As those of `fresh.ts`, with the words of the bot in mind: 31 right before the last change, 34 when it was first measured. */
export const fifth: FreshSet = {
  asked: [
    {
      question: "un site pour mon salon d'esthétique ça va chercher dans les combien",
      right: ['Combien coûte un projet?', 'Combien ça coûte?'],
    },
    {
      question: 'est ce que vos prix sont négociables',
      right: ['Combien coûte un projet?', 'Combien ça coûte?', null],
    },
    {
      question: 'je veux juste une idée de prix avant de me lancer',
      right: ['Combien coûte un projet?', 'Combien ça coûte?'],
    },
    {
      question: "c'est tu payant l'appel de 30 min",
      right: ['Qu’est-ce que la consultation gratuite?', 'Que contient la page « Contact »?'],
    },
    {
      question: "ya tu des frais si j'annule le projet",
      right: ['Combien coûte un projet?', 'Comment se déroule un projet?', null],
    },
    { question: 'on peux vous envoyer un chèque', right: ['Quels modes de paiement acceptez-vous?'] },
    {
      question: 'mon comptable veut savoir comment vous facturer',
      right: ['Quels modes de paiement acceptez-vous?', null],
    },
    {
      question: 'combien de temps ça vous prend pour sortir une soumission',
      right: ['En combien de temps répondez-vous?', 'Comment obtenir un devis?'],
    },
    {
      question: 'je veu une soumission pour refaire mon site',
      right: [
        'Comment obtenir un devis?',
        'Combien coûte un projet?',
        'Que contient la page « Demande de devis »?',
        'Que contient la page « Contact »?',
        'Pouvez-vous refaire mon site actuel?',
      ],
    },
    {
      question: 'ça se fait tu en 1 mois un site',
      right: ['Pouvez-vous livrer en urgence?', 'Combien de temps prend la création d’un site Web?'],
    },
    {
      question: 'la boutique serait prête pour le temps des fêtes?',
      right: ['Combien de temps prend la création d’un site Web?'],
    },
    {
      question: 'pourriez-vous me rappeler demain matin',
      right: [
        'Comment parler à une personne?',
        'Quel est votre numéro de téléphone?',
        'Qu’est-ce que la consultation gratuite?',
      ],
    },
    { question: "y a tu quelqu'un à qui je peux parler", right: ['Comment parler à une personne?'] },
    {
      question: 'a quelle adresse je vous écris',
      right: ['Quelle est votre adresse de courriel?', 'Comment parler à une personne?'],
    },
    { question: "j'aimerais passer vous voir au bureau", right: ['Où êtes-vous situés?'] },
    { question: 'êtes vous à montréal aussi', right: ['Où êtes-vous situés?'] },
    {
      question: "vous avez tu des développeurs à l'interne",
      right: ['Combien êtes-vous dans l’équipe?', 'Qui êtes-vous?', null],
    },
    {
      question: "c'est qui qui va s'occuper de mon dossier",
      right: ['Combien êtes-vous dans l’équipe?', 'Comment parler à une personne?'],
    },
    { question: 'êtes vous une vieille compagnie ou une startup', right: ['Qui êtes-vous?'] },
    { question: 'avez vous déjà travaillé pour un restaurant', right: ['Que contient la page « Portfolio »?'] },
    { question: 'je peux tu voir des sites que vous avez montés', right: ['Que contient la page « Portfolio »?'] },
    {
      question: 'je suis tout seul dans ma business, vous prenez tu ça',
      right: ['Travaillez-vous avec les petites entreprises?'],
    },
    {
      question: "ma business est dans l'agriculture, vous connaissez ça?",
      right: [
        'Travaillez-vous avec mon secteur s’il n’est pas dans la liste?',
        'Faut-il un spécialiste de mon métier?',
      ],
    },
    {
      question: "ça se passe comment une fois que j'ai dit oui",
      right: ['Comment se déroule un projet?', 'Qu’est-ce que la consultation gratuite?'],
    },
    {
      question: 'est-ce que je vois des maquettes avant',
      right: ['Comment se déroule un projet?', 'Que comprend le service « Design UX/UI »?'],
    },
    { question: "si j'aime pas ça je peux tu arrêter", right: ['Comment se déroule un projet?'] },
    {
      question: "qu'est ce qui arrive une fois le site en ligne",
      right: ['Que se passe-t-il après la mise en ligne?'],
    },
    { question: 'mon site doit tu être mis à jour souvent', right: ['Que se passe-t-il après la mise en ligne?'] },
    {
      question: 'je vais tu perdre mes emails si on change de site',
      right: ['Peut-on garder notre nom de domaine et nos courriels?'],
    },
    {
      question: 'vais-je perdre ma place dans google avec le nouveau site',
      right: ['Et si notre référencement chutait?'],
    },
    { question: "c'est à qui le site une fois payé", right: ['Qui sera propriétaire du code?'] },
    {
      question: "j'aimerais que ma secrétaire puisse ajouter des nouvelles",
      right: ['Pourrons-nous modifier le site nous-mêmes?'],
    },
    { question: 'mon site fait dur, pouvez vous le moderniser', right: ['Pouvez-vous refaire mon site actuel?'] },
    { question: "j'ai un site fait sur wix pis j'suis tanné", right: ['Pouvez-vous refaire mon site actuel?'] },
    {
      question: 'faites vous des boutiques shopify',
      right: [
        'Faites-vous des boutiques en ligne?',
        'Que comprend le service « Développement Web »?',
        'Quels services offrez-vous?',
      ],
    },
    { question: 'une app pour commander des repas', right: ['Que comprend le service « Applications mobiles »?'] },
    { question: 'des rendus 3d pour mon projet de condos', right: ['Que comprend le service « Modélisation 3D »?'] },
    { question: "visite 3d d'un chalet", right: ['Que comprend le service « Modélisation 3D »?'] },
    { question: 'plus de monde sur mon site', right: ['Que comprend le service « Marketing numérique »?'] },
    {
      question: 'gérer mon instagram',
      right: ['Gérez-vous les réseaux sociaux?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'pub google pour mon garage',
      right: ['Gérez-vous la publicité Google?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: "j'entre les mêmes données trois fois dans trois logiciels",
      right: [
        'Quelles tâches peut-on automatiser?',
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « Automatisation financière »?',
      ],
    },
    {
      question: 'est ce que ça marche avec acomba',
      right: [
        'Devons-nous quitter notre logiciel comptable?',
        'Faudra-t-il changer de logiciels?',
        'Qu’offrez-vous pour « Automatisation financière »?',
      ],
    },
    {
      question: 'mes employés ont peur de perdre leur job avec les robots',
      right: ['Vais-je devoir mettre des gens à pied?', 'Est-ce que quelqu’un va perdre son emploi?'],
    },
    { question: "qu'est ce qui arrive si le système se trompe de montant", right: ['Et si un montant est mal lu?'] },
    {
      question: "est-ce que l'ordi paye mes fournisseurs à ma place",
      right: ['La machine peut-elle payer un fournisseur toute seule?'],
    },
    {
      question: 'les factures rentrent par courriel pis on les tape à la main',
      right: ['Qu’offrez-vous pour « Automatisation financière »?', 'Qu’offrez-vous pour « IA pour entreprises »?'],
    },
    {
      question: 'ça prend quoi pour être conforme à la loi 96',
      right: ['Qu’offrez-vous pour « Conformité à la Loi 96 »?', 'Combien de temps prend la mise en conformité?'],
    },
    { question: "j'ai reçu une lettre de l'office québécois", right: ['J’ai reçu un avis de l’OQLF, que faire?'] },
    {
      question: "google translate c'tu correct pour traduire mon site",
      right: ['La traduction automatique est-elle acceptée?'],
    },
    {
      question: "c'est quoi les pénalités de la loi sur la langue",
      right: ['Quelle est l’amende pour un site qui n’est pas en français?'],
    },
    { question: 'est-ce que chatgpt consomme beaucoup de courant', right: ['Combien consomme une question à une IA?'] },
    {
      question: 'un chatbot peut tu dire des niaiseries à mes clients',
      right: ['Le mini-robot peut-il inventer une réponse?'],
    },
    {
      question: 'vous allez tu entrainer vos ia avec mes documents',
      right: ['Mes données serviront-elles à entraîner un modèle?'],
    },
    {
      question: 'mes machines ont 30 ans, ça sert tu à quelque chose',
      right: ['Mes machines sont vieilles, est-ce que ça vaut la peine?'],
    },
    {
      question: "faut tu fermer l'usine pour poser vos affaires",
      right: ['Faut-il arrêter la production pour installer?'],
    },
    {
      question: 'programme du gouvernement pour acheter un robot industriel',
      right: ['Quelles subventions pour l’Industrie 4.0 au Québec?'],
    },
    {
      question: 'ma clinique veut mettre les dossiers en ligne',
      right: [
        'Qu’offrez-vous pour « Santé et fintech »?',
        'Nos données de santé doivent-elles rester au Québec?',
        'La Loi 25 s’applique-t-elle à ma clinique?',
      ],
    },
    {
      question: "si y'a une fuite de données vous faites quoi",
      right: ['Que faites-vous en cas de fuite de données?'],
    },
    { question: 'êtes vous certifiés iso', right: ['Êtes-vous certifiés ISO 27001 ou SOC 2?'] },
  ],
  outside: [
    'combien ça coute un char électrique',
    'ma blonde veut des fleurs, livrez vous',
    'quelle heure il est',
    'qui a gagné les élections',
    'cherche gardienne pour samedi',
    'comment réparer une laveuse',
    'vendez-vous des tondeuses',
    "c'est quand la semaine de relâche",
    'une blague svp',
    'où stationner au centre-ville',
    'mon médecin est en vacances',
    'combien de tasses dans un litre',
    'acheter un chalet dans charlevoix',
    'la météo à gaspé',
    'comment maigrir vite',
    'posez-vous des planchers',
    'faites vous des passeports',
    'mon ado veut pas étudier',
    'recette de sauce à spag',
    'traduire bonjour en japonais',
    'le bus 7 passe à quelle heure',
    'un notaire pas cher',
    'poser de la tuile',
    'comment attraper une souris',
    "prix d'un billet pour paris",
    'aimez vous le hockey',
    "qui a inventé l'électricité",
    'mes voisins font du bruit',
    'je veux vendre mon vieux char',
    'un bon dentiste à lévis',
  ],
};
