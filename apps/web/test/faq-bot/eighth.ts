import { readSet } from './read-set.ts';

/** As those of `fresh.ts`. Read while the bot was tuned. */
export const eighth = readSet(
  `
Quel budget prévoir pour une refonte complète? | combien-ca-coute combien-coute-projet
c'est tu long faire faire un site | combien-temps-prend-creation
est-ce qu'il y a une obligation d'acheter après le devis | comment-obtenir-devis combien-coute-projet
J'ai reçu une lettre de l'Office de la langue française, qu'est-ce que je dois faire? | j-ai-recu-avis
heures ouverture samedi | sont-heures-ouverture
je veux jaser avec quelqu'un au téléphone | comment-parler-personne numero-telephone
Pouvez-vous intégrer un système de réservation en ligne sur mon site? | fonctionnalites-peut-avoir-site developpement-web
notre site est lent sur cell | contient-audit-gratuit developpement-web comment-ameliorez-referencement pouvez-refaire-site-actuel
qui possede le code source quand c'est fini | sera-proprietaire-code
vous faites tu de la 3d pour des maisons | modelisation-3d
Est-ce que vous travaillez avec des fermes? | travaillez-secteur-n-pas faut-specialiste-metier
y a tu de l'aide du gouvernement pour l'industrie 4.0 | subventions-industrie-4-0
Quels logiciels comptables sont compatibles avec votre automatisation? | devons-quitter-logiciel-comptable logiciels-pouvez-relier
si je veux juste un petit changement sur mon site une fois par mois | passe-t-apres-mise pourrons-modifier-site-memes
loi 25 site web conforme? | aidez-respecter-loi-25 faites-renseignements-personnels loi-25-applique-t
payez vous par carte ou chèque | modes-paiement-acceptez
mes employés vont-ils se faire surveiller par vos capteurs? | employes-vont-penser
combien coute un chatbot | combien-coute-projet-ia combien-coute-projet robots-conversationnels-durables combien-ca-coute
Je voudrais comprendre comment vous calculez l'empreinte carbone d'une page. | comment-calculez-empreinte-page combien-pollue-site-web
adresse courriel? | adresse-courriel
estce que le site marche bien sur un telephone | developpement-web
vos projets du portfolio sont-ils de vrais clients | clients-projets-sont-ils
Combien de temps dure la mise en conformité à la Loi 96? | combien-temps-prend-mise
peux-tu m'envoyer une soumission pour une appli | comment-obtenir-devis
ça vaut tu la peine l'IA pour une compagnie de 8 personnes | ia-rentable-petite-entreprise
quelles tâches peut-on automatiser dans un bureau? | taches-peut-automatiser automatisation-intelligente
Vous avez combien d'années d'expérience dans le domaine? | 
pouvez vous traduire mon site en anglais et espagnol | fonctionnalites-peut-avoir-site traduction-automatique-acceptee puis-je-garder-site
mon concurrent est premier sur google pas moi | comment-ameliorez-referencement marketing-numerique contient-audit-gratuit
Faites-vous affaire avec des sous-traitants en Inde ou tout se fait ici? | combien-equipe page-approche-equipe distingue-autre-agence langue-travaillez
hébergement vert c'est assez? | hebergement-vert-suffit
je perds 10 heures par semaine a faire des factures | automatisation-financiere automatisation-intelligente taches-peut-automatiser sont-forfaits-automatisation-financiere
Est-ce que vos rencontres peuvent se faire par Zoom? | situes consultation-gratuite
faut-tu que je change de logiciel | faudra-t-changer-logiciels devons-quitter-logiciel-comptable
Que se passe-t-il si vos automatisations plantent la nuit? | passe-t-quand-maillon
mon entreprise vend juste en Ontario, la loi 96 me touche? | entreprise-moins-25-employes conformite-loi-96
vous gardez mes informations combien de temps | faites-renseignements-personnels
une app ou un site web, quoi choisir | application-site
C'est quoi un mini-robot? | robots-conversationnels-durables article-robots-locaux
comment ça coûte un audit de sécurité | contient-audit-securite contient-audit-gratuit
est ce que le devis est gratuit | comment-obtenir-devis combien-coute-projet
avez vous des références de clients satisfaits | page-portfolio 
mes factures doivent-elles être en français | factures-contrats-doivent-ils
quel est le retour sur investissement de l'automatisation | vient-300-rendement
qui va etre mon contact pendant le projet | combien-equipe
On veut montrer nos meubles en 3D sur notre boutique, c'est possible? | modelisation-3d
est-ce que vos sites polluent moins pour vrai | vient-75-co-moins site-web-pollue-t sites-web-ecologiques
possible d'avoir un site dans 3 semaines? | pouvez-livrer-urgence combien-temps-prend-creation
Pouvez-vous gérer notre page Facebook et notre Instagram? | gerez-reseaux-sociaux marketing-numerique
c koi vos services | services-offrez
Avons-nous le droit de garder notre marque de commerce en anglais? | peut-garder-marque-anglais
quelle techno vous utilisez react ou autre chose | technologies-travaillez
j'ai peur de perdre mes emails en changeant de site | peut-garder-nom-domaine
L'IA va-t-elle utiliser mes documents pour s'entraîner? | donnees-serviront-elles-entrainer
vous etes une vraie compagnie ou une démo | clients-projets-sont-ils 
combien investir pour brancher une machine | combien-investir-industrie-4 combien-coute-projet
faites-vous des applications pour ipad | types-applications-faites applications-mobiles
essayer votre lecteur de facture | puis-je-essayer-outils ia-entreprises automatisation-financiere
Avez-vous une version accessible de votre site? | sites-sont-ils-accessibles page-accessibilite
le robot comprends tu le joual | robots-conversationnels-durables mini-robot-peut-inventer robot
`,
  `
quel est le meilleur char électrique
faire changer mes freins
combien ça coûte des broches pour mon gars
qui est le premier ministre
comment perdre du poids
numéro de téléphone de pizza salvatoré
vendez vous du bois de chauffage
y fait tu frette dehors
quelle heure est-il à paris
location de chalet avec spa
quand sort le prochain film de star wars
un bon vétérinaire pour mon chien
écris-moi un poème
déménager un piano combien
formulaire pour renouveler mon passeport
travailler au salaire minimum mes droits
comment enlever une tache de vin
garderie à 10 dollars place disponible
c'est quoi la racine carrée de 144
avez-vous du sirop d'érable en spécial
acheter un robot aspirateur
réparer l'écran de mon cellulaire
cours de français pour immigrants
je cherche un comptable pour mes impôts
taux de change du dollar américain
clinique sans rendez-vous ouverte aujourd'hui
mon mari ronfle
permis de construction pour un cabanon
faites-vous du déneigement
horaire des marées à rivière-du-loup
`,
);
