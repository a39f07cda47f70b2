import { readSet } from './read-set.ts';

/** As those of `fresh.ts`. Read while the bot was tuned. */
export const seventh = readSet(
  `
combien vous chargez pour un site de base | combien-coute-projet combien-ca-coute
On est une PME de 12 employés à Lévis, est-ce qu'on doit se conformer à la loi 96? | entreprise-moins-25-employes etait-echeance-loi-96 conformite-loi-96
c possible de payer par interac | modes-paiement-acceptez
Bonjour, j'aimerais savoir si vous offrez un service d'entretien une fois que le site est livré. | passe-t-apres-mise
delai app mobile | combien-temps-prend-application
vous hébergez nos sites au quebec? | site-donnees-sont-ils
Est-ce que le site va m'appartenir à la fin? | sera-proprietaire-code
mon site est pas sur google qu'est ce que vous pouvez faire | comment-ameliorez-referencement marketing-numerique contient-audit-gratuit
Avez-vous de l'expérience avec les cliniques dentaires? | sante-fintech travaillez-secteur-n-pas faut-specialiste-metier page-portfolio
faites vous des boutiques shopify | faites-boutiques-ligne logiciels-pouvez-relier developpement-web
combien de temps avant que mon robot soit en ligne | combien-temps-mettre-mini
Qu'est-ce que ça mange en hiver, l'écoconception? | sites-web-ecologiques page-ecoconception site-web-pollue-t
prix audit 3d | combien-coute-projet modelisation-3d combien-ca-coute
comment ça marche le calculateur de CO2 | combien-pollue-site-web comment-calculez-empreinte-page
Puis-je voir des exemples de votre travail? | page-portfolio
tel? | numero-telephone
On reçoit 300 factures par mois, pouvez-vous automatiser ça? | automatisation-financiere automatisation-intelligente sont-forfaits-automatisation-financiere
vos applis marchent tu sur iphone pis android | types-applications-faites applications-mobiles
je veux supprimer mes infos de votre système | comment-faire-effacer-donnees
Y a-t-il des frais pour la première consultation? | consultation-gratuite
ma compta est dans acomba vous pouvez travailler avec | devons-quitter-logiciel-comptable logiciels-pouvez-relier
Est-ce que l'intelligence artificielle va remplacer mes employés? | vais-je-devoir-mettre quelqu-va-perdre-son
quels programmes de subvention pour automatiser mon usine | subventions-industrie-4-0
vous etes situer ou exactement | situes
C'est quoi la différence entre vous et une agence traditionnelle | distingue-autre-agence page-approche-equipe
je suis pas bon avec les ordis, allez-vous me former? | offrez-formation pourrons-modifier-site-memes
amende loi 96 combien | amende-site-n-pas
est-ce que vos sites sont accessible aux aveugles | sites-sont-ils-accessibles page-accessibilite
Combien de personnes vont travailler sur mon projet? | combien-equipe
Can I keep my website in English? | puis-je-garder-site
on a un vieux site wordpress de 2014 qu'on veut refaire | pouvez-refaire-site-actuel
besoin d'un logo et d'une image de marque | design-ux-ui page-portfolio
est ce que je peux changer les photos du site moi meme | pourrons-modifier-site-memes
quand allez-vous me rappeler si je remplis le formulaire? | combien-temps-repondez
mes données de clients sont-elles envoyées aux États-Unis | site-donnees-sont-ils passent-renseignements-personnels donnees-serviront-elles-entrainer donnees-sante-doivent-elles
c'est quoi votre garantie | garantissez-resultats
peut-on relier notre boutique à QuickBooks? | logiciels-pouvez-relier automatisation-intelligente devons-quitter-logiciel-comptable
fait tu des pub facebook | gerez-reseaux-sociaux gerez-publicite-google marketing-numerique
Nous sommes un organisme sans but lucratif, travaillez-vous avec des OBNL? | travaillez-secteur-n-pas travaillez-petites-entreprises
combien ça prend de temps faire un modèle 3d d'un produit | combien-temps-prend-modele
do you use cookies | utilisez-temoins
la machine à mon père date de 1985, est-ce que ça vaut la peine de la connecter | machines-sont-vieilles-ca
Quelles sont les étapes d'un mandat avec vous? | comment-deroule-projet
mon ancien programmeur est parti avec les accès, pouvez-vous m'aider? | pouvez-refaire-site-actuel peut-garder-nom-domaine sera-proprietaire-code
qu'arrive-t-il si la facture est mal lue par le robot? | si-montant-mal-lu
rdv svp | consultation-gratuite comment-parler-personne
Est-ce que je peux avoir un prix rapidement sans vous rencontrer? | comment-obtenir-devis combien-coute-projet combien-ca-coute combien-temps-repondez
votre chatbot peut il dire des niaiseries a mes clients | mini-robot-peut-inventer
Combien consomme ChatGPT? | combien-consomme-question-ia
faut il arreter les machines pour installer vos capteurs | faut-arreter-production-installer
quels sont vos forfaits pour la loi 96 | sont-forfaits-loi-96
est-ce qu'on peut arrêter le projet en cours de route si on n'aime pas ça? | comment-deroule-projet
avez vous un bureau à montréal | situes
Le 87 % de moins, ça sort d'où? | vient-87-moins
ecrivez vous les textes ou c'est à nous de le faire | faites-textes-photos-videos
on voudrait du monde qui achète en ligne pis le stock qui suit avec la caisse | faites-boutiques-ligne developpement-web
Êtes-vous certifiés ISO? | certifies-iso-27001-soc
paiement en 3 fois possible? | modes-paiement-acceptez
Comment protégez-vous les renseignements de mes patients? | sante-fintech donnees-sante-doivent-elles loi-25-applique-t faites-cas-fuite-donnees faites-renseignements-personnels
merci bonne journée | merci
`,
  `
quel temps il fait demain à lévis
recette de tourtière du lac
combien coûte un lave-vaisselle
réservez-moi une table pour deux ce soir
comment remplacer un pneu crevé
qui a gagné la coupe stanley en 1993
je cherche un plombier à beauport
vendez-vous des ordinateurs portables
prix du condo à québec
mon imprimante ne fonctionne plus
comment soigner un mal de dos
avez-vous des chambres libres en juillet
quelle est la capitale de l'australie
traduire « bonjour » en espagnol
à quelle heure part l'autobus pour rimouski
combien de calories dans une poutine
assurance auto pas chère
aide pour mon devoir de math
je veux adopter un chat
où acheter des billets pour le festival d'été
quel est le salaire minimum au québec
réparation de toiture urgence
cours de guitare pour débutant
comment faire pousser des tomates
prêt hypothécaire taux
tu penses quoi de la politique
raconte-moi une blague
mon colis n'est pas arrivé
embauchez-vous des électriciens
meilleur restaurant italien de la ville
`,
);
