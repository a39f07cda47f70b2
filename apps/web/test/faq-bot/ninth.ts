import { readSet } from './read-set.ts';

/** As those of `fresh.ts`. Read while the bot was tuned: the hardest of its round. */
export const ninth = readSet(
  `
je veux savoir si vous faites affaire avec des restos | travaillez-secteur-n-pas faut-specialiste-metier
mon beau-frère m'a dit que ça coutait 500 piasses un site, vous? | combien-coute-projet combien-ca-coute
salut, ça prend quoi pour avoir un prix | comment-obtenir-devis demande-formulaire
est-ce qu'on signe un contrat à long terme | sera-proprietaire-code passe-t-apres-mise comment-deroule-projet
allez-vous garder notre ancien site en ligne pendant les travaux | pouvez-refaire-site-actuel si-referencement-chutait peut-garder-nom-domaine
si vous faites faillite qu'est-ce qui arrive avec mon site | sera-proprietaire-code
y'a tu quelqu'un qui répond le soir | sont-heures-ouverture
vous pouvez venir chez nous à l'usine voir? | situes comment-parler-personne
est-ce que c'est vous autres qui achetez le nom de domaine | peut-garder-nom-domaine
mon certificat de sécurité est expiré pouvez vous arranger ça | passe-t-apres-mise contient-audit-securite contient-audit-gratuit
nos clients sont des aînés, le site doit être simple | sites-sont-ils-accessibles design-ux-ui
je cherche qqn pour dessiner mon packaging en 3d | modelisation-3d
pourquoi je paierais pour un audit | contient-audit-gratuit contient-audit-ecologique contient-audit-securite
mon ado peut faire mon site pour 200$, pourquoi vous prendre | distingue-autre-agence
vous utilisez tu chatgpt pour faire vos affaires | robots-conversationnels-durables article-robots-locaux robot technologies-travaillez -
faites vous de l'impression de cartes d'affaires | - design-ux-ui services-offrez
j'aimerais automatiser mes soumissions | taches-peut-automatiser automatisation-intelligente
nos commandes arrivent par fax et courriel | taches-peut-automatiser automatisation-intelligente automatisation-financiere
on oublie tout le temps de rappeler les clients | taches-peut-automatiser automatisation-intelligente
mon adjointe passe ses vendredis à concilier la banque | automatisation-financiere
ma marge de crédit explose parce que le monde paye en retard | automatisation-financiere
faut tu un comptable pour utiliser votre système | devons-quitter-logiciel-comptable automatisation-financiere -
ça marche tu avec nos machines Haas | machines-sont-vieilles-ca industrie-4-0
on sait jamais combien de pièces sont sorties durant le quart | industrie-4-0
prévenir les arrêts de machine non planifiés | industrie-4-0
est-ce que le crédit c3i existe encore | subventions-industrie-4-0
l'OQLF m'achale avec mes factures en anglais | factures-contrats-doivent-ils j-ai-recu-avis
j'ai juste 4 employés la loi 96 je m'en fous tu | entreprise-moins-25-employes etait-echeance-loi-96
mes fiches produits viennent des états et sont en anglais | factures-contrats-doivent-ils puis-je-garder-site peut-garder-marque-anglais
Google traduction fait la job? | traduction-automatique-acceptee
combien de temps on a pour corriger après un avis | j-ai-recu-avis amende-site-n-pas combien-temps-prend-mise
données médicales hébergées sur Amazon c'est légal? | donnees-sante-doivent-elles sante-fintech
les paiements par carte sur mon site c'est tu sécuritaire | pouvez-rendre-conformes-pci sante-fintech faites-boutiques-ligne
on s'est fait voler nos données, que faites vous | faites-cas-fuite-donnees
avez-vous l'attestation SOC2 | certifies-iso-27001-soc
le gros avantage d'un petit robot versus chatgpt | robots-conversationnels-durables vient-87-moins article-robots-locaux robot-local-toujours-plus
est ce que le robot peut prendre des rendez vous | robots-conversationnels-durables fonctionnalites-peut-avoir-site ia-entreprises -
le robot répond t il aussi en anglais | robots-conversationnels-durables mini-robot-peut-inventer langue-travaillez -
vos chiffres ont l'air gonflés | chiffres-appliquent-ils-entreprise page-chiffres
combien de co2 pour une visite sur mon site | site-web-pollue-t combien-pollue-site-web comment-calculez-empreinte-page
qu'est-ce qui pollue dans un site web | site-web-pollue-t sites-web-ecologiques
vous plantez des arbres? | - sont-forfaits-site-ecologique sites-web-ecologiques
votre site à vous, il pèse combien | combien-pese-site page-ecoconception
hydroquébec alimente vos serveurs? | site-donnees-sont-ils sites-web-ecologiques hebergement-vert-suffit
je veux tester le bot | puis-je-essayer-outils robot
vous faites des prévisions de ventes | puis-je-essayer-outils ia-entreprises
est-ce que l'IA va lire mes documents confidentiels | donnees-serviront-elles-entrainer passent-renseignements-personnels ia-entreprises
ca prend combien de data pour faire de l'IA | ia-entreprises combien-coute-projet-ia combien-temps-prend-projet -
des exemples de cliniques avec qui vous avez travaillé | page-portfolio sante-fintech
qui sont vos gros clients | page-portfolio travaillez-petites-entreprises 
avez vous gagné des prix |  page-portfolio - combien-coute-projet
qui est le président | 
où sont vos programmeurs | combien-equipe situes langue-travaillez page-approche-equipe
il y a combien de designers dans l'équipe | combien-equipe
ça se passe comment la première rencontre | consultation-gratuite
dois-je préparer quelque chose avant de vous appeler | demande-formulaire consultation-gratuite
est-ce que je peux payer à la fin | modes-paiement-acceptez
taxes incluses? | combien-coute-projet - modes-paiement-acceptez
votre politique de confidentialité | page-politique-confidentialite faites-renseignements-personnels
signaler un problème d'accessibilité | page-accessibilite sites-sont-ils-accessibles
`,
  `
quel film voir ce soir
ma blonde veut un nouveau frigo
combien de temps cuire un poulet
vol pour cancun en mars
est-ce que les canadiens ont gagné hier
je cherche un appartement 4 et demi
où est le dépanneur le plus proche
vendez-vous des pièces de tracteur
quel temps pour aller à la pêche
mon chien a mangé du chocolat
changer l'huile de mon truck
le prix de l'essence
une école pour mon gars
est-ce que la poste est ouverte aujourd'hui
comment on fait un noeud de cravate
traitement pour les fourmis
qui a chanté mommy daddy
j'ai perdu mon portefeuille
cours de piano en ligne
comment devenir infirmière
le code postal de trois-rivières
donner du sang à québec
réserver un taxi
faire réparer ma laveuse
quel est le sens de la vie
combien ça coûte un mariage
peinturer ma cuisine quelle couleur
l'assurance chômage c'est combien de semaines
un bon podcast d'histoire
vous vendez tu des gâteaux
`,
);
