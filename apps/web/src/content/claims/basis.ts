import { isDemonstration } from '../../site/agency.ts';
import type { ClaimId } from './figures.ts';

/** Where a claim comes from. */
export type ClaimKind = 'measured' | 'public' | 'estimate' | 'own';

export interface ClaimBasis {
  /** The claim in a sentence. */
  readonly statement: string;
  readonly kind: ClaimKind;
  /** How it was obtained: the calculation, the measure or the source. */
  readonly basis: string;
  /** What it does not say. */
  readonly limits: string;
  /** Day of the measure, or date of the source. */
  readonly date: string;
  readonly source?: { readonly name: string; readonly url: string };
}

/** The agency's own results: invented with the agency while the site is a demonstration, to be replaced by the owner's. */
const own = {
  kind: 'own',
  date: 'novembre 2026',
  limits: isDemonstration
    ? 'Chiffre fictif, comme l’agence : il tient la place de celui que l’exploitant aura mesuré.'
    : 'Compté sur nos propres mandats; les vôtres peuvent différer.',
} as const;

const estimated = { kind: 'estimate', date: 'novembre 2026' } as const;

export const claimBasis: Readonly<Record<ClaimId, ClaimBasis>> = {
  projets: {
    ...own,
    statement: 'Quarante et un projets livrés.',
    basis: 'Nombre de mandats terminés, compté par l’agence. Le portfolio en montre trente-huit.',
  },
  satisfaction: {
    ...own,
    statement: 'Quatre-vingt-dix-huit pour cent de clients satisfaits.',
    basis:
      'Part des clients qui répondent « oui » à la question posée à la livraison : « Referiez-vous affaire avec nous? »',
  },
  experience: {
    ...own,
    statement: 'Plus de dix ans de métier.',
    basis: 'Années écoulées depuis la fondation de l’agence.',
  },
  specialistes: {
    ...own,
    statement: 'Plus de quarante-cinq spécialistes, dans douze domaines.',
    basis: 'Personnes qui ont accepté d’être appelées pour un projet; elles ne sont pas toutes employées.',
  },
  'equipe-24h': {
    ...estimated,
    statement: 'Une équipe assemblée en vingt-quatre heures.',
    basis: 'Délai entre l’accord sur le besoin et la liste nominative de l’équipe, en jours ouvrables.',
    limits: 'L’équipe est nommée; le travail commence à la date convenue.',
  },
  'coordination-quebec': {
    ...estimated,
    statement: 'Coordination à cent pour cent au Québec.',
    basis: 'Toutes les personnes qui dirigent un projet et parlent au client travaillent au Québec.',
    limits: 'Une ou un spécialiste peut travailler d’ailleurs au Canada.',
  },
  'note-portfolio': {
    ...own,
    statement: 'Note moyenne de 5,0.',
    basis: 'Moyenne des notes laissées par les clients dont le projet est au portfolio.',
  },
  'reponse-24h': {
    ...estimated,
    statement: 'Une réponse en vingt-quatre heures ouvrables.',
    basis: 'Délai visé entre la réception d’une demande et le premier courriel d’une personne.',
    limits: 'Du lundi au vendredi; une demande du vendredi soir reçoit sa réponse le lundi.',
  },
  'audit-48h': {
    ...estimated,
    statement: 'Un rapport d’audit détaillé en quarante-huit heures.',
    basis: 'Délai entre l’appel de cadrage et l’envoi du rapport, en jours ouvrables.',
    limits: 'Pour un site de moins de cinquante pages.',
  },
  'performance-98': {
    ...estimated,
    statement: 'Une note de performance de 98 sur 100.',
    basis: 'Note Lighthouse visée, sur téléphone, à la livraison d’un site. Ce site-ci obtient 100.',
    limits: 'La note varie de quelques points d’une mesure à l’autre, et baisse avec ce qu’on ajoute ensuite.',
  },
  'performance-95': {
    ...estimated,
    statement: 'Une performance de 95 et plus.',
    basis:
      'Plancher inscrit au contrat de nos sites : note Lighthouse, sur un téléphone moyen, médiane de trois mesures.',
    limits: 'Mesurée le jour de la livraison.',
  },
  'chargement-2s': {
    ...estimated,
    statement: 'Un affichage en moins de deux secondes.',
    basis: 'Plus grand élément visible, réseau mobile simulé de Lighthouse, à la livraison.',
    limits: 'Un réseau saturé ou un appareil très ancien prend plus de temps.',
  },
  'chargement-3s': {
    ...estimated,
    statement: 'Un chargement en moins de trois secondes.',
    basis: 'Première visite, antémémoire vide, réseau mobile simulé, boutiques et applications comprises.',
    limits: 'Les pages qui montrent une vidéo ou un modèle ne comptent pas ceux-ci, chargés sur demande.',
  },
  'mobile-100': {
    ...estimated,
    statement: 'Adapté au mobile à cent pour cent.',
    basis: 'Chaque page est éprouvée de 320 à 1 280 pixels avant la livraison.',
    limits: 'Dit l’étendue des essais, pas la perfection du résultat.',
  },
  'automatisation-85': {
    ...own,
    statement: 'Quatre-vingt-cinq pour cent d’efficacité gagnée.',
    basis: 'Temps d’une tâche avant et après, médiane des mandats d’automatisation.',
  },
  'automatisation-90': {
    ...own,
    statement: 'Quatre-vingt-dix pour cent d’erreurs en moins.',
    basis: 'Erreurs de saisie relevées un mois avant et un mois après la mise en service.',
  },
  'automatisation-60': {
    ...own,
    statement: 'Soixante pour cent de coûts en moins.',
    basis: 'Coût horaire de la tâche automatisée, exploitation comprise, comparé au coût d’avant.',
  },
  'automatisation-300': {
    ...own,
    statement: 'Trois cents pour cent de rendement moyen.',
    basis: 'Économies de la première année rapportées au coût du mandat.',
  },
  'automatisations-50': {
    ...own,
    statement: 'Plus de cinquante automatisations livrées.',
    basis: 'Nombre de flux en service chez des clients.',
  },
  'ecoweb-87': {
    ...estimated,
    statement: 'Quatre-vingt-sept pour cent de CO2 en moins pour le robot ciblé.',
    basis: 'Scénario : 1 000 échanges par jour, 0,31 kWh contre 2,4 kWh. 1 − 0,31 ÷ 2,4 = 87 %.',
    limits:
      'Le CO2 suit l’énergie, à réseau électrique égal. Des mesures publiées en 2025 vont de 0,24 à 0,34 Wh par question courte.',
  },
  'ecoweb-65': {
    ...estimated,
    statement: 'Soixante-cinq pour cent d’économies.',
    basis:
      'Écart de coût d’hébergement et de transfert entre une page de 2,5 Mo et une page de 0,6 Mo, entretien compris.',
    limits: 'Dépend du volume de visites; un petit site économise surtout du temps.',
  },
  'ecoweb-3x': {
    ...estimated,
    statement: 'Trois fois plus rapide.',
    basis: 'Rapport des temps d’affichage, sur téléphone, entre la page médiane de 2025 et une page de nos budgets.',
    limits: 'Sur un réseau rapide, l’écart se voit moins.',
  },
  'robot-kwh': {
    ...estimated,
    statement: 'Un robot courant demande 2,4 kWh par jour, le nôtre 0,31 kWh.',
    basis:
      'Scénario : 1 000 échanges par jour, assistant généraliste à 2,4 Wh (contextes longs) contre mini-robot à 0,31 Wh.',
    limits:
      'C’est la consommation d’un service, pas d’une personne. Les mesures publiées en 2025 sont plus basses pour une question courte.',
  },
  'calcul-co2': {
    ...estimated,
    statement:
      'Hypothèses du calculateur : 4,6 g par page, 0,5 kg par conversation, 12 g par requête d’IA, 0,15 $ le kilo.',
    basis:
      'Calcul volontairement prudent, pour comparer des scénarios : 3 pages par visite, facteur 1 au Québec, 2 en Europe, 3 aux États-Unis.',
    limits:
      'Les méthodes récentes (Sustainable Web Design 4) donnent des valeurs nettement plus basses; ce n’est pas un bilan officiel.',
  },
  'exemple-co2': {
    ...estimated,
    statement: 'L’exemple d’une boutique : 91,6 kg par mois.',
    basis:
      '2 000 visiteurs, 80 conversations et 2 000 requêtes d’IA, serveur au Québec, par les hypothèses du calculateur.',
    limits: 'Un exemple, pas une moyenne.',
  },
  'empreinte-mesuree': {
    kind: 'measured',
    statement: 'De 0,003 à 0,02 g de CO2 par vue de ce site.',
    basis:
      'Octets transférés à l’ouverture de chaque page, multipliés par le modèle Sustainable Web Design 4 (148 g par gigaoctet, moyenne mondiale).',
    limits: 'Un modèle : il ne connaît ni votre appareil, ni votre réseau.',
    date: '21 novembre 2026',
    source: { name: 'CO2.js, modèle SWD 4', url: 'https://github.com/thegreenwebfoundation/co2.js' },
  },
  'mobile-note': {
    ...own,
    statement: 'Une évaluation de 4,8 sur 5.',
    basis: 'Moyenne des notes dans les deux boutiques d’applications, pondérée par le nombre d’avis.',
  },
  'mobile-500k': {
    ...own,
    statement: 'Plus de 500 000 téléchargements.',
    basis: 'Total de toutes les applications livrées.',
  },
  '3d-precision': {
    ...estimated,
    statement: 'Une précision de 0,1 mm.',
    basis: 'Écart visé entre le modèle et le plan ou le relevé fourni.',
    limits: 'Vaut pour un produit à plans cotés; un relevé par photographies est moins précis.',
  },
  '3d-delai': {
    ...estimated,
    statement: 'Un modèle livré en cinq à dix jours.',
    basis: 'Jours ouvrables pour un objet simple, retours compris.',
    limits: 'Un bâtiment ou un personnage animé demande plus; le devis le dit.',
  },
  'marketing-250': {
    ...own,
    statement: 'Deux cent cinquante pour cent de trafic en plus.',
    basis: 'Visites d’une page comparées à celles de l’année d’avant, meilleurs mandats.',
  },
  'marketing-roas': {
    ...own,
    statement: 'Cinq dollars de ventes par dollar d’annonce.',
    basis: 'Ventes attribuées aux annonces, divisées par leur coût, sur douze mois.',
  },
  'marketing-180': {
    ...own,
    statement: 'Cent quatre-vingts pour cent de demandes en plus.',
    basis: 'Formulaires, appels et rendez-vous comptés ensemble, avant et après.',
  },
  'marketing-48h': {
    ...estimated,
    statement: 'Une campagne en ligne quarante-huit heures après l’accord.',
    basis: 'Délai entre l’approbation du plan et la première annonce diffusée, en jours ouvrables.',
    limits: 'L’audit et le plan viennent avant; les régies ajoutent leur propre vérification.',
  },
  'finance-500h': {
    ...estimated,
    statement: 'Cinq cents heures économisées par an.',
    basis: 'Exemple : 210 factures par mois à 15 minutes; 80 % de 630 heures par an, soit 504, arrondies.',
    limits: 'Votre volume change tout : le calculateur de la page refait le compte.',
  },
  'finance-300': {
    ...estimated,
    statement: 'Un rendement de trois cents pour cent.',
    basis: 'Même exemple : économies d’une année rapportées à un investissement de 10 000 $, 303 %, arrondies.',
    limits: 'Rendement brut d’une seule année; il ne compte ni l’entretien, ni la formation.',
  },
  'finance-hypotheses': {
    ...estimated,
    statement:
      'Hypothèses : 80 % du temps de saisie épargné, 95 % des erreurs évitées à 150 $ chacune, projet de 10 000 $.',
    basis:
      'Cas favorable d’une saisie automatisée. Les meilleurs services de comptes fournisseurs annoncent 82 % de temps et 78 % de coût en moins (Ardent Partners, 2024).',
    limits: 'L’étude porte surtout sur de grandes entreprises.',
    source: { name: 'Ardent Partners, comptes fournisseurs', url: 'https://payablesplace.ardentpartners.com/?p=9705' },
  },
};
