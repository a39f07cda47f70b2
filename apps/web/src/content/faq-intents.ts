/**
 * A handful of ways to need each answer, by its question: the situation that brings a visitor, where `faq-lexicon.ts` has only words.
 * Nobody is shown any of them; any space stands for a no-break one.
 */
const situations: Readonly<Record<string, string>> = {
  'Êtes-vous un robot?': 'tester le robot | quel robot êtes-vous',
  'Comment parler à une personne?':
    'quelqu’un de votre équipe | joindre un responsable | vous rejoindre rapidement | mon dossier, à qui parler | parler à un vrai monde | à qui m’adresser | plainte à faire à l’agence | rappeler demain matin | personne au téléphone | j’aimerais qu’une personne me téléphone | laisser mon numéro | parler à un vendeur',
  'Quelles sont vos heures d’ouverture?':
    'fermé à Noël | fermé pendant les fêtes | ouvert un jour férié | appeler le soir | ouvert à midi | en congé | quelqu’un le soir | ouvert pendant les vacances',
  'Quel est votre numéro de téléphone?': 'quel numéro composer | numéro',
  'Où êtes-vous situés?':
    'quelle ville | rencontre où | où se rencontrer | dans quel coin | loin de chez nous | clients hors de Québec | clients de Montréal | ailleurs au Canada | venez-vous sur place | rencontre en personne | servez-vous ma région | travailler à distance',
  'Quels modes de paiement acceptez-vous?':
    'payer par étapes | premier paiement | facturation mensuelle | conditions de paiement | paiement en trois fois | payer à la fin | payer un dépôt au début | payer par carte ou chèque',
  'Combien coûte un projet?':
    'combien pour cinq pages | prix pour 10 pages | tarif pour créer | taxes en sus | combien ça me coûterait | prix de l’hébergement par mois | coût mensuel | prix d’un gros site | combien pour un logo | prix d’une campagne | combien pour une vidéo | prix d’un robot | prix 3D | prix d’un audit | prix du référencement | prix de la publicité | prix des réseaux sociaux | prix de l’entretien | prix de l’hébergement | prix de la formation | prix de la traduction | prix du design | taxes incluses dans le prix | j’ai 3000 piasses | site pour 500 piasses | idée de prix | mon budget est serré',
  'Combien ça coûte?':
    'budget pour un site | fourchette de prix | prix de départ | prix minimum | prix d’une refonte | budget pour une refonte',
  'Comment obtenir un devis?':
    'estimation sans rendez-vous | estimé gratuit | comparer des soumissions | combien de temps est valide le devis | soumission pour mon projet | prix approximatif sans rencontre | devis pour une application | devis pour un site | devis pour une automatisation | devis par courriel | j’ai besoin d’un prix',
  'En combien de temps répondez-vous?':
    'délai pour un message | réponse à ma demande | mon message est-il arrivé | attendre une réponse | rappelé quand | quand aurai-je une réponse | rappeler après le formulaire | délai de réponse à un message | répondez-vous rapidement | répondre à un courriel | quand serai-je rappelé | personne ne m’a répondu',
  'Combien de temps prend la création d’un site Web?':
    'site fini quand | temps pour créer un site | commencer quand | disponible pour commencer | attente avant de commencer | site en un mois | délai pour une refonte | site prêt pour une date',
  'Qu’est-ce que la consultation gratuite?':
    'aucune idée de ce dont j’ai besoin | je ne sais pas ce qu’il me faut | pas certain du projet | rencontre d’information | discuter de mon idée | poser mes questions de vive voix | durée du premier appel | première rencontre comment ça se passe | appel payant | rencontrer avant de décider | conseils gratuits | je connais rien au Web',
  'Que contient l’audit gratuit?':
    'inclus dans l’audit | avoir une opinion sur mon site | qu’est-ce qui ne va pas avec mon site | performance de mon site | audit SEO | audit payant | audit gratuit pour vrai | faire analyser notre site | site lent sur mobile | rapport en 48 heures',
  'Qui êtes-vous?':
    't’es qui | c’est qui Épinette | votre histoire | note des clients | combien d’étoiles | taux de satisfaction | clients contents | depuis longtemps en affaires | entreprise québécoise | mission et valeurs | années d’expérience dans le domaine | dirigeant | vos prix et récompenses | avez-vous bonne réputation',
  'Combien êtes-vous dans l’équipe?':
    'rencontrer l’équipe | qui va s’occuper de nous | chargé de projet attitré | programmeurs ici | vos spécialistes | employés ou pigistes | sous-traitants | combien de monde sur mon projet | personne contact pendant le projet | qui sera mon contact | où sont vos programmeurs | mon contact pendant le projet | même personne du début à la fin | sous-traitance | qui programme | combien de programmeurs',
  'Quels services offrez-vous?':
    'vous aidez à quoi | tout sous un même toit | services à la carte | juste programmer | un seul service | que savez-vous faire | votre spécialité | dans quoi vous spécialisez-vous | tout ce que vous faites | services pour mon entreprise',
  'Comment se déroule un projet?':
    'changer d’idée en plein milieu | combien de corrections | corrections au design | maquette incluse | point hebdomadaire | qui approuve | ce qu’on doit fournir | réduire le projet | étapes du début à la fin | annuler le projet | annuler en cours de route | est-ce que je vois le site avant | nouvelles chaque semaine',
  'Que se passe-t-il après la mise en ligne?':
    'forfait mensuel | forfait d’entretien | abonnement mensuel | qui s’occupe du site après | dépannage d’urgence | site attaqué à répétition | besoin d’un informaticien | garantie après la livraison | surveiller le site | certificat SSL expiré | problème après la livraison | contrat à long terme | petits changements chaque mois | sauvegardes | soutien le dimanche',
  'Où le site et les données sont-ils hébergés?':
    'hébergement inclus | fournisseur d’hébergement | serveur à nous | héberger nous-mêmes | dans quel pays | données aux États-Unis | hébergement hydroélectricité | hébergé sur Amazon | serveurs alimentés à l’hydroélectricité',
  'Que faites-vous de mes renseignements personnels?':
    'mes infos vendues | listes de courriels | entente de confidentialité | accord de non-divulgation | NDA | qui lit mon formulaire | mes renseignements sont-ils partagés | durée de conservation de mes données | partagez-vous mes données | politique de confidentialité | responsable des renseignements personnels',
  'Comment faire effacer mes données?':
    'corriger une erreur dans mon dossier | savoir ce que vous avez sur moi | accéder à mon dossier | retirez-moi | ne plus recevoir de courriels | retirer mon nom de la liste | accès à mes données',
  'Travaillez-vous avec les petites entreprises?':
    'entreprise familiale | jeune entreprise | deux personnes | budget de petite entreprise | trop petit pour vous | taille minimale | vos gros clients | clients comme moi | travailler avec une PME',
  'Travaillez-vous avec mon secteur s’il n’est pas dans la liste?':
    'portail citoyen | organisme communautaire | entrepreneurs en construction | domaine particulier | déjà fait pour une entreprise comme la mienne | éducation | commerce | immobilier | tourisme | services professionnels | travaillez-vous avec mon secteur | faites-vous affaire avec mon secteur | connaissez-vous mon domaine | site pour un restaurant | site pour une ferme | site pour un avocat | organismes sans but lucratif | clients de mon secteur | mon secteur',
  'Faut-il un spécialiste de mon métier?': 'expérience dans mon métier | connaissance de notre métier',
  'Pourrons-nous modifier le site nous-mêmes?':
    'gérer ma boutique sans vous | mettre à jour le menu | publier un article | changer une image | changer nos heures sur le site | dépendre de vous pour chaque changement | interface facile pour modifier | changer le menu du restaurant | adjointe publie',
  'Pouvez-vous refaire mon site actuel?':
    'site fait en 2014 | site démodé | transférer mon site chez vous | on a déjà un site | améliorer ce qu’on a | repartir à zéro | mon agence ne répond plus | site fait sur Wix | site de 2012 | ancien programmeur parti | reprendre le travail d’un autre | garder l’ancien site pendant les travaux | site pas beau',
  'Peut-on garder notre nom de domaine et nos courriels?':
    'courriels pendant le transfert | choisir un nom de domaine | renouveler le domaine | adresse du site | acheter le nom de domaine | nom de domaine à mon nom | nos courriels vont-ils continuer',
  'Qui sera propriétaire du code?':
    'le site est à nous | licence | changer de fournisseur | récupérer les fichiers | si on se chicane | tout perdre | accès du site | contrat qui nous attache | propriété de l’application | fichiers sources | à qui sont les images',
  'Et si notre référencement chutait?':
    'disparaître de Google | garder mon rang | référencement si je change de site | perdre ma place | garder notre position',
  'Que se passe-t-il quand un maillon casse?':
    'commande perdue | si le lien brise | erreur dans les commandes | alerte en cas d’erreur | panne la nuit | et si ça brise | un logiciel change et tout arrête',
  'Faudra-t-il changer de logiciels?': 'mes logiciels sont vieux | garder mon ERP',
  'Est-ce que quelqu’un va perdre son emploi?':
    'perdre sa job | employée inquiète | remplacer ma réceptionniste | peur de perdre son travail | mes employés ont peur | mes employés et l’automatisation',
  'Qu’est-ce que mes employés vont en penser?':
    'mes gars n’aimeront pas ça | faire accepter le changement | employés réticents | surveiller les employés | les capteurs surveillent mes employés | réaction de mes employés | résistance au changement | mes employés contre | syndicat | déranger mes gars',
  'Où passent nos renseignements personnels?':
    'qui a accès à nos données | accès aux données dans votre équipe | données qui circulent | donner nos mots de passe | sécurité des automatisations',
  'D’où vient le 300 % de rendement?':
    'pourcentage de temps sauvé | combien de temps on sauve | économies avec l’automatisation | gain réel | en combien de temps ça se rembourse | rendement de l’automatisation | combien l’automatisation rapporte | l’automatisation vaut-elle la peine',
  'Quelles tâches peut-on automatiser?':
    'rapports des vendeurs | vendeurs qui font des rapports | envoyer des rappels texto | feuilles de temps | confirmations de rendez-vous | bons de livraison | formulaires papier | classer les courriels | suivi des clients | copier d’Excel à un logiciel | automatiser les soumissions | automatiser les devis | automatiser les commandes | automatiser les courriels | automatiser les rappels | oublier de rappeler les clients | commandes par courriel et par fax | perdre des heures par semaine | réduire la paperasse | chiffriers Excel partout | mes employés ressaisissent | par où commencer l’automatisation',
  'Que comprend le service « Automatisation intelligente »?':
    'inventaire du magasin et du site pareils | liste d’attente | commandes en double | relier la caisse | automatiser une clinique | automatiser mes processus | stock synchronisé | les commandes saisies toutes seules | prendre les rendez-vous automatiquement',
  'Qu’offrez-vous pour « Automatisation financière »?':
    '500 factures par mois | économies sur 500 factures | retaper des PDF | relancer les clients | commis comptables | doublons de factures | taxes à remettre | comptes à recevoir | bons à payer | faites-vous la comptabilité | concilier la banque | conciliation bancaire | clients qui paient en retard | marge de crédit | fin de mois trop longue | recevoir des factures par courriel | 300 factures par mois | payer les fournisseurs plus vite | approbation des factures | déclaration de TPS et TVQ | heures à faire des factures | comptable débordée',
  'Devons-nous quitter notre logiciel comptable?':
    'logiciel comptable compatible | comptabilité dans Acomba | comptable obligatoire | comptabilité et Sage',
  'Et si un montant est mal lu?':
    'écriture à la main | facture floue | mauvais montant | erreur de taxes | la machine se trompe de montant | facture mal lue par le robot | facture écrite à la main',
  'La machine peut-elle payer un fournisseur toute seule?':
    'payer à ma place | contrôle des paiements | fraude de fournisseur',
  'Que comprend le service « Développement Web »?':
    'site comme celui de mon compétiteur | site sur mesure | site d’entreprise | site vitrine pour un avocat | programmer un site | portail d’employés | site rapide | pages faites par vous | site pour mon entreprise | le site marche-t-il sur téléphone | site adapté au téléphone | créer un site pour une boulangerie | application Web d’affaires | remplacer un chiffrier | site WordPress | site simple',
  'Que comprend le service « Applications mobiles »?':
    'application pour des camionneurs | application pour nos techniciens | application de livraison | application pour mes patients | notifications sur téléphone | application interne | je veux une application | application pour commander | application de fidélité | combien d’applications',
  'Que comprend le service « Design UX/UI »?':
    'site pas beau | améliorer l’apparence | refaire l’image de la compagnie | mes clients appellent parce qu’ils ne trouvent pas | observer mes clients | identité visuelle | brochure, dépliant | abandonnent leur panier | formulaires trop longs | site difficile à comprendre | image de marque | tester avec des utilisateurs | maquettes',
  'Que comprend le service « Modélisation 3D »?':
    'logiciel 3D utilisé | Blender, SolidWorks | immeuble pas encore construit | projet immobilier en images | pièce mécanique | prothèse | dessin technique | visite d’une maison | images pour un catalogue | meubles en 3D sur notre boutique | voir mon produit sous tous les angles | emballage en 3D | maison en 3D | condos en 3D | machine en 3D | fichiers 3D',
  'Que comprend le service « Marketing numérique »?':
    'Google ou Facebook | publicité ou référencement | augmenter mes ventes | mieux me faire connaître | attirer des employés | campagne | stratégie | lancer un produit | vendre plus | infolettre | stratégie de contenu | payer Facebook pour avoir des clients | personne ne connaît mon entreprise',
  'Gérez-vous la publicité Google?':
    'combien par mois en publicité | ma publicité ne rapporte pas | publicité dans ma région',
  'Comment améliorez-vous le référencement?':
    'premier pour mon métier et ma ville | plombier à Québec sur Google | mots que les clients cherchent | site introuvable | mon site n’apparaît pas | apparaître dans ma ville | contenu pour Google | liens vers mon site',
  'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?':
    'vendre ailleurs qu’au Québec | exemptions de la loi 96 | menu de restaurant en français | entreprise de 4 employés et loi 96 | loi 96 et travailleur autonome | loi 96 et PME | suis-je obligé par la loi 96 | loi 96 si je vends seulement en Ontario | qui doit respecter la loi 96 | obligé de me conformer à la loi 96',
  'Puis-je garder mon site en anglais?':
    'taille du texte anglais | version anglaise plus complète | clients américains | obligé d’avoir un site en français | textes en anglais à côté du français | clients anglophones | fiches de produits en anglais | site bilingue obligatoire',
  'J’ai reçu un avis de l’OQLF, que faire?':
    'inspecteur de la langue | dénoncé à l’OQLF | 15 jours pour corriger | délai pour corriger après un avis | avis reçu | plainte de la langue | un client a porté plainte',
  'La traduction automatique est-elle acceptée?':
    'traduire 40 pages | qualité de la traduction | traduire avec ChatGPT | bouton de traduction | qui traduit le site',
  'Qu’offrez-vous pour « Conformité à la Loi 96 »?':
    'logiciels de travail en anglais | qui vérifie la loi 96 | plaintes à propos des sites | nettement prédominant | aide avec la loi 96 | franciser mon site | que demande la loi 96 | qu’est-ce que la loi 96 | mandat loi 96',
  'Qu’offrez-vous pour « IA pour entreprises »?':
    'données nécessaires pour une prévision | historique de ventes | ventes de Noël | classer les courriels avec l’IA | rédiger des offres | assistant pour mes employés | chercher dans nos documents | entreprise en retard sur l’IA | aide pour un projet d’IA | l’IA pour mon entreprise | l’IA dans ma business | premier pas avec l’IA | par où commencer avec l’IA | trier mes courriels avec l’IA | prévoir les ventes | résumer des documents | exemples d’IA | robot pour l’accueil',
  'L’IA est-elle rentable pour une petite entreprise?':
    'l’IA c’est pour les grosses | est-ce que l’IA vaut le coup | combien l’IA rapporte | IA dans une compagnie de 8 personnes | équipe pour l’IA | l’IA rapporte-t-elle | trop petit pour l’IA',
  'Combien de temps avant de voir un résultat?':
    'rentrer dans mon argent avec l’IA | délai de rendement de l’IA | résultat de l’IA | ROI de l’IA en 90 jours',
  'Mes données serviront-elles à entraîner un modèle?':
    'confidentielles avec votre IA | secrets d’entreprise et IA | où vont les données de l’IA | l’IA lit mes documents | donner mes données à ChatGPT | l’IA garde mes données',
  'Combien coûte un projet d’IA?': 'prix d’un robot conversationnel | 35 000 $',
  'Vais-je devoir mettre des gens à pied?': 'l’IA va remplacer mes employés | mes employés et l’IA',
  'Le mini-robot peut-il inventer une réponse?':
    'l’IA invente des réponses à mes clients | le robot dit des niaiseries | erreur du robot | réponse fausse du robot',
  'Qu’offrez-vous pour « Robots conversationnels durables »?':
    'réceptionniste virtuelle | ChatGPT gratuit pour ma business | robot pour le service à la clientèle | mini-robot | avantage d’un mini-robot | qu’est-ce qu’un mini-robot | robot en anglais | robot qui prend des rendez-vous | ajouter un clavardage à mon site | le robot répond à mes clients | utilisez-vous ChatGPT',
  'Combien consomme une question à une IA?': 'impact d’une recherche ChatGPT | ChatGPT consomme | énergie de ChatGPT',
  'Combien de temps pour mettre un mini-robot en ligne?': 'robot prêt quand | délai du robot',
  'Un robot local est-il toujours plus écologique?': 'IA locale polluante',
  'Nos données de santé doivent-elles rester au Québec?':
    'droit d’héberger hors Québec | serveur américain et patients | données médicales aux États-Unis | données médicales sur Amazon | dossiers de patients hébergés | hébergement des données de santé',
  'Pouvez-vous nous rendre conformes à PCI DSS?':
    'paiements par carte sécuritaires | sécurité des paiements sur mon site | numéros de carte sur notre serveur',
  'Êtes-vous certifiés ISO 27001 ou SOC 2?':
    'qui certifie | organismes de certification | certification | certifié | attestation de sécurité | certification écologique',
  'Que faites-vous en cas de fuite de données?':
    'site piraté à répétition | on m’a piraté | avertir mes clients | mon site s’est fait hacker | plan en cas d’incident',
  'Qu’offrez-vous pour « Santé et fintech »?':
    'formulaire de réclamation | pharmacies | se protéger contre les pirates | coopérative | résultats de laboratoire | renouvellement d’ordonnance | cliniques dentaires | site pour dentiste | expérience avec les cliniques | site de pharmacie | rendez-vous de patients en ligne | conformité fintech | assurances en ligne | ouvrir un compte en ligne',
  'Qu’offrez-vous pour « Industrie 4.0 »?':
    'virage numérique de l’usine | usine plus performante | machines qui se parlent | presse hydraulique | données de production | temps d’arrêt | rendement des machines | goulot d’étranglement | bons de travail | combien de pièces produites | savoir ce qui sort pendant le quart | tableau de bord de production | machine qui brise tout le temps | prévenir les arrêts | arrêts de production | traçabilité des lots | suivi de production sur papier | entretien des machines',
  'Mes machines sont vieilles, est-ce que ça vaut la peine?':
    'machines de 30 ans | machine de 1985 | vieille machine | marque de mes machines',
  'Faut-il arrêter la production pour installer?':
    'fermer pour installer les capteurs | installation des capteurs | poser les capteurs',
  'Quelles subventions pour l’Industrie 4.0 au Québec?':
    'montant maximal d’une subvention | que couvre le PARI | PARI, ESSOR, CRIC | remboursement du gouvernement | financement du virage numérique | subvention pour automatiser mon usine | programmes de subvention | argent du gouvernement | subvention pour l’IA | subvention pour un site | monter un dossier de subvention',
  'Votre diagnostic remplace-t-il l’audit officiel?':
    'durée du diagnostic | test de maturité | audit industrie 4.0 | treize questions',
  'Qu’offrez-vous pour « Sites Web écologiques »?':
    'organismes et sites écologiques | réduire le poids de mon site | site durable | qu’est-ce que l’écoconception | un site écologique | un site vert | site à faible empreinte',
  'Un site Web pollue-t-il vraiment?':
    'pourquoi un site léger | internet pollue | qu’est-ce qui pollue dans un site | un site léger change quoi pour la planète | pourquoi un site écologique',
  'Comment calculez-vous l’empreinte d’une page?':
    'calcul du CO2 | méthode de calcul | grammes de CO2 par visite | mesurer l’empreinte d’une page',
  'Un hébergement vert suffit-il?': 'hydroélectricité | serveur vert',
  'Un site écologique est-il forcément laid?': 'site écologique sans image | design d’un site écologique',
  'D’où vient le 75 % de CO₂ en moins?':
    'vos sites polluent-ils moins | moins polluant pour vrai | 75 % | réduction de CO2',
  'D’où vient le 87 % de moins?':
    'énergie de votre mini-robot par jour | votre robot comparé à ChatGPT | 0,31 kWh | 87 % | réduction de 87',
  'D’où viennent les 3,70 $ par dollar investi?': '3,70 | 370 % | étude IDC',
  'Vos chiffres s’appliquent-ils à mon entreprise?':
    'chiffres gonflés | chiffres exagérés | preuve de vos chiffres | résultats comme les vôtres',
  'Que contient la page « Portfolio »?':
    'réalisation en santé | travaillé avec une fromagerie | montrez une réalisation | avant et après | sites déjà en ligne | vos clients | qui sont vos clients | clients connus | exemples de cliniques | exemples de boutiques | sites pour des comptables | projets semblables au mien | références',
  'Est-ce plus cher pour un secteur réglementé?':
    'prix pour une clinique | prix pour une banque | plus cher pour la santé',
  'Dans quelle langue travaillez-vous?':
    'documents en français | parlez-vous espagnol | langue | réunions en anglais | équipe au Québec',
  'Garantissez-vous vos résultats?':
    'promettez-vous des résultats | et si on n’est pas content | garantie sur le site | garantissez-vous la première place',
  'Qu’est-ce qui vous distingue d’une autre agence?':
    'grosse agence de Montréal | moins cher ailleurs | engager quelqu’un à l’interne | avantage de travailler avec vous | pourquoi vous prendre | mon neveu peut faire mon site | faire mon site moi-même | votre agence ou une autre',
  'Que demande votre formulaire?':
    'remplir le formulaire de devis | questions du formulaire | apporter à la rencontre | préparer avant d’appeler | préparer un rendez-vous | information à fournir | remplir la demande',
  'Pouvez-vous livrer en urgence?': 'site pour hier | délai très court | lancement bientôt | ouverture dans deux mois',
  'Offrez-vous de la formation?': 'pas bon avec les ordis | former mon personnel | débutant en informatique',
  'Faites-vous les textes, les photos et les vidéos?':
    'montage vidéo | photos de mes produits | banque d’images | écrire les textes à notre place | qui fournit les textes | vidéo | photos',
  'Combien de temps prend un modèle 3D?': '',
  'Quelles fonctionnalités peut avoir un site?': 'intégrer la réservation en ligne au site | système de réservation',
  'Vos clients et vos projets sont-ils réels?': 'projets du portfolio réels | clients fictifs | agence fictive',
  'Utilisez-vous des témoins?':
    'site sans témoins | bandeau de consentement | mesure d’audience | Google Analytics sur mon site | statistiques sans pister',
  'Quels sont vos forfaits d’automatisation financière?':
    'quel forfait pour 60 employés | forfait pour trois commis | STARTER, BUSINESS, ENTERPRISE',
  'Le résultat du calculateur est-il garanti?': 'combien j’économiserais | estimer mes économies',
  'Quels types d’applications faites-vous?':
    'application pour Apple et Google | sans signal | différence entre native et PWA | fonctionner sans internet',
  'Quand voit-on les effets du marketing?':
    'référencement résultats quand | combien de temps le SEO | mesurer la publicité',
  'Gérez-vous les réseaux sociaux?':
    'quelqu’un s’occupe de mes réseaux | tenir ma page à jour | écrire des publications | répondre aux commentaires',
  'Quelle était l’échéance de la Loi 96?':
    '40 employés et OQLF | inscrire mon entreprise | déclaration au Registraire | certificat de francisation | comité de francisation',
  'Quelle est l’amende pour un site qui n’est pas en français?':
    'qu’est-ce que je risque | risques de ne rien faire | fermer mon site | conséquences de la loi 96 | récidive',
  'Nos factures et nos contrats doivent-ils être en français?':
    'contrat de vente en anglais | menu en français | reçus en anglais | garantie et mode d’emploi | logiciels en anglais',
  'Combien de temps prend la mise en conformité?': 'traduire un site en combien de temps | délai pour franciser',
  'Que dit l’article « Robots locaux »?':
    'IA sur nos propres serveurs | modèle ouvert | robot sans internet | alternative à ChatGPT',
  'Que dit l’article « IA locale ou mondiale »?': 'où calcule l’IA | Montréal ou Virginie',
  'Que dit l’article « IA québécoise »?':
    'qui au Québec peut m’aider en IA | Mila, IVADO, Scale AI | entreprises d’ici en IA | partir un projet d’IA',
  'Combien investir dans l’Industrie 4.0?': 'retour sur un projet 4.0 | coût d’un capteur',
  'Combien pollue mon site Web?': '',
  'Que contient la page « Écoconception »?': 'note au RGESN | EcoIndex | votre déclaration d’écoconception',
  'Que contient la page « Nos chiffres »?': '78 % des entreprises à risque | source de vos données | prouvez-le',
  'Que contient la page « Mentions légales »?':
    'conditions d’utilisation | numéro d’entreprise, NEQ | reprendre un texte du site',
  'Que contient la page « Accessibilité »?':
    'client aveugle et formulaire de votre site | signaler un obstacle | plainte d’accessibilité',
  'Vos sites sont-ils accessibles aux personnes handicapées?':
    'site pour personnes âgées | loi sur l’accessibilité | fonctionne au clavier | daltonisme',
  'Quels logiciels pouvez-vous relier?':
    'connecter HubSpot et Mailchimp | connecter à Google Agenda | Outlook et Teams | notre ERP',
  'Avec quelles technologies travaillez-vous?': 'WordPress ou sur mesure | quel CMS | programmé en quoi',
  'Puis-je essayer vos outils d’IA?': 'essayer avant d’acheter | exemple en direct',
};

export const intents: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(situations).map(([question, list]) => [question, list.split(' | ')]),
);
