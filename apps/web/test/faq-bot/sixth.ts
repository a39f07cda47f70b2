import type { FreshSet } from './fresh.ts';

/** As those of `fresh.ts`, written when the bot was last changed and not read since: the share that visitors may expect. */
export const sixth: FreshSet = {
  asked: [
    {
      question: "c'est quoi le prix de départ pour un site simple",
      right: ['Combien coûte un projet?', 'Combien ça coûte?'],
    },
    {
      question: 'ya tu un abonnement ou on paye une seule fois',
      right: [
        'Que se passe-t-il après la mise en ligne?',
        'Quels modes de paiement acceptez-vous?',
        'Combien coûte un projet?',
        null,
      ],
    },
    {
      question: 'combien pour ajouter un chat sur mon site',
      right: [
        'Combien coûte un projet d’IA?',
        'Combien coûte un projet?',
        'Combien de temps pour mettre un mini-robot en ligne?',
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'Combien ça coûte?',
      ],
    },
    { question: "l'audit est vraiment gratuit ou y'a une attrape", right: ['Que contient l’audit gratuit?'] },
    { question: "qu'est-ce que vous regardez dans un audit", right: ['Que contient l’audit gratuit?'] },
    {
      question: 'une fois la demande envoyée ça prend combien de temps avoir des nouvelles',
      right: ['En combien de temps répondez-vous?'],
    },
    {
      question: "chu pas pressé mais c'est quoi les délais habituels",
      right: ['Pouvez-vous livrer en urgence?', 'Combien de temps prend la création d’un site Web?'],
    },
    { question: "y'a combien d'étapes dans un projet", right: ['Comment se déroule un projet?'] },
    {
      question: "est-ce que j'ai juste une personne à qui parler pendant le projet",
      right: ['Combien êtes-vous dans l’équipe?'],
    },
    { question: 'vous êtes une agence de quelle place', right: ['Où êtes-vous situés?', 'Qui êtes-vous?'] },
    { question: "jusqu'à quelle heure on peut vous appeler", right: ['Quelles sont vos heures d’ouverture?'] },
    {
      question: 'vous travaillez avec des OBNL?',
      right: [
        'Travaillez-vous avec les petites entreprises?',
        'Travaillez-vous avec mon secteur s’il n’est pas dans la liste?',
        null,
      ],
    },
    {
      question: "ma mère a une boutique de laine, vous pourriez l'aider à vendre sur le net",
      right: ['Que comprend le service « Développement Web »?'],
    },
    {
      question: 'on a 3 magasins pis on veut un seul inventaire',
      right: [
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « Industrie 4.0 »?',
        null,
      ],
    },
    {
      question: 'connecter shopify avec sage',
      right: [
        'Que comprend le service « Automatisation intelligente »?',
        'Faudra-t-il changer de logiciels?',
        'Qu’offrez-vous pour « Automatisation financière »?',
      ],
    },
    {
      question: 'pouvez-vous faire parler mes logiciels ensemble',
      right: ['Que comprend le service « Automatisation intelligente »?', 'Faudra-t-il changer de logiciels?'],
    },
    {
      question: 'notre site apparait pas quand on cherche sur google',
      right: ['Comment améliorez-vous le référencement?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'faut-tu payer facebook pour avoir des clients',
      right: ['Que comprend le service « Marketing numérique »?'],
    },
    {
      question: "c'est tu possible de voir mon produit sous tous les angles",
      right: ['Que comprend le service « Modélisation 3D »?'],
    },
    {
      question: 'mon app doit marcher même dans le bois sans réseau',
      right: ['Quels types d’applications faites-vous?', 'Que comprend le service « Applications mobiles »?'],
    },
    { question: 'les gens abandonnent leur panier, pourquoi', right: ['Que comprend le service « Design UX/UI »?'] },
    { question: 'mes formulaires sont trop longs', right: ['Que comprend le service « Design UX/UI »?'] },
    {
      question: "est-ce que mes textes anglais sont corrects si j'ai le français à côté",
      right: ['Puis-je garder mon site en anglais?'],
    },
    {
      question: 'on vend juste en ontario, la loi 96 compte pareil?',
      right: [
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
        null,
        'Puis-je garder mon site en anglais?',
      ],
    },
    {
      question: 'nos factures doivent tu être en français',
      right: [
        'Nos factures et nos contrats doivent-ils être en français?',
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
      ],
    },
    {
      question: 'ça coûte combien se mettre conforme loi 96',
      right: [
        'Quels sont vos forfaits pour la Loi 96?',
        'Combien coûte un projet?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
        'Combien ça coûte?',
      ],
    },
    {
      question: 'un site léger ça change quoi pour la planète',
      right: [
        'Un site Web pollue-t-il vraiment?',
        'Qu’offrez-vous pour « Sites Web écologiques »?',
        'Un hébergement vert suffit-il?',
        'Un site écologique est-il forcément laid?',
      ],
    },
    {
      question: "vous hébergez ça avec de l'hydro?",
      right: [
        'Où le site et les données sont-ils hébergés?',
        'Qu’offrez-vous pour « Sites Web écologiques »?',
        'Un hébergement vert suffit-il?',
      ],
    },
    { question: "quel est l'impact d'une recherche chatgpt", right: ['Combien consomme une question à une IA?'] },
    {
      question: 'un petit robot sur mon site sans envoyer les données aux states',
      right: [
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'Que dit l’article « Robots locaux »?',
        'Respecte-t-il la Loi 25 et le RGPD?',
        'Où le site et les données sont-ils hébergés?',
      ],
    },
    {
      question: 'est-ce que votre bot invente',
      right: ['Le mini-robot peut-il inventer une réponse?', 'Êtes-vous un robot?'],
    },
    {
      question: "c'est quoi la différence entre une ia d'ici pis une américaine",
      right: ['Que dit l’article « IA locale ou mondiale »?', 'Un robot local est-il toujours plus écologique?'],
    },
    { question: 'ia pour faire mes prévisions de ventes', right: ['Qu’offrez-vous pour « IA pour entreprises »?'] },
    {
      question: 'extraction de factures automatique',
      right: ['Qu’offrez-vous pour « Automatisation financière »?', 'Qu’offrez-vous pour « IA pour entreprises »?'],
    },
    {
      question: 'faut tu que je change de logiciel comptable',
      right: ['Devons-nous quitter notre logiciel comptable?'],
    },
    {
      question: 'ma machine cnc parle pas à internet',
      right: ['Mes machines sont vieilles, est-ce que ça vaut la peine?', 'Qu’offrez-vous pour « Industrie 4.0 »?'],
    },
    {
      question: "où trouver de l'argent pour passer à l'industrie 4.0",
      right: ['Quelles subventions pour l’Industrie 4.0 au Québec?'],
    },
    {
      question: 'vos capteurs vont tu déranger mes gars',
      right: ['Qu’est-ce que mes employés vont en penser?', 'Faut-il arrêter la production pour installer?'],
    },
    {
      question: 'gardez-vous mes informations longtemps',
      right: ['Que faites-vous de mes renseignements personnels?'],
    },
    { question: 'vous mettez tu des traceurs sur mon ordi', right: ['Utilisez-vous des témoins?'] },
  ],
  outside: [
    'comment faire du pain',
    'ça coûte combien un voyage à cuba',
    'vous avez des skis à louer',
    'qui est le maire de québec',
    'mon fils a la fièvre',
    'trouver un emploi en soudure',
    'réparer mon iphone',
    'heure du souper à la cabane à sucre',
    'changer mon mot de passe gmail',
    'combien pèse un éléphant',
    "c'est quoi un bon char usagé",
    'vous coupez les cheveux?',
    "quand commence l'été",
    'faire mes impôts en ligne',
    'acheter du bitcoin',
    'les paroles de gens du pays',
    'livrez vous des sushis',
    'comment jouer aux échecs',
    'mon internet vidéotron marche pas',
    'assurance maison combien',
  ],
};
