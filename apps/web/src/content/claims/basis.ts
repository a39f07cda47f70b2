import { isDemonstration } from '../../site/agency.ts';
import { href } from '../../site/pages.ts';
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
  readonly source?: Source | readonly Source[];
}

interface Source {
  readonly name: string;
  readonly url: string;
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
  'devis-1-jour': {
    ...estimated,
    statement: 'Un devis en un jour ouvrable.',
    basis: 'Délai visé entre une demande complète et le devis chiffré.',
    limits: 'Un besoin à préciser demande d’abord un appel.',
  },
  'performance-98': {
    ...estimated,
    statement: 'Une note de performance de 98 sur 100.',
    basis: 'Note Lighthouse visée, sur téléphone, à la livraison d’un site.',
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
  'jour-et-nuit': {
    ...estimated,
    statement: 'Un flux qui tourne, un site surveillé, jour et nuit.',
    basis: 'Les machines travaillent et alertent sans horaire.',
    limits: 'Les personnes répondent aux heures ouvrables, et s’occupent d’une panne dès l’alerte.',
  },
  'ecoweb-87': {
    ...estimated,
    statement: 'Quatre-vingt-sept pour cent de CO₂ en moins pour le robot ciblé.',
    basis: 'Scénario : 1 000 échanges par jour, 0,31 kWh contre 2,4 kWh. 1 − 0,31 ÷ 2,4 = 87 %.',
    limits:
      'Le CO₂ suit l’énergie, à réseau électrique égal. Des mesures publiées en 2025 vont de 0,24 à 0,34 Wh par question courte.',
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
    statement: 'De 0,005 à 0,05 g de CO₂ pour une page de ce site, lue jusqu’au bas.',
    basis:
      'Octets de chaque page, pesés à la construction du site, multipliés par le modèle Sustainable Web Design 4 (148 g par gigaoctet, moyenne mondiale). Une page hors de ces bornes arrête la publication.',
    limits: 'Un modèle : il ne connaît ni votre appareil, ni votre réseau.',
    date: 'à chaque construction',
    source: {
      name: 'Ce que pèse chaque page',
      url: href('ecodesign', undefined, 'mesures'),
    },
  },
  'aucun-tiers': {
    kind: 'measured',
    statement: 'Aucun témoin, aucun traceur, aucune question envoyée à un tiers.',
    basis:
      'Requêtes relevées par un navigateur sur chaque page; la politique de sécurité du site refuserait les autres.',
    limits: 'Un lien que vous suivez vers un autre site vous mène chez lui.',
    date: '21 novembre 2026',
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
  'niveaux-maitrise': {
    ...estimated,
    statement: 'La maîtrise de nos outils, de 86 à 98 sur 100.',
    basis: 'Autoévaluation de nos équipes, outil par outil; 100 voudrait dire qu’il n’y a plus rien à apprendre.',
    limits: 'Une opinion, utile pour comparer deux outils, pas deux agences.',
  },
  '3d-precision': {
    ...estimated,
    statement: 'Une précision de 0,1 mm.',
    basis: 'Écart visé entre le modèle et le plan ou le relevé fourni.',
    limits: 'Vaut pour un produit à plans cotés; un relevé par photographies est moins précis.',
  },
  '3d-delai': {
    ...estimated,
    statement: 'Un modèle livré en cinq à dix jours, trois révisions comprises, avec ses images en 4K et en 8K.',
    basis: 'Jours ouvrables pour un objet simple; trois tours de corrections sont comptés dans chaque devis.',
    limits: 'Un bâtiment ou un personnage animé demande plus; le devis le dit. Une révision de plus se chiffre à part.',
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
  'loi96-risque': {
    ...own,
    statement: 'Soixante-dix-huit pour cent des sites examinés présentent au moins un écart.',
    basis: 'Relevé de l’agence sur les sites qu’elle a examinés, sans valeur statistique.',
  },
  'loi96-amende': {
    kind: 'public',
    statement: 'De 3 000 $ à 30 000 $ par infraction pour une entreprise.',
    basis: 'Charte de la langue française, article 205; le double puis le triple en cas de récidive (207).',
    limits: 'En pratique, l’Office demande d’abord une correction.',
    date: 'en vigueur depuis le 1er juin 2022',
    source: {
      name: 'Éducaloi',
      url: 'https://educaloi.qc.ca/en/understanding-the-law/language-legislation-does-your-website-comply/',
    },
  },
  'loi96-seuil': {
    kind: 'public',
    statement: 'L’inscription à l’Office vise les entreprises de 25 personnes et plus.',
    basis: 'Seuil abaissé de 50 à 25 personnes.',
    limits: 'Le seuil vise l’inscription; un site qui vend ici doit être en français à toute taille.',
    date: '1er juin 2025',
    source: {
      name: 'Norton Rose Fulbright',
      url: 'https://www.nortonrosefulbright.com/en/knowledge/publications/ea754c00/reform-of-the-charter-of-the-french-language-changes-effective-as-of-june-1',
    },
  },
  'loi96-correction': {
    kind: 'public',
    statement: 'Dans près de 94 % des cas, l’entreprise en faute se corrige.',
    basis: 'Plaintes et inspections de 2024-2025, rapportées par La Presse canadienne.',
    limits: 'Compte les dossiers fermés, pas la qualité des corrections.',
    date: 'octobre 2025',
    source: {
      name: 'Noovo Info',
      url: 'https://www.noovo.info/nouvelle/les-plaintes-et-les-inspections-liees-a-la-langue-francaise-ont-augmente-au-quebec.html',
    },
  },
  'loi96-delai': {
    ...estimated,
    statement: 'Cinq à quinze jours de mise en œuvre.',
    basis: 'Délai habituel de nos mandats selon l’ampleur du site.',
    limits: 'La francisation d’une entreprise de 25 personnes ou plus s’étend sur plusieurs mois.',
  },
  'ecoweb-75': {
    ...estimated,
    statement: 'Soixante-quinze pour cent de CO₂ en moins.',
    basis: 'Cible de nos refontes, mesurée avant et après; par exemple de 2,5 Mo à 0,6 Mo par page, soit 76 %.',
    limits: 'Le résultat dépend du point de départ.',
  },
  'page-mediane': {
    kind: 'public',
    statement: 'La page médiane de 2025, son poids et ce qu’elle émet.',
    basis:
      'HTTP Archive, juillet 2025 : 2 559 ko sur téléphone, 2 862 ko sur ordinateur; 0,38 g par vue et 11 kg pour 10 000 visiteurs de trois pages, par le modèle SWD 4.',
    limits: 'Page d’accueil seulement, moyenne mondiale.',
    date: 'juillet 2025',
    source: { name: 'Web Almanac 2025', url: 'https://almanac.httparchive.org/en/2025/page-weight' },
  },
  'page-pesee': {
    kind: 'measured',
    statement: 'Cette page pèse au moins 39 fois moins que la page médiane.',
    basis:
      '2 559 ko contre 65 ko, plafond que la construction du site vérifie; 0,010 g par le modèle SWD 4 (494 g le kilowattheure).',
    limits: 'Une page contre une médiane : les autres sont dans le tableau des poids.',
    date: 'à chaque construction',
    source: { name: 'Ce que pèse chaque page', url: href('ecodesign', undefined, 'mesures') },
  },
  'hebergement-vert': {
    kind: 'public',
    statement: 'Quatorze pour cent des sites sont chez un hébergeur vert reconnu.',
    basis: 'Web Almanac 2024, chapitre sur la durabilité, liste de la Green Web Foundation.',
    limits: 'Dépend des preuves que les hébergeurs déposent.',
    date: '2024',
    source: { name: 'Web Almanac', url: 'https://almanac.httparchive.org/en/2024/sustainability' },
  },
  'reseau-quebec': {
    kind: 'public',
    statement:
      'L’électricité du Québec est renouvelable à près de 100 %; un kilowattheure y émet 11 g, contre 343 g en Virginie.',
    basis: 'Hydro-Québec pour la part renouvelable; Google Cloud pour les réseaux en 2025.',
    limits: 'Sans la construction des ouvrages : le cycle de vie au Québec est de 30,5 g (2023).',
    date: '2025',
    source: {
      name: 'Google Cloud, données par région',
      url: 'https://github.com/GoogleCloudPlatform/region-carbon-info',
    },
  },
  'ia-370': {
    kind: 'public',
    statement: '3,70 $ de retour par dollar investi en IA générative.',
    basis:
      'Moyenne mondiale d’une étude IDC commandée par un éditeur; 370 % brut, soit 270 % une fois le dollar retiré.',
    limits: 'Grandes organisations. Votre calcul peut différer.',
    date: 'novembre 2024',
    source: {
      name: 'Étude rapportée par TechGeekWire',
      url: 'https://techgeekwire.com/microsoft-study-ais-growing-impact-on-business-and-the-workplace',
    },
  },
  'ia-adoption': {
    kind: 'public',
    statement: '12,7 % des entreprises du Québec emploient l’IA; 26,1 % à partir de 100 personnes.',
    basis: 'Institut de la statistique du Québec, rapporté par Boulet Stratégies.',
    limits: 'Emploi pour produire ou livrer, tous secteurs.',
    date: 'deuxième trimestre de 2025',
    source: {
      name: 'Boulet Stratégies',
      url: 'https://www.bouletstrategies.ca/blog/87-des-pme-quebecoises-ratent-le-train-de-l-ia',
    },
  },
  'ia-freins': {
    kind: 'public',
    statement: 'Pour 73 % des répondants, le premier frein est l’absence de besoin.',
    basis: 'Conseil du patronat du Québec, données de 2023.',
    limits: 'Sondage auprès de directions, antérieur à bien des outils.',
    date: '9 décembre 2024',
    source: {
      name: 'Conseil du patronat',
      url: 'https://www.newswire.ca/fr/news-releases/adoption-de-l-intelligence-artificielle-les-entreprises-du-quebec-ne-savent-pas-par-ou-commencer-selon-le-cpq-895200078.html',
    },
  },
  'ia-effectif': {
    kind: 'public',
    statement: 'Environ 89 % des entreprises qui emploient l’IA n’ont pas changé leur effectif.',
    basis: 'Statistique Canada, deuxième trimestre de 2025.',
    limits: 'Déclaration des entreprises, à court terme.',
    date: '2025',
    source: { name: 'Statistique Canada', url: 'https://www150.statcan.gc.ca/n1/pub/11-621-m/11-621-m2025008-eng.htm' },
  },
  'ia-contrepoids': {
    kind: 'public',
    statement: 'Une étude du MIT voit 95 % d’organisations sans effet mesurable.',
    basis: 'Projet NANDA, juillet 2025.',
    limits: 'Méthode contestée; nous la citons comme contrepoids.',
    date: 'juillet 2025',
    source: {
      name: 'Virtualization Review',
      url: 'https://virtualizationreview.com/Articles/2025/08/19/MIT-Report-Finds-Most-AI-Business-Investments-Fail-Reveals-GenAI-Divide.aspx',
    },
  },
  'ia-secteurs': {
    ...estimated,
    statement: 'Rendement moyen par secteur, de 340 % à 450 % sur trois ans.',
    basis:
      'Rendements qu’emploie le calculateur : services 420 %, manufacturier 380 %, santé 340 %, commerce 450 %. Un premier rendement en 90 jours est un exemple, sur une tâche étroite.',
    limits: 'Un modèle pour comparer des scénarios; un audit le remplace par vos chiffres.',
  },
  'ia-modele': {
    ...estimated,
    statement: 'Le modèle du calculateur : 70 % des heures reprises, un investissement de 35 000 $.',
    basis: 'Heures × 52 × 70 % × coût horaire × rendement du secteur ÷ 3.',
    limits: 'Il compare une année d’économie brute à la mise; le commerce y atteint 105 % du coût des heures reprises.',
  },
  'sante-aines': {
    kind: 'public',
    statement: '51 % des aînés du Québec ont pris un rendez-vous de santé en ligne en 2022, contre 18 % en 2019.',
    basis: 'Enquête NETendances.',
    limits: 'Une année de sortie de pandémie.',
    date: '30 novembre 2022',
    source: {
      name: 'NETendances, santé en ligne des aînés',
      url: 'https://www.newswire.ca/fr/news-releases/la-pandemie-a-accelere-l-utilisation-du-numerique-chez-les-aines-quebecois-818267800.html',
    },
  },
  'sante-services': {
    kind: 'public',
    statement: '94 % des Canadiens veulent des services de santé numériques.',
    basis: 'Inforoute Santé du Canada, 12 445 répondants.',
    limits: 'Un souhait, pas un usage.',
    date: 'novembre 2022',
    source: {
      name: 'Inforoute',
      url: 'https://www.newswire.ca/fr/news-releases/les-canadiens-adoptent-avec-enthousiasme-les-services-de-sante-numeriques-dont-l-offre-pourrait-encore-s-elargir-879896563.html',
    },
  },
  'banque-ecran': {
    kind: 'public',
    statement: 'Environ 9 millions de personnes au Canada confient leur mot de passe bancaire à un tiers.',
    basis: 'Budget fédéral de 2025, à propos de la capture de données d’écran.',
    limits: 'Un ordre de grandeur, donné avant l’accès encadré par la loi.',
    date: '2025',
    source: {
      name: 'Finances Canada',
      url: 'https://www.canada.ca/en/department-finance/programs/financial-sector-policy/open-banking-implementation/budget-2025-canadas-framework-for-consumer-driven-banking.html',
    },
  },
  'fuite-cout': {
    kind: 'public',
    statement: 'Une fuite de données coûte en moyenne 6,98 M$ au Canada.',
    basis: 'Étude d’un fournisseur de sécurité, 2025.',
    limits: 'Grandes organisations; jamais la facture d’une PME.',
    date: '2025',
    source: {
      name: 'Étude rapportée par The Epoch Times',
      url: 'https://www.theepochtimes.com/world/data-breach-costs-decline-globally-but-increase-in-canada-ibm-report-5896076',
    },
  },
  'industrie-virage': {
    kind: 'public',
    statement: '78 % des PME québécoises de 30 à 499 employés avaient amorcé le virage de l’Industrie 4.0.',
    basis: 'SOM pour RCGT, 300 entreprises; satisfaction de 45 % selon Léger pour Investissement Québec (2024).',
    limits: 'Amorcer n’est pas réussir : une sur quatre accusait du retard.',
    date: 'novembre 2021 à janvier 2022',
    source: {
      name: 'Les Affaires',
      url: 'https://lesaffaires.com/secteurs-d-activite/manufacturier/la-majorite-des-pme-prennent-un-virage-40-mais-plusieurs-sont-en-retard/632713',
    },
  },
  'industrie-couts': {
    ...estimated,
    statement: 'De 10 000 $ à 300 000 $ selon le chantier.',
    basis:
      'Fourchettes de nos six solutions, équipement simple et intégration compris; leurs plafonds : 40 000 $, 60 000 $, 80 000 $, 120 000 $, 200 000 $ et 300 000 $.',
    limits: 'Le devis suit la visite; l’équipement lourd n’y est pas.',
  },
  'industrie-rendement': {
    ...estimated,
    statement: 'Un rendement visé de 300 % sur trois ans.',
    basis:
      'Exemple de l’agence : trois ans d’économies rapportés à la mise; de même, l’arrêt le plus coûteux repéré en 90 jours.',
    limits: 'Un exemple, pas une promesse.',
  },
  'aide-pari': {
    kind: 'public',
    statement: 'Jusqu’à 500 000 $, 80 % des salaires et 50 % de la sous-traitance au PARI CNRC.',
    basis: 'Ordre de grandeur du programme en 2026; d’ordinaire, de 75 000 $ à 500 000 $.',
    limits: 'Chaque dossier est évalué; les montants changent à chaque budget.',
    date: '27 mai 2026',
    source: {
      name: 'Guide d’admissibilité au PARI',
      url: 'https://impactapplications.ca/blog/nrc-irap-eligibility-guide',
    },
  },
  'aide-essor': {
    kind: 'public',
    statement: 'ESSOR : 50 % du plan, puis 50, 40 et 30 % des travaux.',
    basis: 'Volets 1B et 1C, gérés par Investissement Québec, rouverts le 24 avril 2025.',
    limits:
      'Plafonds de 20 000 $ et de 50 000 $; 2,5 M$ de revenus au moins; état après le budget de 2026 à confirmer.',
    date: '4 décembre 2025',
    source: { name: 'helloDarwin', url: 'https://hellodarwin.com/fr/blogue/que-peut-financer-que-finance-essor-volet' },
  },
  'aide-fiscale': {
    kind: 'public',
    statement: 'CRIC de 30 puis 20 %, RS&DE fédérale de 35 %, C3i de 15 à 25 %; environ 37,5 % d’un contrat de R-D.',
    basis: 'CRIC 30 % × 50 = 15, plus 35 % × (80 − 15) = 22,75 : 37,75 % avant le seuil d’exclusion.',
    limits: 'Le C3i commence au-delà de 5 000 $ ou de 12 500 $ par équipement. À valider avec votre fiscaliste.',
    date: 'consulté en novembre 2026',
    source: {
      name: 'Finances Québec',
      url: 'https://www.finances.gouv.qc.ca/ministere/soutien_secteur_financier_entreprises/regime_fiscale_innovation/cric.asp',
    },
  },
  'aide-approbation': {
    ...own,
    statement: 'Un taux d’approbation de 87 %, six semaines gagnées, service à 0 $.',
    basis:
      'Observé sur nos dossiers; les programmes ne publient pas le leur. Sans frais avant l’acceptation d’un mandat.',
  },
  'robot-87': {
    ...estimated,
    statement: 'Quatre-vingt-sept pour cent d’énergie en moins.',
    basis: '0,31 kWh contre 2,4 kWh par jour pour 1 000 échanges : 1 − 0,31 ÷ 2,4.',
    limits: 'Ce n’est pas l’usager qui pollue : c’est l’endroit où le calcul se fait et la taille du modèle.',
  },
  'robot-jour': {
    ...estimated,
    statement: 'Une journée de service : électricité, CO₂ et coût des deux robots.',
    basis: 'Mille échanges par jour; le CO₂ et le coût suivent l’électricité (75 g et 0,15 $ le kilowattheure).',
    limits: 'Avec les réseaux réels de 2025, l’écart de CO₂ est plus grand encore.',
  },
  'robot-ecart': {
    ...estimated,
    statement: '4,6 kg de CO₂ par mois, soit 23 km en voiture.',
    basis: 'Écart mensuel entre les deux scénarios; 200 g par kilomètre.',
    limits: 'L’écart d’un service, pas celui d’une personne.',
  },
  'robot-annee': {
    ...estimated,
    statement: '127 kWh, 18,4 kg par an et 892 t par jour.',
    basis:
      'Ordres de grandeur de l’agence, issus d’hypothèses différentes, dont un usage intensif (0,39 kg par jour) et 47 minutes par semaine. Par les mesures publiées en 2025, ce serait de 0,3 à 3 kg par an.',
    limits: 'Ils ne s’additionnent pas et ne se comparent pas entre eux; un scénario haut.',
  },
  'ia-usagers': {
    kind: 'public',
    statement: '2,3 millions de personnes au Québec ont déjà employé une IA générative.',
    basis: 'NETendances 2025 : 33 % des internautes adultes; 27 % d’une population de 8,5 millions.',
    limits: 'Un quart de la population de 2025 (9,1 millions).',
    date: '5 février 2025',
    source: {
      name: 'NETendances, IA générative',
      url: 'https://www.newswire.ca/fr/news-releases/une-majorite-d-internautes-a-de-la-difficulte-a-reconnaitre-l-intervention-de-l-intelligence-artificielle-dans-la-vie-quotidienne-871645724.html',
    },
  },
  'ia-mesures': {
    kind: 'public',
    statement:
      'De 0,24 à 0,34 Wh par question courte, 40 Wh avec un très long document, jusqu’à 90 % de moins avec un petit modèle.',
    basis: 'Epoch AI (février 2025), Google (août 2025), UNESCO et University College London (juillet 2025).',
    limits: 'Les périmètres diffèrent : ne soustrayez pas l’un de l’autre.',
    date: '2025',
    source: { name: 'Epoch AI', url: 'https://epoch.ai/gradient-updates/how-much-energy-does-chatgpt-use' },
  },
  'robot-garantie': {
    ...estimated,
    statement: 'Un engagement de réduction de 60 % et un audit d’une valeur indicative de 147 $.',
    basis: 'Objectif sur 12 mois inscrit au contrat, avec son remède; 45 minutes de conseil à notre tarif.',
    limits: 'L’audit est offert; l’engagement vaut pour le périmètre mesuré au départ.',
  },
  'secteurs-reperes': {
    kind: 'public',
    statement: 'Un repère par milieu : éducation, commerce, immobilier, tourisme, services.',
    basis:
      'Pôle interordres et Obvia (septembre 2025), NETendances (8 mai 2025), APCIQ et Léger (18 février 2026), ministère du Tourisme (30 septembre 2024), Statistique Canada (2025).',
    limits:
      'Chaque enquête a sa population; l’étude de l’APCIQ, sans adresse stable, n’est pas reliée; celle de Statistique Canada l’est à « 89 % ».',
    date: 'de 2024 à 2026',
    source: [
      { name: 'Obvia, relevé par Extensio', url: 'https://www.extensio.ai/ia-generative-cegeps-universites-quebec' },
      {
        name: 'NETendances, relevé par QUB',
        url: 'https://www.qub.ca/article/rapport-nettendances-2024-au-quebec-trois-adultes-sur-quatre-font-du-magasinage-en-ligne-mais-ignorent-les-marchands-quebecois-493835983',
      },
      {
        name: 'Tourisme',
        url: 'https://www.newswire.ca/fr/news-releases/strategie-de-croissance-durable-du-tourisme-la-population-et-les-organisations-touristiques-invitees-a-se-prononcer-sur-l-avenir-du-tourisme-au-quebec-864066545.html',
      },
    ],
  },
};
