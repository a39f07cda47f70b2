import { readSet } from './read-set.ts';

/** As those of `fresh.ts`. Held back for a round, then read. */
export const tenth = readSet(
  `
Quel est le tarif pour créer une boutique Web? | combien-coute-projet combien-ca-coute faites-boutiques-ligne
pourriez vous me donner une idée de combien coute une app | combien-coute-projet combien-ca-coute
Notre municipalité veut refaire son portail citoyen, est-ce dans vos cordes? | travaillez-secteur-n-pas pouvez-refaire-site-actuel developpement-web fonctionnalites-peut-avoir-site
payez-vous les taxes ou c'est en sus | - combien-coute-projet combien-ca-coute modes-paiement-acceptez
on peut se rencontrer où? | situes consultation-gratuite
Êtes-vous disponibles le lundi de Pâques? | sont-heures-ouverture
allo jveux parler à un vrai monde | comment-parler-personne
Mon site WordPress se fait pirater à répétition | faites-cas-fuite-donnees contient-audit-securite passe-t-apres-mise pouvez-refaire-site-actuel contient-audit-gratuit
faites vous le montage vidéo | faites-textes-photos-videos
j'ai besoin de photos de mes produits | faites-textes-photos-videos modelisation-3d gerez-reseaux-sociaux
Quelle est la durée moyenne d'un projet d'automatisation? | combien-temps-prend-automatisation
ma shop a 40 employés, on doit faire quoi pour l'OQLF? | etait-echeance-loi-96 entreprise-moins-25-employes conformite-loi-96
Est-ce obligatoire que l'anglais soit plus petit que le français sur mon site? | puis-je-garder-site conformite-loi-96 peut-garder-marque-anglais
est-ce que la police de la langue peut fermer mon site | amende-site-n-pas j-ai-recu-avis conformite-loi-96
Combien de plaintes à l'OQLF concernent des sites Web? | conformite-loi-96 j-ai-recu-avis amende-site-n-pas -
l'application va tu fonctionner si y'a pas de signal | types-applications-faites applications-mobiles
On a déjà un designer, pouvez-vous juste programmer? | developpement-web distingue-autre-agence combien-equipe page-approche-equipe design-ux-ui
mes clients me disent que le site est mêlant | design-ux-ui pouvez-refaire-site-actuel contient-audit-gratuit
Quel logiciel utilisez-vous pour la 3D? | modelisation-3d technologies-travaillez combien-temps-prend-modele
est-ce que je peux avoir mon modèle 3d en fichier pour imprimer | modelisation-3d
C'est quoi la différence entre une PWA pis une app native | types-applications-faites application-site applications-mobiles
Vais-je pouvoir ajouter des produits dans ma boutique sans vous? | pourrons-modifier-site-memes faites-boutiques-ligne
mon fournisseur m'envoie des pdf, faut tout retaper | automatisation-financiere automatisation-intelligente taches-peut-automatiser
Est-ce que votre outil lit les factures écrites à la main? | si-montant-mal-lu automatisation-financiere ia-entreprises puis-je-essayer-outils
quel pourcentage de temps on sauve avec l'automatisation | vient-300-rendement automatisation-intelligente taches-peut-automatiser resultat-calculateur-garanti
j'ai peur que mes gars aiment pas ça | employes-vont-penser quelqu-va-perdre-son
Peut-on avoir un capteur sur une vieille presse hydraulique? | machines-sont-vieilles-ca industrie-4-0
le PARI ça couvre combien | subventions-industrie-4-0
combien de temps le diagnostic prend | diagnostic-remplace-t-audit industrie-4-0 combien-temps-prend-mise -
qu'est-ce que vous faites pour les pharmacies | sante-fintech travaillez-secteur-n-pas
est-ce que vous signez une entente de confidentialité | faites-renseignements-personnels passent-renseignements-personnels sante-fintech
Nos courriels vont-ils tomber pendant le transfert? | peut-garder-nom-domaine
si on change d'idée en plein milieu on perd tout? | comment-deroule-projet sera-proprietaire-code
Quels résultats avez-vous obtenus pour d'autres clients? | page-portfolio chiffres-appliquent-ils-entreprise page-chiffres
vos clients vous donnent combien d'étoiles |  page-portfolio page-chiffres
est ce que ca se peut un site sans cookies | utilisez-temoins
Je ne veux pas que mes infos soient vendues | faites-renseignements-personnels
qui a accès à nos données dans votre équipe | passent-renseignements-personnels faites-renseignements-personnels donnees-sante-doivent-elles sante-fintech
How long does it take to build a website? | combien-temps-prend-creation
pouvez vous m'aider a choisir un nom de domaine | peut-garder-nom-domaine
avez vous un forfait mensuel | passe-t-apres-mise sont-forfaits-site-ecologique sont-forfaits-loi-96 sont-forfaits-automatisation-financiere combien-coute-projet
Le référencement, ça prend combien de temps avant de donner des résultats? | quand-voit-effets-marketing
google ads ou seo, c'est quoi le mieux | comment-ameliorez-referencement gerez-publicite-google marketing-numerique quand-voit-effets-marketing
tenez-vous notre page instagram à jour | gerez-reseaux-sociaux marketing-numerique
un site vert c'est tu plus cher | sont-forfaits-site-ecologique combien-coute-projet combien-ca-coute sites-web-ecologiques
Mon hébergeur dit qu'il est vert, est-ce suffisant? | hebergement-vert-suffit
votre calculateur de co2 est il fiable | combien-pollue-site-web comment-calculez-empreinte-page page-chiffres
Combien d'énergie consomme votre mini-robot par jour? | vient-87-moins robots-conversationnels-durables combien-consomme-question-ia
Peut-on faire rouler une IA sur nos propres serveurs? | article-robots-locaux article-ia-locale-mondiale robot-local-toujours-plus robots-conversationnels-durables
est-ce mieux une IA d'ici ou américaine | article-ia-locale-mondiale article-ia-quebecoise
qui au québec peut m'aider à partir un projet IA | article-ia-quebecoise ia-entreprises
puis-je voir une démo de votre IA | puis-je-essayer-outils ia-entreprises
L'IA peut-elle classer mes courriels? | ia-entreprises taches-peut-automatiser
on vend des assurances, pouvez-vous faire un formulaire de réclamation en ligne | sante-fintech
vos sites passent-ils les normes WCAG | sites-sont-ils-accessibles page-accessibilite
un client aveugle n'arrive pas à utiliser le formulaire de votre site | page-accessibilite sites-sont-ils-accessibles
d'où sortez-vous le 78 % d'entreprises à risque | page-chiffres conformite-loi-96 chiffres-appliquent-ils-entreprise
qu'est-ce qui est inclus dans l'audit | contient-audit-gratuit contient-audit-ecologique contient-audit-securite
où puis-je lire vos conditions d'utilisation | page-mentions-legales
ok merci pour votre aide! | merci
`,
  `
quel vin avec du saumon
est-ce que vous faites des tatouages
combien de temps pour se rendre à ottawa
le meilleur médecin de famille à québec
vendez vous des billets de spectacle
mon four ne chauffe plus
je cherche une job de serveuse
qui est le maire de lévis
comment faire des crêpes
avez-vous des pneus d'hiver
louer une tente pour un mariage
date de la fête des mères
pourquoi le ciel est bleu
prix d'un billet d'avion pour paris
nettoyage de tapis à domicile
comment arrêter de fumer
je veux vendre ma maison
faire garder mon chien la fin de semaine
combien d'habitants à sherbrooke
quel est le score du match
changer la batterie de mon auto
un restaurant ouvert le dimanche soir
comment remplir ma déclaration d'impôt
mon écran de télévision est brisé
traitement pour la grippe
trouver un dentiste d'urgence
livraison de pizza
horoscope du jour
conseil pour mon jardin
est-ce que les banques sont fermées demain
`,
);
