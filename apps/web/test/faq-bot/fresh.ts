/**
 * Questions that were written before the words they are met with, as owners of small businesses ask them: short, oral, mistyped. Each with the
 * questions of the site that answer it; `null` where saying « je ne sais pas » is right too.
 * Both sets here have been read since, while the bot was tuned; `bot.test.ts` says which has not.
 */
interface Asked {
  readonly question: string;
  readonly right: readonly (string | null)[];
}

export interface FreshSet {
  readonly asked: readonly Asked[];
  /** Nothing on the site answers these. */
  readonly outside: readonly string[];
}

export const first: FreshSet = {
  asked: [
    { question: 'c combien pour un site web pour mon resto', right: ['Combien coûte un projet?', 'Combien ça coûte?'] },
    { question: 'ça coûte tu cher refaire un site', right: ['Combien coûte un projet?', 'Combien ça coûte?'] },
    { question: 'avez vous des prix a partir de combien', right: ['Combien coûte un projet?', 'Combien ça coûte?'] },
    { question: 'on peut tu payer en plusieurs fois', right: ['Quels modes de paiement acceptez-vous?', null] },
    {
      question: 'ça prend combien de temps faire un site',
      right: ['Combien de temps prend la création d’un site Web?'],
    },
    {
      question: 'mon site est lent, pouvez-vous l’accélérer?',
      right: [
        'Que contient l’audit gratuit?',
        'Que comprend le service « Développement Web »?',
        'Pouvez-vous refaire mon site actuel?',
        'Qu’offrez-vous pour « Sites Web écologiques »?',
      ],
    },
    {
      question: 'jveux vendre mes affaires en ligne',
      right: ['Faites-vous des boutiques en ligne?', 'Que comprend le service « Développement Web »?'],
    },
    {
      question: 'faites vous des boutiques shopify',
      right: ['Faites-vous des boutiques en ligne?', 'Que comprend le service « Développement Web »?'],
    },
    { question: 'êtes-vous à Québec ou à Montréal', right: ['Où êtes-vous situés?'] },
    { question: 'vous êtes ouvert la fin de semaine?', right: ['Quelles sont vos heures d’ouverture?'] },
    { question: 'c quoi votre numéro de téléphone', right: ['Quel est votre numéro de téléphone?'] },
    { question: 'je veux parler à un humain svp', right: ['Comment parler à une personne?'] },
    { question: 'votre adresse courriel', right: ['Quelle est votre adresse de courriel?'] },
    {
      question: 'est ce que je peux vous rencontrer en personne',
      right: ['Où êtes-vous situés?', 'Comment parler à une personne?', 'Qu’est-ce que la consultation gratuite?'],
    },
    {
      question: 'avez vous fait des sites pour des dentistes',
      right: ['Que contient la page « Portfolio »?', 'Qu’offrez-vous pour « Santé et fintech »?'],
    },
    { question: 'montrez-moi des exemples de vos jobs', right: ['Que contient la page « Portfolio »?'] },
    { question: 'vous êtes combien dans l’équipe', right: ['Combien êtes-vous dans l’équipe?'] },
    { question: 'depuis quand existez vous', right: ['Qui êtes-vous?'] },
    {
      question: 'est-ce que mes données sont en sécurité avec vous',
      right: [
        'Que faites-vous de mes renseignements personnels?',
        'Où le site et les données sont-ils hébergés?',
        'Que faites-vous en cas de fuite de données?',
        'Qu’offrez-vous pour « Santé et fintech »?',
        'Mes données serviront-elles à entraîner un modèle?',
        'Que contient la page « Politique de confidentialité »?',
      ],
    },
    { question: 'mettez-vous des cookies', right: ['Utilisez-vous des témoins?'] },
    {
      question: 'mon site est en anglais seulement, suis-je dans le trouble',
      right: ['Puis-je garder mon site en anglais?', 'Quelle est l’amende pour un site qui n’est pas en français?'],
    },
    {
      question: 'c’est quoi la loi 96 pour une pme',
      right: [
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
      ],
    },
    {
      question: 'l’amende est de combien si mon site est pas en français',
      right: ['Quelle est l’amende pour un site qui n’est pas en français?'],
    },
    {
      question: 'l’IA pourrait servir à quoi dans ma business',
      right: ['Qu’offrez-vous pour « IA pour entreprises »?', 'L’IA est-elle rentable pour une petite entreprise?'],
    },
    {
      question: 'un chatbot pour répondre à mes clients le soir, vous faites ça?',
      right: [
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'Qu’offrez-vous pour « IA pour entreprises »?',
        'Que dit l’article « Robots locaux »?',
      ],
    },
    {
      question: 'combien de temps avant de rentrer dans mon argent avec l’ia',
      right: ['Combien de temps avant de voir un résultat?', 'L’IA est-elle rentable pour une petite entreprise?'],
    },
    {
      question: 'je perds mes journées à rentrer des factures à la main',
      right: [
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Que comprend le service « Automatisation intelligente »?',
      ],
    },
    {
      question: 'ça marche avec quickbooks?',
      right: [
        'Devons-nous quitter notre logiciel comptable?',
        'Faudra-t-il changer de logiciels?',
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Que comprend le service « Automatisation intelligente »?',
      ],
    },
    {
      question: 'vous branchez-vous sur sage ou acomba',
      right: [
        'Quels logiciels pouvez-vous relier?',
        'Devons-nous quitter notre logiciel comptable?',
        'Faudra-t-il changer de logiciels?',
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Que comprend le service « Automatisation intelligente »?',
      ],
    },
    {
      question: 'mon monde va tu perdre leur job si j’automatise',
      right: ['Est-ce que quelqu’un va perdre son emploi?', 'Vais-je devoir mettre des gens à pied?'],
    },
    {
      question: 'y a tu des subventions pour moderniser mon usine',
      right: ['Quelles subventions pour l’Industrie 4.0 au Québec?'],
    },
    {
      question: 'mes machines sont vieilles, ça se connecte pareil?',
      right: ['Mes machines sont vieilles, est-ce que ça vaut la peine?'],
    },
    {
      question: 'on veut suivre l’inventaire en temps réel',
      right: [
        'Qu’offrez-vous pour « Industrie 4.0 »?',
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « IA pour entreprises »?',
      ],
    },
    { question: 'une app pour mes livreurs', right: ['Que comprend le service « Applications mobiles »?'] },
    {
      question: 'application iphone et android, même prix?',
      right: ['Que comprend le service « Applications mobiles »?', 'Combien coûte un projet?'],
    },
    {
      question: 'faut tu payer apple pour mettre une app',
      right: ['Quels types d’applications faites-vous?', null, 'Que comprend le service « Applications mobiles »?'],
    },
    {
      question: 'faites-vous des logos',
      right: [
        'Que comprend le service « Design UX/UI »?',
        'Que contient la page « Portfolio »?',
        'Que comprend le service « Marketing numérique »?',
        null,
      ],
    },
    { question: 'j’ai besoin de photos 3d de mes produits', right: ['Que comprend le service « Modélisation 3D »?'] },
    {
      question: 'c quoi le format des fichiers 3d que vous livrez',
      right: ['Que comprend le service « Modélisation 3D »?', null],
    },
    {
      question: 'google me trouve pas',
      right: [
        'Comment améliorez-vous le référencement?',
        'Que comprend le service « Marketing numérique »?',
        'Que contient l’audit gratuit?',
      ],
    },
    {
      question: 'pouvez vous gérer mon facebook',
      right: ['Gérez-vous les réseaux sociaux?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'combien mettre par mois en pub google',
      right: ['Gérez-vous la publicité Google?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'c’est quoi un site écologique',
      right: [
        'Qu’offrez-vous pour « Sites Web écologiques »?',
        'Un site écologique est-il forcément laid?',
        'Un site Web pollue-t-il vraiment?',
      ],
    },
    {
      question: 'combien de co2 fait mon site',
      right: [
        'Combien pollue mon site Web?',
        'Comment calculez-vous l’empreinte d’une page?',
        'Un site Web pollue-t-il vraiment?',
      ],
    },
    {
      question: 'hébergement vert au québec?',
      right: [
        'Un hébergement vert suffit-il?',
        'Où le site et les données sont-ils hébergés?',
        'Qu’offrez-vous pour « Sites Web écologiques »?',
      ],
    },
    { question: 'est-ce qu’un site éco est moins beau', right: ['Un site écologique est-il forcément laid?'] },
    {
      question: 'je suis une clinique, mes dossiers patients sont-tu protégés',
      right: [
        'Qu’offrez-vous pour « Santé et fintech »?',
        'Nos données de santé doivent-elles rester au Québec?',
        'La Loi 25 s’applique-t-elle à ma clinique?',
      ],
    },
    {
      question: 'hébergez-vous les données au canada',
      right: ['Où le site et les données sont-ils hébergés?', 'Nos données de santé doivent-elles rester au Québec?'],
    },
    { question: 'êtes-vous certifiés soc 2', right: ['Êtes-vous certifiés ISO 27001 ou SOC 2?'] },
    {
      question: 'est-ce que je pourrai modifier mon site moi-même',
      right: ['Pourrons-nous modifier le site nous-mêmes?'],
    },
    { question: 'qu’est-ce qui arrive après le lancement', right: ['Que se passe-t-il après la mise en ligne?'] },
    { question: 'le site va-tu marcher sur un cellulaire', right: ['Que comprend le service « Développement Web »?'] },
    { question: 'est-ce que le site m’appartient', right: ['Qui sera propriétaire du code?'] },
    { question: 'j’ai déjà un site, je veux juste le rafraichir', right: ['Pouvez-vous refaire mon site actuel?'] },
    {
      question: 'comment on commence avec vous',
      right: ['Comment se déroule un projet?', 'Comment obtenir un devis?', 'Qu’est-ce que la consultation gratuite?'],
    },
    { question: 'la première rencontre est tu gratuite', right: ['Qu’est-ce que la consultation gratuite?'] },
    {
      question: 'le site est tu accessible pour les personnes aveugles',
      right: ['Vos sites sont-ils accessibles aux personnes handicapées?', 'Que contient la page « Accessibilité »?'],
    },
    {
      question: 'pis si je suis pas satisfait',
      right: ['Comment se déroule un projet?', null, 'Comment parler à une personne?'],
    },
    {
      question: 'un robot qui lit mes factures, fiable?',
      right: [
        'Et si un montant est mal lu?',
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Qu’offrez-vous pour « IA pour entreprises »?',
      ],
    },
    {
      question: 'chatgpt c’est pas pareil que vos chatbots?',
      right: [
        'Le mini-robot peut-il inventer une réponse?',
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'D’où vient le 87 % de moins?',
        'Que dit l’article « Robots locaux »?',
        'Un robot local est-il toujours plus écologique?',
        'Que dit l’article « IA locale ou mondiale »?',
      ],
    },
  ],
  outside: [
    'quelle est la capitale de la mongolie',
    'vendez-vous des imprimantes',
    'réparez vous les laptops',
    'recette de pouding chômeur',
    'combien coûte un char électrique',
    'êtes vous capable de rénover ma salle de bain',
    'où acheter du sirop d’érable en gros',
    'cherchez-vous un camionneur',
    'quel est le taux hypothécaire de desjardins',
    'qui va gagner la coupe stanley',
    'comment déclarer mes impôts',
    'avez-vous un permis de la RBQ',
    'louez vous des conteneurs',
    'c’est quoi le salaire minimum au québec',
    'pouvez-vous traduire un roman',
    'à quelle heure part le traversier',
    'mon chat a mal à la patte',
    'plan téléphonique pas cher pour mes employés',
    'quelle température fera-t-il demain',
    'installez-vous des caméras de surveillance',
  ],
};

export const second: FreshSet = {
  asked: [
    {
      question: 'bonjour, je pars une compagnie, il me faut un site pas trop dispendieux',
      right: ['Combien coûte un projet?', 'Combien ça coûte?', 'Comment obtenir un devis?'],
    },
    {
      question: 'quel budget je dois prévoir pour une boutique en ligne',
      right: ['Combien coûte un projet?', 'Combien ça coûte?'],
    },
    { question: 'soumission gratuite?', right: ['Comment obtenir un devis?', 'Combien coûte un projet?'] },
    { question: 'y a-tu des frais cachés', right: ['Combien coûte un projet?', 'Combien ça coûte?', null] },
    {
      question: 'combien de semaines avant que mon site soit en ligne',
      right: ['Combien de temps prend la création d’un site Web?'],
    },
    {
      question: 'pouvez-vous livrer avant noel',
      right: ['Pouvez-vous livrer en urgence?', 'Combien de temps prend la création d’un site Web?', null],
    },
    {
      question: 'je veux un rendez vous',
      right: ['Comment parler à une personne?', 'Qu’est-ce que la consultation gratuite?'],
    },
    { question: 'où c’est situé vos bureaux', right: ['Où êtes-vous situés?'] },
    { question: 'vos heures svp', right: ['Quelles sont vos heures d’ouverture?'] },
    {
      question: 'quelqu’un peut me rappeler?',
      right: [
        'Comment parler à une personne?',
        'En combien de temps répondez-vous?',
        'Quel est votre numéro de téléphone?',
      ],
    },
    { question: 'desservez vous le saguenay', right: ['Où êtes-vous situés?', null] },
    { question: 'c’est qui le boss', right: ['Qui êtes-vous?', null, 'Que contient la page « À propos »?'] },
    {
      question: 'travaillez-vous avec des freelances ou c’est tout du monde à vous',
      right: [
        'Combien êtes-vous dans l’équipe?',
        'Qui êtes-vous?',
        'Que contient la page « À propos »?',
        'Que contient la page « Approche d’équipe »?',
      ],
    },
    {
      question: 'avez vous des réfarences de clients',
      right: ['Que contient la page « Portfolio »?', 'Qui êtes-vous?'],
    },
    { question: 'combien de projet vous avez fait', right: ['Qui êtes-vous?', 'Que contient la page « Portfolio »?'] },
    {
      question: 'un site en wordpress c’est tu correct',
      right: [
        null,
        'Pourrons-nous modifier le site nous-mêmes?',
        'Que comprend le service « Développement Web »?',
        'Pouvez-vous refaire mon site actuel?',
      ],
    },
    {
      question: 'pouvez vous reprendre le site qu’une autre agence a fait',
      right: ['Pouvez-vous refaire mon site actuel?', 'Qui sera propriétaire du code?'],
    },
    {
      question: 'qui écrit les textes du site',
      right: [
        null,
        'Pourrons-nous modifier le site nous-mêmes?',
        'Que comprend le service « Marketing numérique »?',
        'Que comprend le service « Design UX/UI »?',
      ],
    },
    { question: 'faites vous l’entretien après', right: ['Que se passe-t-il après la mise en ligne?'] },
    {
      question: 'quand mon site plante qui j’appelle',
      right: ['Que se passe-t-il après la mise en ligne?', null, 'Comment parler à une personne?'],
    },
    {
      question: 'hacker mon site c’est possible?',
      right: [
        'Que contient l’audit de sécurité?',
        'Que contient l’audit gratuit?',
        'Que faites-vous en cas de fuite de données?',
        'Qu’offrez-vous pour « Santé et fintech »?',
        null,
      ],
    },
    {
      question: 'j’ai besoin de prendre des rendez-vous en ligne pour mon salon',
      right: [
        'Que comprend le service « Développement Web »?',
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « Santé et fintech »?',
      ],
    },
    {
      question: 'mon site sort à la page 3 de google',
      right: [
        'Comment améliorez-vous le référencement?',
        'Que comprend le service « Marketing numérique »?',
        'Que contient l’audit gratuit?',
      ],
    },
    { question: 'faire des infolettres', right: ['Que comprend le service « Marketing numérique »?', null] },
    {
      question: 'tik tok et instagram vous faites tu ça',
      right: ['Gérez-vous les réseaux sociaux?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'comment je sais que ma pub rapporte',
      right: ['Gérez-vous la publicité Google?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'je veux changer le look de ma marque',
      right: ['Que comprend le service « Design UX/UI »?', 'Que contient la page « Portfolio »?', null],
    },
    { question: 'tester le site avec des vrais utilisateurs', right: ['Que comprend le service « Design UX/UI »?'] },
    {
      question: 'combien coute une app',
      right: ['Combien coûte un projet?', 'Combien ça coûte?', 'Que comprend le service « Applications mobiles »?'],
    },
    {
      question: 'app sans internet dans le bois, possible?',
      right: ['Quels types d’applications faites-vous?', 'Que comprend le service « Applications mobiles »?'],
    },
    {
      question: 'mettre a jour l’app après',
      right: ['Que comprend le service « Applications mobiles »?', 'Que se passe-t-il après la mise en ligne?', null],
    },
    { question: 'visualiser mes meubles en 3d sur le web', right: ['Que comprend le service « Modélisation 3D »?'] },
    { question: 'imprimer en 3d vous faites ça?', right: ['Que comprend le service « Modélisation 3D »?', null] },
    {
      question: 'réduire la paperasse au bureau',
      right: [
        'Quelles tâches peut-on automatiser?',
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « Automatisation financière »?',
      ],
    },
    {
      question: 'mes employés font des doubles saisies partout',
      right: ['Quelles tâches peut-on automatiser?', 'Que comprend le service « Automatisation intelligente »?'],
    },
    {
      question: 'automatiser la paye',
      right: [
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « Automatisation financière »?',
        null,
      ],
    },
    {
      question: 'combien j’économise si j’automatise mes factures',
      right: [
        'Qu’offrez-vous pour « Automatisation financière »?',
        'D’où vient le 300 % de rendement?',
        'Le résultat du calculateur est-il garanti?',
      ],
    },
    {
      question: 'en combien de temps l’automatisation se rembourse',
      right: [
        'D’où vient le 300 % de rendement?',
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Le résultat du calculateur est-il garanti?',
        'Combien de temps avant de voir un résultat?',
      ],
    },
    {
      question: 'ai je besoin d’une grosse équipe pour l’intelligence artificielle',
      right: [
        'L’IA est-elle rentable pour une petite entreprise?',
        null,
        'Qu’offrez-vous pour « IA pour entreprises »?',
      ],
    },
    {
      question: 'l’ia va-t-elle inventer des affaires à mes clients',
      right: ['Le mini-robot peut-il inventer une réponse?'],
    },
    {
      question: 'les données données à l’ia vont où',
      right: ['Mes données serviront-elles à entraîner un modèle?', 'Où passent nos renseignements personnels?'],
    },
    {
      question: 'chatbot qui pollue moins',
      right: [
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'D’où vient le 87 % de moins?',
        'Un robot local est-il toujours plus écologique?',
      ],
    },
    {
      question: 'pourquoi l’IA c’est mauvais pour la planète',
      right: [
        'Combien consomme une question à une IA?',
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'Un site Web pollue-t-il vraiment?',
      ],
    },
    { question: 'prédire mes ventes d’hiver', right: ['Qu’offrez-vous pour « IA pour entreprises »?'] },
    {
      question: 'mon site respecte tu la loi 25',
      right: [
        'Aidez-vous à respecter la Loi 25?',
        'La Loi 25 s’applique-t-elle à ma clinique?',
        'Respecte-t-il la Loi 25 et le RGPD?',
        'Où passent nos renseignements personnels?',
        'Que faites-vous de mes renseignements personnels?',
        'Que contient la page « Politique de confidentialité »?',
      ],
    },
    {
      question: 'affichage en français obligatoire pour 25 employés?',
      right: [
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
      ],
    },
    {
      question: 'faut-il s’inscrire à l’oqlf',
      right: [
        'Quelle était l’échéance de la Loi 96?',
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
      ],
    },
    {
      question: 'traduire mon site avec google translate c’tu légal',
      right: ['La traduction automatique est-elle acceptée?'],
    },
    {
      question: 'quelle est la date limite pour la loi 96',
      right: [
        'Quelle était l’échéance de la Loi 96?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
        'Combien de temps prend la mise en conformité?',
      ],
    },
    { question: 'usine 4.0 ça veut dire quoi', right: ['Qu’offrez-vous pour « Industrie 4.0 »?'] },
    {
      question: 'par où commencer pour moderniser l’usine',
      right: ['Qu’offrez-vous pour « Industrie 4.0 »?', 'Votre diagnostic remplace-t-il l’audit officiel?'],
    },
    {
      question: 'aide du gouvernement pour l’ia',
      right: [
        'Quelles subventions pour l’Industrie 4.0 au Québec?',
        null,
        'L’IA est-elle rentable pour une petite entreprise?',
      ],
    },
    {
      question: 'capteurs sur mes équipements pour prévenir les bris',
      right: [
        'Qu’offrez-vous pour « Industrie 4.0 »?',
        'Mes machines sont vieilles, est-ce que ça vaut la peine?',
        'Faut-il arrêter la production pour installer?',
      ],
    },
    { question: 'télémédecine pour ma clinique', right: ['Qu’offrez-vous pour « Santé et fintech »?'] },
    {
      question: 'fintech, conformité, pouvez vous aider',
      right: ['Qu’offrez-vous pour « Santé et fintech »?', 'Pouvez-vous nous rendre conformes à PCI DSS?'],
    },
    {
      question: 'mes patients peuvent remplir leur formulaire en ligne?',
      right: ['Qu’offrez-vous pour « Santé et fintech »?'],
    },
    {
      question: 'c koi l’écoindex',
      right: [null, 'Comment calculez-vous l’empreinte d’une page?', 'Que contient la page « Écoconception »?'],
    },
    {
      question: 'mesurer l’empreinte de ma page',
      right: ['Comment calculez-vous l’empreinte d’une page?', 'Combien pollue mon site Web?'],
    },
    {
      question: 'est-ce que ça ralentit le site d’être accessible',
      right: [
        'Vos sites sont-ils accessibles aux personnes handicapées?',
        null,
        'Que contient la page « Accessibilité »?',
      ],
    },
    {
      question: 'que faites-vous de mes infos quand je remplis le formulaire',
      right: ['Que faites-vous de mes renseignements personnels?'],
    },
  ],
  outside: [
    'meilleur hotel à tadoussac',
    'quel âge a le premier ministre',
    'je cherche un plombier à lévis',
    'combien pèse un orignal',
    'prix de l’essence aujourd’hui',
    'vendez-vous des t-shirts',
    'comment faire du pain',
    'assurance pour mon camion',
    'ouvrir un compte de banque d’entreprise',
    'quelle heure est-il à paris',
    'réparer un écran de cellulaire',
    'tonte de gazon',
    'où est mon colis',
    'avez-vous des chambres libres',
    'location de tracteur',
    'résultats du canadien hier',
    'conseils pour perdre du poids',
    'je veux un avocat pour mon divorce',
    'achat de bitcoin',
    'traduction de mon passeport',
  ],
};
