import { readSet } from './read-set.ts';

/** As those of `fresh.ts`. Held back for a round, then read. */
export const eleventh = readSet(
  `
Bonjour, je voudrais connaître vos disponibilités pour un appel cette semaine. | consultation-gratuite comment-parler-personne
c'est tu vous autres qui faites la comptabilité? | automatisation-financiere devons-quitter-logiciel-comptable
Pouvez-vous nous dire comment se passe la facturation? | modes-paiement-acceptez combien-coute-projet combien-ca-coute
cb pr un site 5 pages | combien-coute-projet combien-ca-coute
On veut une application pour nos camionneurs, est-ce possible? | applications-mobiles types-applications-faites
mes vendeurs perdent trop de temps à faire des rapports | taches-peut-automatiser automatisation-intelligente
En tant que clinique, avons-nous le droit d'héberger hors Québec? | donnees-sante-doivent-elles loi-25-applique-t
Faites-vous des sites pour les entrepreneurs en construction? | travaillez-secteur-n-pas page-portfolio developpement-web faut-specialiste-metier
Je n'ai aucune idée de ce dont j'ai besoin. | consultation-gratuite application-site comment-deroule-projet services-offrez comment-parler-personne
combien de fois je peux demander des corrections au design | - combien-temps-prend-modele comment-deroule-projet design-ux-ui combien-temps-prend-projet-2
est-ce que la maquette est incluse | comment-deroule-projet design-ux-ui -
l'hébergement est tu inclus dans le prix | site-donnees-sont-ils combien-coute-projet passe-t-apres-mise
Combien coûte l'hébergement par mois? | combien-coute-projet site-donnees-sont-ils passe-t-apres-mise
Je veux que mon site soit en premier quand on tape plombier Québec | comment-ameliorez-referencement marketing-numerique
c'est quoi votre taux de satisfaction |  page-chiffres page-portfolio
peux-tu me faire un site comme celui de mon compétiteur | developpement-web comment-obtenir-devis combien-coute-projet page-portfolio -
on a besoin d'aide avec le virage numérique de l'usine | industrie-4-0 subventions-industrie-4-0
quel retour peut-on espérer d'un projet 4.0 | industrie-4-0 combien-investir-industrie-4 chiffres-appliquent-ils-entreprise
Quel est le montant maximal d'une subvention? | subventions-industrie-4-0
mon stock en ligne et celui du magasin sont jamais pareils | faites-boutiques-ligne automatisation-intelligente
envoyer des rappels texto à mes patients | automatisation-intelligente taches-peut-automatiser sante-fintech ia-entreprises
comment se protéger contre les hackers | sante-fintech contient-audit-securite faites-cas-fuite-donnees
faut-il donner notre mot de passe bancaire | - machine-peut-payer-fournisseur sante-fintech passent-renseignements-personnels
est-ce que je dois engager un informaticien | passe-t-apres-mise pourrons-modifier-site-memes offrez-formation faut-specialiste-metier -
Nous avons 60 employés et trois commis comptables, quel forfait nous convient? | sont-forfaits-automatisation-financiere
on fait 500 factures/mois, ça vaut combien d'économies | resultat-calculateur-garanti automatisation-financiere vient-300-rendement sont-forfaits-automatisation-financiere
Est-ce que l'IA peut prédire mes ventes de Noël? | ia-entreprises puis-je-essayer-outils
chat gpt gratuit c'est pas assez bon pour ma business? | robots-conversationnels-durables article-robots-locaux article-ia-locale-mondiale combien-consomme-question-ia vient-87-moins ia-rentable-petite-entreprise
J'ai entendu dire que l'IA inventait des réponses... | mini-robot-peut-inventer
il faut combien de données pour une prévision | ia-entreprises puis-je-essayer-outils
mon personnel de bureau est inquiet de perdre sa job | quelqu-va-perdre-son vais-je-devoir-mettre
Nos données restent-elles confidentielles avec votre IA? | donnees-serviront-elles-entrainer passent-renseignements-personnels faites-renseignements-personnels ia-entreprises
est-ce qu'un petit robot peut remplacer ma réceptionniste | robots-conversationnels-durables ia-entreprises vais-je-devoir-mettre quelqu-va-perdre-son
quelle est la consommation de votre robot comparé à chatgpt | vient-87-moins robots-conversationnels-durables combien-consomme-question-ia
pourquoi mon site devrait être léger | site-web-pollue-t sites-web-ecologiques combien-pese-site
quels organismes certifient un site écologique | sites-web-ecologiques certifies-iso-27001-soc page-ecoconception -
vous avez quelle note au RGESN | page-ecoconception
loi 96 date limite passée, qu'est-ce que je risque | amende-site-n-pas etait-echeance-loi-96 conformite-loi-96
contrat de vente en anglais permis au québec? | factures-contrats-doivent-ils puis-je-garder-site
mon menu de resto doit être en français? | factures-contrats-doivent-ils puis-je-garder-site entreprise-moins-25-employes peut-garder-marque-anglais conformite-loi-96
Nos logiciels sont en anglais, est-ce correct? | conformite-loi-96 comment-savoir-si-respectons factures-contrats-doivent-ils
traduire 40 pages ça prend combien de temps | combien-temps-prend-mise traduction-automatique-acceptee
le nom de ma compagnie est en anglais | peut-garder-marque-anglais
Avez-vous déjà travaillé avec une fromagerie? | page-portfolio travaillez-secteur-n-pas
montre moi une réalisation en santé | page-portfolio sante-fintech
faites-vous de la réalité virtuelle | modelisation-3d
rendu d'un immeuble pas encore construit | modelisation-3d
combien de temps pour avoir mes images 3d | combien-temps-prend-modele
on veut rafraîchir notre logo | design-ux-ui page-portfolio
j'aimerais que quelqu'un s'occupe de mes réseaux | gerez-reseaux-sociaux marketing-numerique
acceptez vous les virements interac | modes-paiement-acceptez
numéro pour vous rejoindre | numero-telephone comment-parler-personne
fermez-vous pour le temps des fêtes | sont-heures-ouverture
vous prenez combien de temps à répondre à un message | combien-temps-repondez
je veux corriger une erreur dans mon dossier personnel | comment-faire-effacer-donnees
le site fonctionne-t-il avec un lecteur d'écran | sites-sont-ils-accessibles page-accessibilite
Est-ce vous qui rédigez le contenu des pages? | faites-textes-photos-videos
on peut connecter hubspot et mailchimp? | logiciels-pouvez-relier
wordpress ou sur mesure? | technologies-travaillez logiciels-pouvez-relier developpement-web
t'es qui toi? | robot 
`,
  `
comment changer une ampoule
quelle est la monnaie du japon
louer un camion de déménagement
combien de temps dort un bébé
je cherche des souliers de course
mon voisin fait trop de bruit
où faire vacciner mon enfant
meilleure recette de pâté chinois
prix d'un terrain en estrie
comment enlever la rouille sur une auto
qui a écrit les misérables
est-ce que l'eau du robinet est bonne
une sortie en famille à montréal
salon de coiffure pas cher
vendez-vous des plantes
comment faire un budget familial
la date de la rentrée scolaire
ouvrir un compte épargne
les heures du centre d'achat
j'ai mal à la gorge
acheter des actions en bourse
faire du ski ce weekend
réparation de fournaise
comment tricoter une tuque
quel est le plus haut gratte-ciel
avocat pour divorce
cours de conduite prix
mon cell est tombé dans l'eau
élections municipales quand
jouer au loto
`,
);
