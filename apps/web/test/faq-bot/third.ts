import type { FreshSet } from './fresh.ts';

/** As those of `fresh.ts`, written before the words were read: 33 right when it was first measured. */
export const third: FreshSet = {
  asked: [
    {
      question: 'combien vous chargez pour un site de garage',
      right: ['Combien coûte un projet?', 'Combien ça coûte?'],
    },
    { question: "j'ai 3000 piasses, ça fait tu la job?", right: ['Combien coûte un projet?', 'Combien ça coûte?'] },
    { question: "c quoi le prix d'une app iphone", right: ['Combien coûte un projet?', 'Combien ça coûte?'] },
    {
      question: 'vous faites tu des estimés gratis',
      right: ['Combien coûte un projet?', 'Comment obtenir un devis?', 'Que contient la page « Contact »?'],
    },
    { question: 'faut tu donner un dépot pour commencer', right: ['Quels modes de paiement acceptez-vous?', null] },
    {
      question: 'avez-vous des forfaits pour les petits',
      right: ['Combien coûte un projet?', 'Travaillez-vous avec les petites entreprises?', 'Combien ça coûte?'],
    },
    {
      question: 'comment on fait pour avoir une soumision',
      right: [
        'Comment obtenir un devis?',
        'Que contient la page « Demande de devis »?',
        'Combien coûte un projet?',
        'Que contient la page « Contact »?',
      ],
    },
    {
      question: 'mon resto ouvre dans 2 mois, vous avez le temps?',
      right: ['Combien de temps prend la création d’un site Web?'],
    },
    {
      question: "c'est long avant que le site soit live?",
      right: ['Combien de temps prend la création d’un site Web?'],
    },
    { question: 'vous répondez en combien de temps à un courriel', right: ['En combien de temps répondez-vous?'] },
    {
      question: 'comment ça marche si on embarque avec vous autres',
      right: ['Comment se déroule un projet?', 'Qu’est-ce que la consultation gratuite?'],
    },
    {
      question: 'on se parle tu souvent pendant le projet',
      right: [
        'Comment se déroule un projet?',
        'Combien êtes-vous dans l’équipe?',
        'Que contient la page « Approche d’équipe »?',
      ],
    },
    { question: "faut tu que j'écrive les textes moi même", right: [null, 'Comment se déroule un projet?'] },
    {
      question: 'je peux tu changer mes photos pis mes prix tout seul après',
      right: ['Pourrons-nous modifier le site nous-mêmes?'],
    },
    { question: "le code m'appartiens tu", right: ['Qui sera propriétaire du code?'] },
    { question: "qui s'occupe de l'hebergement", right: ['Où le site et les données sont-ils hébergés?'] },
    {
      question: "mon site s'est fait hacker, vous faites quoi dans ce temps là",
      right: ['Que faites-vous en cas de fuite de données?', 'Que se passe-t-il après la mise en ligne?'],
    },
    { question: 'vous faites tu la maintenance après', right: ['Que se passe-t-il après la mise en ligne?'] },
    {
      question: 'qui je call si ça marche pu',
      right: [
        'Quel est votre numéro de téléphone?',
        'Comment parler à une personne?',
        'Que se passe-t-il après la mise en ligne?',
        'Que se passe-t-il quand un maillon casse?',
      ],
    },
    { question: 'vous etes combien dans la gang', right: ['Combien êtes-vous dans l’équipe?', 'Qui êtes-vous?'] },
    { question: 'vos bureaux sont où', right: ['Où êtes-vous situés?'] },
    {
      question: "c'est quoi votre numéro de tel",
      right: ['Quel est votre numéro de téléphone?', 'Comment parler à une personne?'],
    },
    { question: 'êtes vous ouverts le samedi', right: ['Quelles sont vos heures d’ouverture?'] },
    { question: 'travaillez vous avec du monde en gaspésie', right: ['Où êtes-vous situés?', null] },
    { question: 'montrez moi des exemples de ce que vous avez faite', right: ['Que contient la page « Portfolio »?'] },
    { question: "vous avez combien d'années d'expérience", right: ['Qui êtes-vous?'] },
    {
      question: "j'voudrais vendre mes confitures en ligne",
      right: ['Faites-vous des boutiques en ligne?', 'Que comprend le service « Développement Web »?'],
    },
    {
      question: 'faites vous des logos',
      right: ['Quels services offrez-vous?', 'Que comprend le service « Design UX/UI »?', null],
    },
    {
      question: 'être premier sur google svp',
      right: ['Comment améliorez-vous le référencement?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'pouvez vous gérer ma page facebook',
      right: ['Gérez-vous les réseaux sociaux?', 'Que comprend le service « Marketing numérique »?'],
    },
    { question: 'pouvez-vous montrer mes meubles en 3d', right: ['Que comprend le service « Modélisation 3D »?'] },
    {
      question: 'mon app marcherait tu sur android aussi',
      right: ['Quels types d’applications faites-vous?', 'Que comprend le service « Applications mobiles »?'],
    },
    {
      question: "mes clients trouvent rien sur mon site, c'est mélangeant",
      right: ['Que comprend le service « Design UX/UI »?', 'Pouvez-vous refaire mon site actuel?'],
    },
    {
      question: 'je passe mes soirées à recopier des factures',
      right: [
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « Automatisation financière »?',
      ],
    },
    {
      question: 'brancher mon quickbooks avec ma boutique',
      right: [
        'Que comprend le service « Automatisation intelligente »?',
        'Faudra-t-il changer de logiciels?',
        'Devons-nous quitter notre logiciel comptable?',
        'Qu’offrez-vous pour « Automatisation financière »?',
      ],
    },
    {
      question: 'un robot qui répond à mes clients la nuit',
      right: [
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'Qu’offrez-vous pour « IA pour entreprises »?',
        'Que dit l’article « Robots locaux »?',
      ],
    },
    {
      question: 'automatiser mes rappels de rendez vous',
      right: ['Que comprend le service « Automatisation intelligente »?'],
    },
    {
      question: "suis-je obligé d'avoir mon site en francais",
      right: [
        'Puis-je garder mon site en anglais?',
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
        'Quelle est l’amende pour un site qui n’est pas en français?',
      ],
    },
    {
      question: "l'amende c'est combien si mon site est en anglais",
      right: ['Quelle est l’amende pour un site qui n’est pas en français?'],
    },
    {
      question: 'on est 12 employés, la loi 96 nous touche tu',
      right: ['Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?'],
    },
    {
      question: "mes vieux posts facebook en anglais, c'est tu légal",
      right: [
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
        'Puis-je garder mon site en anglais?',
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
        'Quelle est l’amende pour un site qui n’est pas en français?',
      ],
    },
    {
      question: "c'est quoi ça un site vert",
      right: [
        'Qu’offrez-vous pour « Sites Web écologiques »?',
        'Un site Web pollue-t-il vraiment?',
        'Que contient la page « Écoconception »?',
        'Un site écologique est-il forcément laid?',
      ],
    },
    {
      question: 'un site web ça pollue tu pour vrai',
      right: ['Un site Web pollue-t-il vraiment?', 'Combien pollue mon site Web?'],
    },
    {
      question: 'comment je calcule le co2 de mon site',
      right: ['Comment calculez-vous l’empreinte d’une page?', 'Combien pollue mon site Web?'],
    },
    {
      question: 'vos serveurs roulent a quoi',
      right: [
        'Où le site et les données sont-ils hébergés?',
        'Un hébergement vert suffit-il?',
        'Qu’offrez-vous pour « Sites Web écologiques »?',
      ],
    },
    {
      question: "l'ia va tu voler la job de mes employés",
      right: ['Vais-je devoir mettre des gens à pied?', 'Est-ce que quelqu’un va perdre son emploi?'],
    },
    {
      question: "combien ça rapporte l'ia pour une pme",
      right: [
        'L’IA est-elle rentable pour une petite entreprise?',
        'D’où viennent les 3,70 $ par dollar investi?',
        'Qu’offrez-vous pour « IA pour entreprises »?',
      ],
    },
    {
      question: 'mes données restent tu au québec',
      right: ['Où le site et les données sont-ils hébergés?', 'Nos données de santé doivent-elles rester au Québec?'],
    },
    {
      question: 'chatgpt ou un truc local, lequel prendre',
      right: [
        'Que dit l’article « IA locale ou mondiale »?',
        'Un robot local est-il toujours plus écologique?',
        'Que dit l’article « Robots locaux »?',
      ],
    },
    {
      question: "par ou commencer avec l'intelligence artificiel",
      right: ['Qu’offrez-vous pour « IA pour entreprises »?', 'L’IA est-elle rentable pour une petite entreprise?'],
    },
    {
      question: 'ça lis tu mes factures automatiquement votre affaire',
      right: [
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Qu’offrez-vous pour « IA pour entreprises »?',
        'Et si un montant est mal lu?',
        'Que comprend le service « Automatisation intelligente »?',
      ],
    },
    {
      question: "site pour une clinique dentaire, c'est sécuritaire?",
      right: [
        'Qu’offrez-vous pour « Santé et fintech »?',
        'La Loi 25 s’applique-t-elle à ma clinique?',
        'Nos données de santé doivent-elles rester au Québec?',
      ],
    },
    {
      question: "c'est quoi la loi 25",
      right: ['La Loi 25 s’applique-t-elle à ma clinique?', 'Respecte-t-il la Loi 25 et le RGPD?'],
    },
    { question: 'on traite des paiements, faut tu être pci', right: ['Pouvez-vous nous rendre conformes à PCI DSS?'] },
    {
      question: "j'ai une shop de soudure, l'industrie 4.0 ça me donne quoi",
      right: ['Qu’offrez-vous pour « Industrie 4.0 »?', 'Mes machines sont vieilles, est-ce que ça vaut la peine?'],
    },
    {
      question: "y'a tu des subventions pour moderniser mon usine",
      right: ['Quelles subventions pour l’Industrie 4.0 au Québec?'],
    },
    {
      question: 'combien ça coute mettre des capteurs sur mes machines',
      right: [
        'Combien investir dans l’Industrie 4.0?',
        'Qu’offrez-vous pour « Industrie 4.0 »?',
        'Combien coûte un projet?',
        'Mes machines sont vieilles, est-ce que ça vaut la peine?',
      ],
    },
    {
      question: 'vous faites quoi avec mon courriel quand je remplis le formulaire',
      right: [
        'Que faites-vous de mes renseignements personnels?',
        'Que contient la page « Politique de confidentialité »?',
      ],
    },
    {
      question: 'le site est tu correct pour les aveugles',
      right: ['Vos sites sont-ils accessibles aux personnes handicapées?', 'Que contient la page « Accessibilité »?'],
    },
    { question: 'le prix inclus tu les taxes', right: [null, 'Combien coûte un projet?', 'Combien ça coûte?'] },
  ],
  outside: [
    'à quelle heure ouvre le walmart',
    'c quoi la recette du pouding chomeur',
    'qui va gagner la coupe stanley',
    'combien ça coute changer mes freins',
    'avez vous des chambres libres pour la fin de semaine',
    'il va tu neiger demain',
    'comment faire pousser des tomates',
    'mon chien mange pu, je fais quoi',
    "c'est quoi la capitale de l'australie",
    'réparez vous des cells brisés',
    'vendez vous des ordis usagés',
    'combien coute une toiture neuve',
    'comment renouveler mon permis de conduire',
    'vous faites tu de la livraison de pizza',
    "peux-tu m'écrire une lettre d'amour",
    "c'est quoi le sens de la vie",
    'à quelle heure passe la 800',
    "mes impôts sont en retard, c'est grave?",
    "prix d'un divorce au québec",
    "où acheter des pneus d'hiver pas chers",
    'est-ce que vous posez du gypse',
    'comment enlever une tache de vin',
    "j'ai mal au dos, qui je vois",
    'les taux hypothécaires vont tu baisser',
    'un bon restaurant à québec pour ma fête',
    'comment installer windows 11',
    'donne moi un prénom pour mon bébé',
    "c'est qui le premier ministre",
    'louez vous des camions',
    'vous réparez les imprimantes?',
  ],
};
