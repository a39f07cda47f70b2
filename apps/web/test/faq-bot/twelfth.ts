import { readSet } from './read-set.ts';

/** As those of `fresh.ts`. Written when the bot was as it is, and not read since: the share that visitors may expect. */
export const twelfth = readSet(
  `
Quels types de sites créez-vous? | developpement-web faites-boutiques-ligne fonctionnalites-peut-avoir-site services-offrez
Je dirige un petit cabinet d'architectes et notre site date de 2011. | pouvez-refaire-site-actuel travaillez-secteur-n-pas
ça monte à combien une application de livraison | combien-coute-projet combien-ca-coute
Est-il possible d'avoir une estimation aujourd'hui? | comment-obtenir-devis combien-temps-repondez
Faites-vous crédit aux nouvelles entreprises? | modes-paiement-acceptez -
combien de jours avant d'avoir ma soumission | combien-temps-repondez comment-obtenir-devis
Où se trouvent vos locaux? | situes
Ouvrez-vous la fin de semaine? | sont-heures-ouverture
j'ai besoin de parler à un humain tout de suite | comment-parler-personne numero-telephone
Quelles sont vos qualifications? |  certifies-iso-27001-soc faut-specialiste-metier combien-equipe
Combien d'employés avez-vous? | combien-equipe
Prenez-vous des projets à l'extérieur du Québec? | situes -
Notre site n'est pas adapté aux cellulaires. | pouvez-refaire-site-actuel developpement-web contient-audit-gratuit
Allez-vous nous livrer le code source? | sera-proprietaire-code
Que se passe-t-il si je veux changer d'agence l'an prochain? | sera-proprietaire-code
Qui paie le nom de domaine chaque année? | peut-garder-nom-domaine
Offrez-vous un service d'hébergement? | site-donnees-sont-ils
Est-ce que je dois fournir le contenu? | faites-textes-photos-videos
Ma boutique perd des ventes parce que le site est trop lent. | contient-audit-gratuit developpement-web pouvez-refaire-site-actuel faites-boutiques-ligne
Comment savoir si mon site est bien vu par Google? | comment-ameliorez-referencement contient-audit-gratuit
Je veux annoncer mon nouveau service sur Facebook. | gerez-reseaux-sociaux gerez-publicite-google marketing-numerique
votre prix pour gérer une page insta | combien-coute-projet combien-ca-coute gerez-reseaux-sociaux
Est-ce que ça vaut la peine d'investir en publicité payante? | gerez-publicite-google marketing-numerique quand-voit-effets-marketing
L'animation 3D d'un assemblage, vous en faites? | modelisation-3d
Quelle précision ont vos modèles 3D? | modelisation-3d combien-temps-prend-modele
On a besoin de maquettes cliquables avant de programmer. | design-ux-ui comment-deroule-projet
Mes employés doivent remplir des rapports sur une tablette au chantier. | applications-mobiles types-applications-faites
Est-ce que l'app sera disponible dans l'App Store? | types-applications-faites applications-mobiles combien-temps-prend-application
Un courriel arrive, on crée un bon de travail à la main. Ça s'automatise? | taches-peut-automatiser automatisation-intelligente
Nous utilisons Dynamics, pouvez-vous vous y brancher? | logiciels-pouvez-relier faudra-t-changer-logiciels devons-quitter-logiciel-comptable
Combien d'heures on peut récupérer sur la saisie de factures? | automatisation-financiere vient-300-rendement resultat-calculateur-garanti
Les relances aux mauvais payeurs peuvent-elles se faire toutes seules? | automatisation-financiere automatisation-intelligente taches-peut-automatiser
Est-ce que la comptabilité automatisée fait des erreurs? | si-montant-mal-lu passe-t-quand-maillon
Nous craignons que l'automatisation fasse perdre des postes. | quelqu-va-perdre-son vais-je-devoir-mettre
À quoi ressemble le déploiement d'une IA chez vous? | combien-temps-prend-projet ia-entreprises
Un assistant qui fouille dans nos manuels techniques, c'est faisable? | ia-entreprises article-robots-locaux
J'ai peur que ChatGPT garde nos secrets. | donnees-serviront-elles-entrainer passent-renseignements-personnels
Le chatbot parle-t-il un bon français d'ici? | robots-conversationnels-durables mini-robot-peut-inventer ia-entreprises
Quelle est la différence entre votre robot et ChatGPT? | robots-conversationnels-durables vient-87-moins article-robots-locaux
Combien de CO2 émet une requête à une IA? | combien-consomme-question-ia combien-pollue-site-web
Notre entreprise de 30 employés doit-elle s'inscrire à l'OQLF? | etait-echeance-loi-96 entreprise-moins-25-employes
C'est quoi les pénalités si on ne respecte pas la loi 96? | amende-site-n-pas
L'Office m'a envoyé une lettre la semaine passée. | j-ai-recu-avis
Doit-on traduire nos conditions générales de vente? | factures-contrats-doivent-ils conformite-loi-96
Puis-je utiliser DeepL pour traduire mon site? | traduction-automatique-acceptee
À partir de combien d'employés la loi 96 s'applique? | entreprise-moins-25-employes etait-echeance-loi-96
Les pharmacies peuvent-elles prendre les renouvellements en ligne avec vous? | sante-fintech
Nos dossiers patients sont-ils protégés? | sante-fintech donnees-sante-doivent-elles faites-cas-fuite-donnees faites-renseignements-personnels
Avez-vous une certification de sécurité? | certifies-iso-27001-soc
qu'arrive t il si on se fait voler des données | faites-cas-fuite-donnees
Combien coûte l'installation de capteurs? | combien-investir-industrie-4 industrie-4-0
Quels crédits d'impôt pour du nouvel équipement? | subventions-industrie-4-0
Mes machines n'ont pas d'ordinateur, c'est un problème? | machines-sont-vieilles-ca industrie-4-0
Allez-vous surveiller mes opérateurs? | employes-vont-penser
Comment réduire l'empreinte de mon site? | sites-web-ecologiques sont-forfaits-site-ecologique contient-audit-ecologique hebergement-vert-suffit combien-pollue-site-web
Vos serveurs roulent-ils à l'énergie renouvelable? | site-donnees-sont-ils hebergement-vert-suffit sites-web-ecologiques
Pouvez-vous prouver la réduction de CO2? | vient-75-co-moins comment-calculez-empreinte-page page-chiffres
Combien de temps conservez-vous mes informations? | faites-renseignements-personnels
Je souhaite que vous détruisiez les données me concernant. | comment-faire-effacer-donnees
Utilisez-vous Google Analytics sur votre site? | utilisez-temoins
`,
  `
Quelle est la population de Gatineau?
Comment faire une tarte au sucre?
Avez-vous un menu pour le midi?
Combien coûte un chiot labrador?
Où puis-je faire réparer mon vélo?
Quel temps fait-il à Gaspé?
Je cherche un cours de yoga.
Comment retirer une écharde?
Peut-on louer une salle chez vous?
Quel est le prix de l'or?
Qui a peint la Joconde?
À quelle heure se couche le soleil?
Vendez-vous des thermopompes?
Comment obtenir un permis de pêche?
Mon ordinateur ne démarre plus.
Quel est le meilleur vaccin contre la grippe?
Combien de joueurs au hockey?
Faites-vous des livraisons de fleurs?
Je voudrais réserver un vol pour Vancouver.
Comment calmer un bébé qui pleure?
Est-ce que le pont est fermé?
Cherchez-vous une réceptionniste?
Quel âge a la tour Eiffel?
Recommandez-moi un bon roman policier.
Combien de sucre dans un café?
Quand taille-t-on les rosiers?
Comment déboucher un évier?
Avez-vous des rabais pour étudiants à la piscine?
Quel est le numéro de l'hôpital?
Où voter aux prochaines élections?
`,
);
