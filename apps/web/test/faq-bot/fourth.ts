import type { FreshSet } from './fresh.ts';

/** As those of `fresh.ts`, written before the words were read: 37 right when it was first measured, 47 before it was read. */
export const fourth: FreshSet = {
  asked: [
    {
      question: 'à combien ça revient un petit site vitrine',
      right: ['Combien coûte un projet?', 'Combien ça coûte?'],
    },
    { question: "c'est dispendieux une boutique en ligne?", right: ['Combien coûte un projet?', 'Combien ça coûte?'] },
    {
      question: "mon budget est serré, y a-tu moyen de s'arranger",
      right: ['Combien coûte un projet?', 'Combien ça coûte?', 'Travaillez-vous avec les petites entreprises?'],
    },
    { question: 'ça prend un acompte?', right: ['Quels modes de paiement acceptez-vous?', null] },
    {
      question: 'je voudrais un devis pour ma garderie',
      right: [
        'Comment obtenir un devis?',
        'Combien coûte un projet?',
        'Que contient la page « Demande de devis »?',
        'Que contient la page « Contact »?',
      ],
    },
    {
      question: "après la livraison c'est quoi les frais par mois",
      right: ['Que se passe-t-il après la mise en ligne?', 'Combien coûte un projet?', 'Combien ça coûte?'],
    },
    { question: "l'estimation est-tu engageante", right: ['Combien coûte un projet?', 'Comment obtenir un devis?'] },
    {
      question: 'allez vous me charger pour la première rencontre',
      right: ['Qu’est-ce que la consultation gratuite?', 'Que contient la page « Contact »?'],
    },
    {
      question: 'combien de semaines pour une application',
      right: ['Combien de temps prend une application mobile?', 'Combien de temps prend la création d’un site Web?'],
    },
    {
      question: 'pouvez-vous livrer avant noel',
      right: ['Pouvez-vous livrer en urgence?', 'Combien de temps prend la création d’un site Web?'],
    },
    { question: 'je veux parler à un humain', right: ['Comment parler à une personne?'] },
    {
      question: 'prendre un appel avec vous',
      right: [
        'Comment parler à une personne?',
        'Qu’est-ce que la consultation gratuite?',
        'Quel est votre numéro de téléphone?',
      ],
    },
    { question: "c'est quoi votre adresse courriel", right: ['Quelle est votre adresse de courriel?'] },
    { question: 'vous êtes basés dans quelle ville', right: ['Où êtes-vous situés?'] },
    {
      question: 'qui travaille chez vous',
      right: [
        'Combien êtes-vous dans l’équipe?',
        'Qui êtes-vous?',
        'Que contient la page « À propos »?',
        'Que contient la page « Approche d’équipe »?',
      ],
    },
    { question: 'depuis quand vous existez', right: ['Qui êtes-vous?'] },
    {
      question: 'est ce que vous avez déjà fait des sites pour des comptables',
      right: [
        'Que contient la page « Portfolio »?',
        'Travaillez-vous avec mon secteur s’il n’est pas dans la liste?',
        'Faut-il un spécialiste de mon métier?',
      ],
    },
    {
      question: 'vos clients sont-ils contents',
      right: ['Qui êtes-vous?', 'Que contient la page « Portfolio »?', null],
    },
    { question: "quelles sont les étapes d'un mandat", right: ['Comment se déroule un projet?'] },
    {
      question: "je connais rien là dedans, allez vous m'aider",
      right: [
        'Qu’est-ce que la consultation gratuite?',
        'Comment se déroule un projet?',
        'Comment parler à une personne?',
      ],
    },
    {
      question: 'est-ce que je vais être pogné avec vous pour la vie',
      right: ['Qui sera propriétaire du code?', 'Combien coûte un projet?'],
    },
    {
      question: 'mon ancien programmeur a disparu, pouvez-vous reprendre',
      right: ['Pouvez-vous refaire mon site actuel?'],
    },
    { question: 'mon site wordpress date de 2012', right: ['Pouvez-vous refaire mon site actuel?'] },
    { question: 'qui paye le nom de domaine', right: ['Peut-on garder notre nom de domaine et nos courriels?'] },
    {
      question: "former mes employés à s'en servir",
      right: ['Offrez-vous de la formation?', 'Pourrons-nous modifier le site nous-mêmes?'],
    },
    {
      question: "ça plante le dimanche, y'a tu quelqu'un?",
      right: [
        'Quelles sont vos heures d’ouverture?',
        'Que se passe-t-il après la mise en ligne?',
        'Comment parler à une personne?',
        'Que se passe-t-il quand un maillon casse?',
      ],
    },
    {
      question: 'faites-vous des backups',
      right: ['Que se passe-t-il après la mise en ligne?', null, 'Où le site et les données sont-ils hébergés?'],
    },
    {
      question: 'le site va-tu bien marcher sur cellulaire',
      right: ['Que comprend le service « Développement Web »?', 'Que comprend le service « Design UX/UI »?'],
    },
    {
      question: 'je veux monter dans les résultats google',
      right: ['Quand voit-on les effets du marketing?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'des annonces facebook ça vaut tu la peine',
      right: ['Gérez-vous les réseaux sociaux?', 'Que comprend le service « Marketing numérique »?'],
    },
    {
      question: 'envoyer des infolettres à mes clients',
      right: [
        'Que comprend le service « Marketing numérique »?',
        'Que comprend le service « Automatisation intelligente »?',
      ],
    },
    {
      question: 'refaire mon image de marque',
      right: [
        'Que comprend le service « Design UX/UI »?',
        'Que comprend le service « Marketing numérique »?',
        'Quels services offrez-vous?',
        null,
      ],
    },
    { question: 'une application pour mes livreurs', right: ['Que comprend le service « Applications mobiles »?'] },
    {
      question: 'faire voir ma maison modele en 3d sur le site',
      right: ['Que comprend le service « Modélisation 3D »?'],
    },
    { question: 'tester le site avec du vrai monde', right: ['Que comprend le service « Design UX/UI »?'] },
    {
      question: 'connecter mon CRM à mon site',
      right: [
        'Quels logiciels pouvez-vous relier?',
        'Que comprend le service « Automatisation intelligente »?',
        'Faudra-t-il changer de logiciels?',
      ],
    },
    {
      question: 'on perd du temps sur excel',
      right: [
        'Quelles tâches peut-on automatiser?',
        'Que comprend le service « Automatisation intelligente »?',
        'Qu’offrez-vous pour « Automatisation financière »?',
      ],
    },
    {
      question: 'relances automatiques des clients qui payent pas',
      right: [
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Que comprend le service « Automatisation intelligente »?',
      ],
    },
    {
      question: "combien j'épargne si j'automatise ma facturation",
      right: [
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Le résultat du calculateur est-il garanti?',
        'Que comprend le service « Automatisation intelligente »?',
        'D’où vient le 300 % de rendement?',
      ],
    },
    {
      question: 'ia pour une petite entreprise de services, ça vaut tu la peine',
      right: ['L’IA est-elle rentable pour une petite entreprise?'],
    },
    {
      question: 'un chatbot ça comprend tu le québécois',
      right: [
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'Que dit l’article « Robots locaux »?',
        null,
      ],
    },
    {
      question: "combien d'énergie prend un chatbot",
      right: [
        'Combien consomme une question à une IA?',
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'D’où vient le 87 % de moins?',
      ],
    },
    {
      question: 'chatbot moins polluant que chatgpt',
      right: [
        'Un robot local est-il toujours plus écologique?',
        'D’où vient le 87 % de moins?',
        'Combien consomme une question à une IA?',
        'Qu’offrez-vous pour « Robots conversationnels durables »?',
        'Que dit l’article « Robots locaux »?',
      ],
    },
    {
      question: 'où vont les données que mes clients écrivent au bot',
      right: ['Respecte-t-il la Loi 25 et le RGPD?', 'Êtes-vous un robot?'],
    },
    {
      question: 'prédire mes ventes du mois prochain',
      right: ['Puis-je essayer vos outils d’IA?', 'Qu’offrez-vous pour « IA pour entreprises »?'],
    },
    {
      question: 'lire des pdf de fournisseurs tout seul',
      right: [
        'Qu’offrez-vous pour « Automatisation financière »?',
        'Qu’offrez-vous pour « IA pour entreprises »?',
        'Que comprend le service « Automatisation intelligente »?',
        'Et si un montant est mal lu?',
      ],
    },
    {
      question: 'site bilingue, le français doit tu être premier',
      right: ['Puis-je garder mon site en anglais?', 'Qu’offrez-vous pour « Conformité à la Loi 96 »?'],
    },
    {
      question: "c'est quoi que l'office de la langue peut me faire",
      right: [
        'Quelle est l’amende pour un site qui n’est pas en français?',
        'J’ai reçu un avis de l’OQLF, que faire?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
      ],
    },
    {
      question: 'vérifier si mon site respecte la loi 96',
      right: ['Comment savoir si nous respectons la Loi 96?', 'Qu’offrez-vous pour « Conformité à la Loi 96 »?'],
    },
    {
      question: 'mon menu est en anglais seulement',
      right: [
        'Puis-je garder mon site en anglais?',
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?',
        'Qu’offrez-vous pour « Conformité à la Loi 96 »?',
        'Quelle est l’amende pour un site qui n’est pas en français?',
      ],
    },
    {
      question: 'faut-il un responsable des renseignements personnels',
      right: [
        'Que faites-vous de mes renseignements personnels?',
        'Comment faire effacer mes données?',
        'Que contient la page « Politique de confidentialité »?',
        'La Loi 25 s’applique-t-elle à ma clinique?',
        null,
      ],
    },
    {
      question: "dossier patient en ligne, c'est permis?",
      right: [
        'Qu’offrez-vous pour « Santé et fintech »?',
        'Nos données de santé doivent-elles rester au Québec?',
        'La Loi 25 s’applique-t-elle à ma clinique?',
      ],
    },
    {
      question: 'comment vous protégez contre les pirates',
      right: [
        'Qu’offrez-vous pour « Santé et fintech »?',
        'Que faites-vous en cas de fuite de données?',
        'Êtes-vous certifiés ISO 27001 ou SOC 2?',
        'Que contient l’audit gratuit?',
      ],
    },
    {
      question: 'diagnostic pour mon usine',
      right: ['Qu’offrez-vous pour « Industrie 4.0 »?', 'Votre diagnostic remplace-t-il l’audit officiel?'],
    },
    { question: "crédit d'impot pour la techno", right: ['Quelles subventions pour l’Industrie 4.0 au Québec?'] },
    {
      question: "maintenance prédictive c'est quoi",
      right: [
        'Qu’offrez-vous pour « Industrie 4.0 »?',
        'Mes machines sont vieilles, est-ce que ça vaut la peine?',
        null,
      ],
    },
    {
      question: 'mesurez-vous le poids de vos pages',
      right: [
        'Combien pèse ce site?',
        'Comment calculez-vous l’empreinte d’une page?',
        'Que contient la page « Écoconception »?',
        'Combien pollue mon site Web?',
      ],
    },
    {
      question: "vos chiffres d'où ils sortent",
      right: ['Que contient la page « Nos chiffres »?', 'Vos chiffres s’appliquent-ils à mon entreprise?'],
    },
    { question: 'utilisez vous des cookies', right: ['Utilisez-vous des témoins?'] },
    { question: 'je voudrais que vous effaciez mes infos', right: ['Comment faire effacer mes données?'] },
  ],
  outside: [
    'combien pour faire déneiger ma cour',
    'vous vendez des téléphones?',
    'quel film aller voir ce soir',
    'à quelle heure ferme la saq',
    'comment cuire un homard',
    "traduction d'un contrat en espagnol",
    'avez-vous du bois de chauffage',
    "c'est quoi la distance entre québec et montréal",
    'mon lave-vaisselle coule',
    'je cherche un appartement 4 et demi',
    'cours de guitare pour débutant',
    'qui a écrit les misérables',
    'combien gagne un plombier',
    'numéro de la police',
    "prix de l'essence aujourd'hui",
    'pouvez-vous garder mon chat',
    'comment tricoter un foulard',
    'est-ce que les canadiens jouent ce soir',
    'un remède pour le rhume',
    "j'ai perdu mon passeport",
    'combien de calories dans une poutine',
    'vous faites des ongles?',
    'acheter des billets de spectacle',
    'la date de la fête des mères',
    "changer l'huile de mon char",
    'assurance auto pas cher',
    'quel vin avec du saumon',
    "inscrire mon enfant à l'école",
    'comment plier un drap contour',
    'réparation de toiture urgente',
  ],
};
