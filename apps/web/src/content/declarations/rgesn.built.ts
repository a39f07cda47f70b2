import type { RgesnLevel, RgesnState } from '@agency/shared/rgesn';
import { agency, reviewed } from '../../site/agency.ts';
import { pageLimits } from '../../site/limits.ts';
import { kept } from '../computed.ts';

/** A criterion of the « Référentiel général de l’écoconception », 2024 version, reworded and assessed for this site. */
export interface Criterion {
  readonly id: string;
  readonly level: RgesnLevel;
  readonly title: string;
  readonly state: RgesnState;
  /** The evidence, the gap, or the reason why the criterion does not apply. */
  readonly reason: string;
}

export interface Theme {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

const { home, other, project } = pageLimits;
const mostAtLoad = Math.max(home.atLoad, other.atLoad, project.atLoad);

const levels = { P: 'priority', R: 'recommended', M: 'moderate' } as const;
const states = { 'oui.': 'met', 'non.': 'not-met', 's.o.': 'not-applicable' } as const;

/** Number, level, state and title of a criterion: `1.1 P oui. Utilité évaluée`. The state `s.o.` is « sans objet ». */
type Line = `${number}.${number} ${keyof typeof levels} ${keyof typeof states} ${string}`;

const theme = (title: string, lines: Readonly<Record<Line, string>>): Theme => ({
  title,
  criteria: Object.entries(lines).map(([line, reason]) => {
    const [id = '', level, state, ...words] = line.split(' ');
    return {
      id,
      level: levels[level as keyof typeof levels],
      title: words.join(' '),
      state: states[state as keyof typeof states],
      reason,
    };
  }),
});

/**
 * The 78 criteria. Levels come from the framework's evaluation workbook (30, 29 and 19). The announcement of May 2024 counts
 * 30, 28 and 20, but scores are computed from the workbook, which readers can check.
 */
export const themes: readonly Theme[] = [
  theme('Stratégie', {
    '1.1 P oui. Utilité évaluée au regard des impacts':
      'Chaque page répond à un lecteur nommé; une page sans lecteur n’est pas publiée.',
    '1.2 P oui. Cibles et besoins définis': 'Directions et propriétaires de PME du Québec; besoins décrits par métier.',
    '1.3 R oui. Référent en écoconception': 'Désigné par sa fonction, dans cette déclaration.',
    '1.4 P oui. Revues régulières':
      'Poids, requêtes et éléments vérifiés à chaque version; déclaration revue chaque année.',
    '1.5 P oui. Objectifs de réduction': 'Plafonds par page, plus bas que la médiane mondiale de 2025.',
    '1.6 R oui. Collecte de données raisonnée':
      'Aucun témoin, aucune mesure d’audience; trois champs obligatoires pour nous écrire.',
    '1.7 M oui. Chiffrement adapté': 'HTTPS partout, rien de plus que ce que la sécurité demande.',
    '1.8 R non. Efforts de code ouvert':
      'Le site repose sur des logiciels libres, mais son propre code n’est pas publié.',
    '1.9 P oui. Technologies standard': 'HTML, CSS, SVG, JavaScript, SQL : aucun format fermé.',
    '1.10 R s.o. Interfaces ouvertes avec le matériel': 'Le site n’interagit avec aucun appareil.',
  }),
  theme('Spécifications', {
    '2.1 P oui. Profils de matériels définis':
      'Téléphone d’entrée de gamme simulé (390 pixels, réseau lent, processeur ralenti quatre fois) : c’est le cas d’essai.',
    '2.2 P oui. Anciens appareils': 'Les pages se lisent sans script; un appareil lent est simulé dans les essais.',
    '2.3 R oui. Bas débit ou hors connexion': `Au plus ${mostAtLoad} ko à l’ouverture de chaque page, hors portfolio.`,
    '2.4 P non. Anciens navigateurs':
      'La lecture fonctionne; la mise en page n’est pas éprouvée avant les versions de 2023.',
    '2.5 P oui. Plusieurs tailles d’écran': 'Éprouvé de 320 à 1 280 pixels et avec le texte à 200 %.',
    '2.6 R oui. Revues de conception et de code': 'Chaque ajout est pesé; un dépassement fait échouer la vérification.',
    '2.7 P oui. Maintenance et fin de vie':
      'Guide d’exploitation, durées de conservation et procédure de retrait des pages.',
    '2.8 P non. Exigences envers les fournisseurs': 'À inscrire au contrat de l’hébergeur que choisira l’exploitant.',
    '2.9 M oui. Impacts des composants prêts à l’emploi':
      'Chaque bibliothèque est pesée avant d’entrer; aucune trousse d’icônes ou d’animation.',
    '2.10 P oui. Impacts des services tiers': 'Aucun service tiers n’est appelé par les pages.',
  }),
  theme('Architecture', {
    '3.1 P oui. Composants conçus pour peu consommer': 'Pages imprimées d’avance, servies comme de simples fichiers.',
    '3.2 R oui. Ressources adaptées à la demande': 'Un seul petit serveur; une base sans serveur par défaut.',
    '3.3 M oui. Évolution des protocoles': 'HTTP/1.1 à HTTP/3 selon le serveur frontal, sans changement du site.',
    '3.4 P oui. Corrections pendant toute la durée de vie':
      'Versions épinglées, mises à jour mensuelles proposées et éprouvées.',
    '3.5 M s.o. Corrections séparées des évolutions': 'Rien n’est installé chez le visiteur.',
    '3.6 M oui. Mises à jour incrémentielles':
      'Fichiers nommés par leur contenu : ce qui n’a pas changé reste en cache.',
    '3.7 M oui. Environnements d’essai mesurés':
      'Un seul poste suffit; aucun environnement d’essai ne tourne en permanence.',
  }),
  theme('Expérience et interface', {
    '4.1 P oui. Aucune lecture automatique': 'Vidéos et modèles attendent un bouton, qui dit leur poids.',
    '4.2 P oui. Aucun défilement infini': 'Chaque page a une fin.',
    '4.3 R oui. Parcours courts': 'Écrire ou appeler : à un geste de chaque page.',
    '4.4 R oui. Activation des services tiers par le visiteur':
      'Il n’y en a pas; les liens externes sont de simples liens.',
    '4.5 M oui. Composants natifs': 'Champs, curseurs, dialogues et listes du navigateur.',
    '4.6 R non. Vidéos et animations porteuses d’information':
      'Quelques boucles du portfolio illustrent plus qu’elles n’informent.',
    '4.7 M oui. Le média le plus sobre': 'Texte d’abord, dessin vectoriel ensuite, image en dernier.',
    '4.8 M oui. Peu de polices': 'Deux fichiers, réduits aux caractères du français.',
    '4.9 M oui. Peu de requêtes pendant la saisie':
      'Calculs et recherches se font sur place; le robot charge ses réponses une fois, à la première question.',
    '4.10 M oui. Format de saisie annoncé': 'Indications près des champs et vérification avant l’envoi.',
    '4.11 M oui. Poids annoncé avant le transfert': 'Modèles et vidéos affichent leur poids sur le bouton.',
    '4.12 R oui. Impacts des fonctions lourdes annoncés':
      'Le robot dit ce que chaque échange a coûté; le modèle 3D dit son poids.',
    '4.13 P oui. Notifications limitées': 'Aucune notification.',
    '4.14 R oui. Aucun procédé manipulatoire': 'Ni compte à rebours, ni case cochée d’avance, ni fausse rareté.',
    '4.15 R oui. Contrôle des usages par le visiteur': 'Un bouton au pied de page mesure la page affichée.',
  }),
  theme('Contenus', {
    '5.1 R oui. Format des images': 'AVIF et WebP; SVG pour les dessins.',
    '5.2 R oui. Compression des images': 'Plafond de 12 ko par image, vérifié.',
    '5.3 P oui. Définition des vidéos': 'La définition d’affichage, sans plus.',
    '5.4 P oui. Compression des vidéos': 'AV1, et H.264 en repli; 200 ko au plus.',
    '5.5 P s.o. Mode écoute seule': 'Les vidéos n’ont pas de son.',
    '5.6 M s.o. Compression du son':
      'Aucun fichier sonore : le navigateur calcule ceux des démonstrations, à une pression.',
    '5.7 M s.o. Format des documents':
      'Aucun document à lire n’est offert : les trois factures PDF sont les essais d’un outil, et l’image d’une pesée (PNG ou SVG) est dessinée dans la page.',
    '5.8 R oui. Archivage et suppression des contenus':
      'Retrait d’une page décrit au guide; demandes effacées par le système.',
  }),
  theme('Partie visible', {
    '6.1 R oui. Poids et requêtes plafonnés': 'Voir le tableau des plafonds et des mesures.',
    '6.2 R oui. Mise en cache': 'Un an pour les fichiers nommés par leur contenu; validation pour les pages.',
    '6.3 M oui. Compression des transferts': 'Brotli au niveau le plus élevé, calculé à la construction.',
    '6.4 R oui. Images à la taille d’affichage': 'Trois tailles par image du portfolio.',
    '6.5 R oui. Rien de chargé sans usage': 'Aucun script avant le premier geste qui en demande un.',
    '6.6 M oui. Capteurs limités': 'Aucun capteur n’est demandé; une règle du serveur les interdit.',
    '6.7 M oui. Un seul domaine pour les fichiers':
      'Les pages et tous leurs fichiers viennent d’une seule origine. L’API des formulaires peut avoir la sienne.',
  }),
  theme('Partie serveur', {
    '7.1 R oui. Cache des données les plus lues': 'Les pages sont des fichiers : rien n’est recalculé.',
    '7.2 R oui. Durées de conservation': `${kept.years} pour une demande livrée, ${kept.quarantine} pour une quarantaine; le système efface.`,
    '7.3 M oui. Traitement en cours annoncé': 'L’envoi d’un formulaire montre son état.',
    '7.4 P s.o. Mécanisme de consensus sobre': 'Aucune chaîne de blocs.',
  }),
  theme('Hébergement', {
    '8.1 P non. Démarche de réduction de l’hébergeur': 'À documenter avec l’hébergeur choisi.',
    '8.2 P non. Gestion durable des équipements': 'À documenter avec l’hébergeur choisi.',
    '8.3 P non. Efficacité énergétique du centre': 'Valeur à obtenir de l’hébergeur choisi.',
    '8.4 R non. Consommation d’eau du centre': 'Valeur à obtenir de l’hébergeur choisi.',
    '8.5 R non. Électricité renouvelable et documentée': `Région prévue : le Québec, à l’électricité renouvelable à près de 100 % selon Hydro-Québec (page relue en ${reviewed}). À documenter avec l’hébergeur choisi.`,
    '8.6 R non. Localisation cohérente':
      'Région prévue : le Québec, où vivent les visiteurs. À confirmer avec l’hébergeur choisi.',
    '8.7 R non. Chaleur des serveurs': 'À documenter avec l’hébergeur choisi.',
    '8.8 M s.o. Données chaudes et froides': 'Quelques mégaoctets de demandes : la distinction n’aurait pas d’effet.',
    '8.9 R oui. Copies limitées': `Une base et ses sauvegardes${agency.webhookName && `, une copie remise à ${agency.webhookName}`}; aucune copie de confort.`,
    '8.10 R oui. Calculs différés selon les contraintes':
      'Les courriels partent d’une file; le ménage quotidien se fait par petites étapes.',
  }),
  theme('Algorithmie', {
    '9.1 P oui. Nécessité de l’entraînement': 'Question posée : le robot du site cherche, il n’est pas entraîné.',
    '9.2 P s.o. Apprentissage proportionné': 'Aucun apprentissage.',
    '9.3 P s.o. Entraînement limité': 'Aucun apprentissage.',
    '9.4 P s.o. Données d’apprentissage limitées': 'Aucun apprentissage.',
    '9.5 P s.o. Réentraînement limité': 'Aucun apprentissage.',
    '9.6 R s.o. Compression des modèles': 'Aucun modèle.',
    '9.7 P oui. Inférence sobre': 'Une recherche dans le navigateur, à la demande, sans serveur.',
  }),
];
