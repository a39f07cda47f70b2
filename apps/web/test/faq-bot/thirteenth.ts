import { readSet } from './read-set.ts';

/** As those of `fresh.ts`. Written when the bot was as it is, and not read since: the share that visitors may expect. */
export const thirteenth = readSet(
  `
Avez-vous un forfait pour les petites boutiques? | faites-boutiques-ligne combien-coute-projet combien-ca-coute travaillez-petites-entreprises
ça coûte combien par mois après le lancement | passe-t-apres-mise combien-coute-projet combien-ca-coute
Bonjour! Nous aimerions obtenir un prix pour une refonte de notre site. | comment-obtenir-devis combien-coute-projet combien-ca-coute
à quelle vitesse livrez-vous un site | combien-temps-prend-creation pouvez-livrer-urgence
Qui répond quand j'appelle? | comment-parler-personne numero-telephone combien-equipe
Je peux passer vous voir cet après-midi? | situes sont-heures-ouverture consultation-gratuite
est ce que vous chargez pour l'appel de découverte | consultation-gratuite
mode de paiement? | modes-paiement-acceptez
Y a-tu des frais si j'annule? | comment-deroule-projet modes-paiement-acceptez combien-coute-projet
Pouvez-vous vous occuper du site après sa mise en ligne? | passe-t-apres-mise
On veut que notre adjointe puisse mettre les nouvelles à jour. | pourrons-modifier-site-memes
site web pour un optométriste | sante-fintech travaillez-secteur-n-pas
je vends des bijoux, pouvez-vous me faire un magasin en ligne | faites-boutiques-ligne developpement-web
Quel genre d'entreprise servez-vous? | travaillez-petites-entreprises travaillez-secteur-n-pas que-contient-la-page-secteurs
Nos courriels sont chez Microsoft, est-ce qu'on les garde? | peut-garder-nom-domaine logiciels-pouvez-relier
mon site a disparu de google après la refonte | si-referencement-chutait comment-ameliorez-referencement
Faites-vous du référencement local pour Trois-Rivières? | comment-ameliorez-referencement marketing-numerique
Le budget pub, vous le gérez comment? | gerez-publicite-google
publier sur linkedin pour nous | gerez-reseaux-sociaux marketing-numerique
vous dessinez des logos? | design-ux-ui
Combien de personnes faut-il pour un test d'utilisabilité? | design-ux-ui
Une application pour prendre les présences au gym | applications-mobiles
faut tu un mac pour votre app | types-applications-faites applications-mobiles -
Peut-on visualiser notre usine en 3D avant de la construire? | modelisation-3d
délai pour un rendu 3d | combien-temps-prend-modele
automatiser nos bons de commande | taches-peut-automatiser automatisation-intelligente
Comment se connecte votre automatisation à notre CRM? | logiciels-pouvez-relier automatisation-intelligente faudra-t-changer-logiciels
Est-ce que ça se rembourse vite, l'automatisation? | vient-300-rendement
les factures arrivent en pdf, votre robot les lit-il? | automatisation-financiere si-montant-mal-lu puis-je-essayer-outils ia-entreprises
combien de commis on sauve | quelqu-va-perdre-son vient-300-rendement resultat-calculateur-garanti automatisation-financiere
un outil ia pour prévoir les stocks | ia-entreprises puis-je-essayer-outils
L'intelligence artificielle, c'est dangereux pour nos données? | donnees-serviront-elles-entrainer passent-renseignements-personnels ia-entreprises
combien coûte un assistant ia | combien-coute-projet-ia combien-coute-projet
démo gratuite? | puis-je-essayer-outils consultation-gratuite
Votre chatbot fonctionne-t-il sans internet? | robots-conversationnels-durables article-robots-locaux -
ChatGPT consomme combien d'eau? | combien-consomme-question-ia
Pourquoi un robot local plutôt que ChatGPT? | article-robots-locaux robots-conversationnels-durables article-ia-locale-mondiale robot-local-toujours-plus
Est-ce vraiment 87 % moins polluant? | vient-87-moins
calculer le carbone de mon site | combien-pollue-site-web comment-calculez-empreinte-page
C'est quoi SWDM? | comment-calculez-empreinte-page combien-pollue-site-web sites-web-ecologiques
hébergement au québec écologique | hebergement-vert-suffit site-donnees-sont-ils sites-web-ecologiques
Loi 96 : nos emballages en anglais sont-ils permis? | peut-garder-marque-anglais factures-contrats-doivent-ils
on a 8 employés, quelles sont nos obligations linguistiques? | entreprise-moins-25-employes etait-echeance-loi-96
quelle est la date limite pour s'inscrire à l'OQLF | etait-echeance-loi-96
Est-ce que Google Translate suffit pour la loi 96? | traduction-automatique-acceptee
Quelqu'un a porté plainte contre notre site anglais. | j-ai-recu-avis amende-site-n-pas puis-je-garder-site
Combien ça coûte se conformer à la loi 96? | sont-forfaits-loi-96 combien-coute-projet
Sommes-nous conformes à la Loi 25? | aidez-respecter-loi-25 faites-renseignements-personnels loi-25-applique-t
Vos formulaires pour patients sont-ils chiffrés? | sante-fintech donnees-sante-doivent-elles
PCI DSS, vous vous en occupez? | pouvez-rendre-conformes-pci
avez vous le SOC 2 | certifies-iso-27001-soc
Comment savoir quelle machine bloque la production? | industrie-4-0 machines-sont-vieilles-ca
L'entretien prédictif, ça marche sur de vieilles presses? | machines-sont-vieilles-ca industrie-4-0
y'a tu des subventions pour acheter des robots industriels | subventions-industrie-4-0
est-ce que l'usine doit fermer durant l'installation | faut-arreter-production-installer
Qui verra les informations que j'écris dans ce clavardage? | robot faites-renseignements-personnels
Mes données sont-elles vendues à des tiers? | faites-renseignements-personnels
Comment retirer mon consentement? | comment-faire-effacer-donnees
site conforme aux normes d'accessibilité | sites-sont-ils-accessibles page-accessibilite
D'où viennent les chiffres sur votre site? | page-chiffres chiffres-appliquent-ils-entreprise
`,
  `
Comment faire cuire un homard?
Quel est le meilleur camping en Estrie?
J'ai besoin d'un mécanicien.
Où se trouve la station de métro?
Quelle est la recette du ketchup aux fruits?
Prix d'un forfait cellulaire illimité
Combien de temps pour marcher dix kilomètres?
Avez-vous des places en garderie?
Comment perdre sa peur de l'avion?
Quel est le numéro de la police?
Faites-vous du ménage à domicile?
Je cherche un cadeau pour ma mère.
Qui est le roi d'Angleterre?
Comment planter une haie de cèdres?
Ma télévision n'a plus de son.
Est-ce que vous vendez des vélos électriques?
Quelles sont les paroles de la Bolduc?
Combien gagne une infirmière?
Où acheter un sapin de Noël?
Comment traiter les punaises de lit?
Le trafic sur le pont Champlain
Je veux apprendre le violon.
Quel est le taux de chômage?
À quelle heure ouvre l'épicerie?
Pouvez-vous me livrer un repas?
Comment appeler un taxi?
Quelle pointure pour un enfant de trois ans?
Avez-vous vu mon chat?
Un massage pour le dos
Combien coûte une licence de chasse?
`,
);
