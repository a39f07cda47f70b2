import { isDemonstration, promised, reviewed } from '../../site/agency.ts';
import { href } from '../../site/pages.ts';
import { ai, assessments, co2, finance, pageWeight, robots, stats } from '../computed.ts';
import { medianPage } from '../median-page.ts';
import { cited, type Source } from '../sources.ts';
import type { ClaimId } from './figures.built.ts';

/** Origin of a claim. */
export type ClaimKind = 'measured' | 'public' | 'estimate' | 'own';

interface Basis {
  /** The claim in a sentence, with the figures as the pages write them. */
  readonly statement: string;
  /** Its origin: the calculation, the measurement, or what the source counted. */
  readonly basis: string;
  /** Limits of the claim, in lower case after « Limites : ». */
  readonly limits?: string;
  /**
   * Date of the measurement or of the source. Claims without their own date have the common review date, which the page
   * states once.
   */
  readonly date: string;
}

/** A public figure requires its sources. */
export type ClaimBasis = Basis &
  (
    | { readonly kind: 'public'; readonly sources: readonly [Source, ...Source[]] }
    | { readonly kind: Exclude<ClaimKind, 'public'>; readonly sources?: readonly Source[] }
  );

/** Results of the agency itself: fictional while the site is a demonstration, then the owner's. */
const own = { kind: 'own', date: reviewed } as const;

const estimated = { kind: 'estimate', date: reviewed } as const;

/**
 * Every line of the register, in one list in spite of its length: a writer looks an id up in it, as in `figures.built.ts`, and never reads
 * it in order.
 */
export const claimBasis: Readonly<Record<ClaimId, ClaimBasis>> = {
  projets: {
    ...own,
    statement: `${stats.projects} projets livrés.`,
    basis: `Mandats terminés, comptés par l’agence; le portfolio en montre ${stats.delivered}${stats.inDevelopment}.`,
  },
  satisfaction: {
    ...own,
    statement: `${stats.satisfaction} de clients satisfaits.`,
    basis: 'Réponses « oui » à la livraison : « Referiez-vous affaire avec nous? »',
  },
  experience: {
    ...own,
    statement: `Plus de ${stats.experience} ans de métier.`,
    basis: 'Années écoulées depuis la fondation de l’agence.',
  },
  specialistes: {
    ...own,
    statement: `${stats.specialists} spécialistes et plus, dans ${stats.domains} domaines.`,
    basis: 'Personnes disponibles pour un projet; elles ne sont pas toutes employées.',
  },
  'equipe-24h': {
    ...estimated,
    statement: `Une équipe assemblée en ${promised.team}.`,
    basis: 'De l’accord sur le besoin à la liste nominative.',
    limits: 'le travail commence à la date convenue.',
  },
  'coordination-quebec': {
    ...estimated,
    statement: 'Une coordination à 100 % au Québec.',
    basis: 'Qui dirige un projet ou parle au client y travaille.',
    limits: 'une ou un spécialiste peut travailler ailleurs au Canada.',
  },
  'note-portfolio': {
    ...own,
    statement: `Une note moyenne de ${stats.rating}.`,
    basis: 'Notes laissées par les clients dont le projet est au portfolio.',
  },
  'reponse-24h': {
    ...estimated,
    statement: `Une réponse en ${promised.reply}.`,
    basis: 'Délai visé entre une demande et le premier courriel d’une personne.',
    limits: 'les jours où l’agence est ouverte.',
  },
  'audit-48h': {
    ...estimated,
    statement: `Un rapport d’audit détaillé en ${promised.audit}.`,
    basis: 'De l’appel de cadrage à l’envoi du rapport.',
    limits: 'site de moins de cinquante pages.',
  },
  'devis-24h': {
    ...estimated,
    statement: `Un devis en ${promised.quote}, une fois le besoin clair.`,
    basis: 'Délai visé entre une demande complète et le devis chiffré.',
    limits: 'un besoin à préciser demande d’abord un appel.',
  },
  'performance-98': {
    ...estimated,
    statement: `Une performance de ${stats.performance}.`,
    basis: 'Note Lighthouse visée, sur téléphone, à la livraison d’un site.',
    limits: 'elle varie d’une mesure à l’autre et baisse avec ce qu’on ajoute.',
  },
  'performance-95': {
    ...estimated,
    statement: 'Une performance de 95 et plus.',
    basis: 'Plancher inscrit au contrat : note Lighthouse sur téléphone, médiane de trois mesures, à la livraison.',
    limits: `un plancher; la cible est de ${stats.performance}.`,
  },
  'chargement-2s': {
    ...estimated,
    statement: `Un affichage en moins de ${stats.loading}.`,
    basis: 'Plus grand élément visible, réseau mobile simulé, à la livraison.',
    limits: 'plus lent sur un appareil ancien.',
  },
  'chargement-3s': {
    ...estimated,
    statement: 'Un chargement en moins de 3 s.',
    basis: 'Première visite, réseau mobile simulé, boutiques comprises.',
    limits: `sans les vidéos ni les modèles, chargés sur demande; la cible est de ${stats.loading}.`,
  },
  'mobile-100': {
    ...estimated,
    statement: 'Adapté au mobile à 100 %.',
    basis: 'Chaque page est éprouvée de 320 à 1 280 pixels avant la livraison.',
    limits: 'l’étendue des essais, pas la perfection.',
  },
  'automatisation-85': {
    ...own,
    statement: `${stats.efficiency} d’efficacité gagnée.`,
    basis: 'Temps d’une tâche avant et après, médiane des mandats.',
  },
  'automatisation-90': {
    ...own,
    statement: `${stats.errorsAvoided} d’erreurs en moins.`,
    basis: 'Erreurs de saisie, un mois avant et un mois après la mise en service.',
  },
  'automatisation-60': {
    ...own,
    statement: `${stats.taskCosts} de coûts en moins.`,
    basis: 'Coût horaire de la tâche, exploitation comprise, avant et après.',
  },
  'automatisation-300': {
    ...own,
    statement: `${stats.averageReturn} de rendement moyen.`,
    basis: 'Économies de la première année rapportées au coût du mandat.',
  },
  'automatisations-50': {
    ...own,
    statement: `Plus de ${stats.automations} automatisations livrées.`,
    basis: 'Flux en service chez des clients.',
  },
  'jour-et-nuit': {
    ...estimated,
    statement: 'Un flux qui tourne, un site surveillé et dépanné, 24/7.',
    basis: 'Les machines travaillent et alertent sans horaire.',
    limits: 'les personnes répondent aux heures ouvrables, et à une panne dès l’alerte.',
  },
  'ecoweb-87': {
    ...estimated,
    statement: `EcoWeb : ${pageWeight.ecoWebSaved} de CO₂ en moins par page.`,
    basis: `Objectif de la gamme : des pages de ${pageWeight.ecoWeb}, contre ${pageWeight.median} pour la page d’accueil médiane sur téléphone (${medianPage.month}), par SWD 4 : 1 − ${pageWeight.ecoWebDigits} ÷ ${pageWeight.medianDigits}.`,
    limits: `face à la page médiane, pas à la vôtre; une refonte ordinaire vise ${stats.redesign}.`,
  },
  'ecoweb-65': {
    ...estimated,
    statement: `${stats.ecoWebSavings} d’économies.`,
    basis: `Hébergement, transfert et entretien d’une page de ${pageWeight.redesignAfter} au lieu de ${pageWeight.redesignBefore}.`,
  },
  'ecoweb-3x': {
    ...estimated,
    statement: `${stats.ecoWebFaster} plus rapide.`,
    basis: 'Temps d’affichage sur téléphone : une page de nos budgets et la page médiane de 2025.',
    limits: 'moins sur un réseau rapide.',
  },
  'calcul-co2': {
    ...estimated,
    statement: `Hypothèses du calculateur : ${co2.gramsPerView} par page, ${co2.kgPerConversation} par conversation, ${co2.gramsPerAiRequest} par requête d’IA, ${co2.dollarsPerKg} le kilo.`,
    basis: `Volontairement prudent : ${co2.viewsPerVisitor} pages par visite, facteur ${co2.multipliers.quebec} au Québec, ${co2.multipliers.europe} en Europe, ${co2.multipliers.us} aux États-Unis; ailleurs, Canada compris, ${co2.multipliers.autre}, faute de donnée.`,
    limits:
      'pour comparer des scénarios, pas pour un bilan officiel; les méthodes récentes (SWD 4) donnent des valeurs nettement plus basses.',
  },
  'exemple-co2': {
    ...estimated,
    statement: `L’exemple d’une boutique : ${co2.example.total} kg par mois.`,
    basis: `${co2.example.visitors} visiteurs, ${co2.example.conversations} conversations, ${co2.example.requests} requêtes d’IA, serveur au Québec : ${co2.example.site}, ${co2.example.chatbot} et ${co2.example.ai}, soit ${co2.example.carKm} en voiture, ${co2.example.trees} arbres ou ${co2.example.cost}.`,
  },
  'empreinte-mesuree': {
    kind: 'measured',
    statement: `De ${pageWeight.grams} de CO₂ par page de ce site, lue jusqu’au bas.`,
    basis: `Octets pesés à la construction, modèle SWD 4 (${pageWeight.gramsPerGigabyte} par gigaoctet, moyenne mondiale); hors de ces bornes, rien n’est publié.`,
    limits: 'un modèle : il ne connaît ni votre appareil, ni votre réseau.',
    date: 'à chaque construction',
    sources: [{ name: 'Ce que pèse chaque page', url: href('ecodesign', undefined, 'mesures') }],
  },
  'aucun-tiers': {
    kind: 'measured',
    statement: '0 témoin, 0 traceur, 0 question envoyée à un tiers.',
    basis: 'Requêtes relevées par un navigateur sur chaque page; la politique de sécurité refuserait les autres.',
    limits: 'un lien suivi vers un autre site vous mène chez lui.',
    date: assessments.last,
  },
  'mobile-note': {
    ...own,
    statement: `Une évaluation de ${stats.applications}.`,
    basis: 'Moyenne des deux boutiques d’applications, pondérée par le nombre d’avis.',
  },
  'mobile-500k': {
    ...own,
    statement: `Plus de ${stats.downloads} téléchargements.`,
    basis: 'Total des applications livrées.',
  },
  'niveaux-maitrise': {
    ...estimated,
    statement: 'Une maîtrise de nos outils de 86 à 98/100.',
    basis: 'Autoévaluation de nos équipes, pour comparer deux outils, pas deux agences.',
  },
  '3d-precision': {
    ...estimated,
    statement: `Une précision de ${stats.precision}.`,
    basis: 'Écart visé avec le plan fourni, pour un objet à plans cotés.',
  },
  '3d-delai': {
    ...estimated,
    statement: `Un objet simple modélisé en ${stats.modelDays} jours ouvrables, ${stats.revisions} révisions comprises, avec ses images en ${stats.renders}.`,
    basis: 'Délai visé, sans décor ni animation, à partir de vos plans ou de vos photos.',
    limits: 'un bâtiment, un personnage animé ou une révision de plus se chiffre à part.',
  },
  'marketing-250': {
    ...own,
    statement: `${stats.traffic} de trafic en plus.`,
    basis: 'Visites d’une page comparées à celles de l’année d’avant, meilleurs mandats.',
  },
  'marketing-roas': {
    ...own,
    statement: `Un rendement publicitaire de ${stats.sales}.`,
    basis: 'Ventes attribuées aux annonces, divisées par leur coût, sur douze mois.',
  },
  'marketing-180': {
    ...own,
    statement: `${stats.requests} de demandes en plus.`,
    basis: 'Formulaires, appels et rendez-vous, avant et après.',
  },
  'marketing-48h': {
    ...estimated,
    statement: `Une campagne en ligne en ${promised.campaign}.`,
    basis: 'De l’approbation du plan, après l’audit, à la première annonce.',
  },
  'finance-500h': {
    ...estimated,
    statement: `${finance.timeSavedRounded} économisées par an.`,
    basis: `${finance.invoices} factures par mois à ${finance.minutes} minutes; ${finance.hoursSaved} de ${finance.yearlyHours} heures, soit ${finance.timeSaved}, arrondies.`,
    limits: 'votre volume change tout.',
  },
  'finance-300': {
    ...estimated,
    statement: `Un rendement de ${finance.roiRounded}.`,
    basis: `Même exemple, à ${finance.hourlyRate} l’heure et ${finance.errors} erreurs par mois : une année d’économies pour ${finance.investment} investis, ${finance.roi}, arrondis.`,
    limits: 'brut, d’une seule année; ni entretien, ni formation.',
  },
  'finance-hypotheses': {
    ...estimated,
    statement: `Hypothèses : ${finance.hoursSaved} du temps de saisie épargné à ${finance.hourlyRate} l’heure, ${finance.errorsAvoided} des erreurs évitées à ${finance.perError} chacune, projet de ${finance.investment}.`,
    basis:
      'Cas favorable. Les meilleurs services de comptes fournisseurs annoncent 82 % de temps et 78 % de coût en moins (2024).',
    limits: 'l’étude porte surtout sur de grandes entreprises.',
    sources: [{ name: 'Ardent Partners', url: 'https://payablesplace.ardentpartners.com/?p=9705', lang: 'en' }],
  },
  // In a demonstration, the figure is fictional too: its page says both.
  'loi96-risque': {
    ...(isDemonstration ? own : estimated),
    statement: '78 % des sites examinés présentent au moins un écart.',
    basis: 'Estimation d’après les sites que l’agence a examinés, sans valeur statistique.',
  },
  'loi96-amende': {
    kind: 'public',
    statement: 'De 3 000 $ à 30 000 $ par infraction pour une entreprise.',
    basis: 'Charte de la langue française, article 205; le double puis le triple en cas de récidive (207).',
    limits: 'l’Office demande d’abord une correction.',
    date: 'en vigueur depuis le 1er juin 2022',
    sources: [cited.educaloi],
  },
  'loi96-seuil': {
    kind: 'public',
    statement: 'L’inscription à l’Office, à partir de 25 personnes.',
    basis: 'Le seuil était de 50.',
    limits: 'un site qui vend ici doit être en français à toute taille.',
    date: '1er juin 2025',
    sources: [
      {
        name: 'Norton Rose Fulbright',
        url: 'https://www.nortonrosefulbright.com/en/knowledge/publications/ea754c00/reform-of-the-charter-of-the-french-language-changes-effective-as-of-june-1',
        lang: 'en',
      },
    ],
  },
  'loi96-correction': {
    kind: 'public',
    statement:
      '10 371 plaintes en un an; un avis laisse au moins 15 jours pour corriger; dans près de 94 % des cas, l’entreprise en faute se corrige.',
    basis: 'Office québécois de la langue française, exercice 2024-2025; le délai, d’après un cabinet d’avocats.',
    limits: 'compte les dossiers fermés, pas la qualité des corrections.',
    date: 'octobre 2025',
    sources: [
      cited.oqlf,
      cited.noovo,
      {
        name: 'Delegatus',
        url: 'https://delegatus.ca/en/publications/doing-business-in-french-in-quebec-issues-responsibilities-and-sanctions',
        lang: 'en',
      },
    ],
  },
  'loi96-delai': {
    ...estimated,
    statement: 'Une mise en œuvre en 5 à 15 jours.',
    basis: 'Selon l’ampleur du site.',
    limits: 'la francisation d’une entreprise de 25 personnes et plus prend des mois.',
  },
  'ecoweb-75': {
    ...estimated,
    statement: `${stats.redesign} de CO₂ en moins.`,
    basis: `Cible de nos refontes; de ${pageWeight.redesignBefore} à ${pageWeight.redesignAfter} par page, par exemple, soit ${pageWeight.redesignSaved}.`,
  },
  'ecoweb-moitie': {
    ...estimated,
    statement: 'Images refaites, la moitié du poids; avec le forfait ESSENTIEL, une page deux fois plus légère.',
    basis: 'Objectif, pesé avant et après, sans toucher au dessin.',
    limits: 'moins pour un site déjà soigné.',
  },
  'page-mediane': {
    kind: 'public',
    statement: `La page médiane de 2025 : ${pageWeight.median} sur téléphone, ${pageWeight.medianDesktop} (${pageWeight.medianDesktopMegabytes}) sur ordinateur.`,
    basis: `HTTP Archive, +7,3 % en un an sur ordinateur; par SWD 4, ${pageWeight.medianGrams} (${pageWeight.medianGramsRounded}) par vue et ${pageWeight.medianMonth} pour ${pageWeight.medianVisits}.`,
    limits: 'page d’accueil seulement, moyenne mondiale.',
    date: medianPage.month,
    sources: [{ name: 'Web Almanac 2025', url: 'https://almanac.httparchive.org/en/2025/page-weight', lang: 'en' }],
  },
  'page-pesee': {
    kind: 'measured',
    statement: `Cette page pèse au moins ${pageWeight.timesLighter} fois moins que la page médiane.`,
    basis: `${pageWeight.median} contre ${pageWeight.limit}, plafond vérifié à la construction; ${pageWeight.limitGrams} par SWD 4 (${pageWeight.gramsPerKilowattHour} le kilowattheure).`,
    date: 'à chaque construction',
    sources: [{ name: 'Ce que pèse chaque page', url: href('ecodesign', undefined, 'mesures') }],
  },
  'hebergement-vert': {
    kind: 'public',
    statement: '14 % des sites sont chez un hébergeur vert reconnu.',
    basis: 'Chapitre sur la durabilité, liste de la Green Web Foundation.',
    limits: 'dépend des preuves que les hébergeurs déposent.',
    date: '2024',
    sources: [{ name: 'Web Almanac 2024', url: 'https://almanac.httparchive.org/en/2024/sustainability', lang: 'en' }],
  },
  'reseau-quebec': {
    kind: 'public',
    statement:
      'Électricité du Québec : renouvelable à plus de 95 %, près de 100 % selon Hydro-Québec; 11,4 g de CO₂ le kilowattheure, contre 343 g en Virginie.',
    basis: `Hydro-Québec, relu en ${reviewed}; Google Cloud, 2025, 11 g en nombre rond.`,
    limits: 'sans la construction des ouvrages; 30,5 g sur le cycle de vie (2023).',
    date: '2025 et 2026',
    sources: [
      {
        name: 'Hydro-Québec',
        url: 'https://www.hydroquebec.com/developpement-durable/documentation-specialisee/taux-emission-ges.html',
      },
      cited.googleCloud,
      cited.electricityMaps,
    ],
  },
  'ia-370': {
    kind: 'public',
    statement: '3,70 $ de retour pour 1 $ investi en IA générative.',
    basis: 'Étude IDC commandée par un éditeur : 370 % brut, 270 % une fois le dollar retiré.',
    limits: 'moyenne mondiale de grandes organisations.',
    date: 'novembre 2024',
    sources: [
      {
        name: 'IDC, cité par Microsoft',
        url: 'https://blogs.microsoft.com/blog/2025/02/05/https-blogs.microsoft.com/blog-2024-11-12-how-real-world-businesses-are-transforming-with-ai/',
        lang: 'en',
      },
    ],
  },
  'ia-adoption': {
    kind: 'public',
    statement: '12,7 % des entreprises du Québec emploient l’IA; 26,1 % à partir de 100 personnes.',
    basis: 'Institut de la statistique du Québec.',
    limits: 'emploi pour produire ou livrer, tous secteurs.',
    date: 'deuxième trimestre de 2025',
    sources: [cited.isq],
  },
  'ia-freins': {
    kind: 'public',
    statement: '73 % des répondants n’ont pas trouvé de besoin : le premier frein.',
    basis: 'Données de 2023.',
    limits: 'sondage auprès de directions.',
    date: '9 décembre 2024',
    sources: [cited.conseilDuPatronat],
  },
  'ia-effectif': {
    kind: 'public',
    statement: 'Environ 89 % des entreprises qui emploient l’IA n’ont pas changé leur effectif.',
    basis: 'Enquête canadienne auprès des entreprises.',
    date: 'deuxième trimestre de 2025',
    sources: [cited.statisticsCanada],
  },
  'ia-contrepoids': {
    kind: 'public',
    statement: 'Une étude du MIT voit 95 % d’organisations sans effet mesurable.',
    basis: 'Projet NANDA; méthode contestée.',
    date: 'juillet 2025',
    sources: [
      {
        name: 'MIT, relevé par Virtualization Review',
        url: 'https://virtualizationreview.com/Articles/2025/08/19/MIT-Report-Finds-Most-AI-Business-Investments-Fail-Reveals-GenAI-Divide.aspx',
        lang: 'en',
      },
    ],
  },
  'ia-secteurs': {
    ...estimated,
    statement: `Le rendement par secteur, sur ${ai.years} ans : services ${ai.services}, manufacturier ${ai.manufacturing}, santé ${ai.health}, commerce ${ai.commerce}.`,
    basis: 'Taux du calculateur; un premier rendement en 90 jours est un exemple, sur une tâche étroite.',
    limits: 'un audit les remplace par vos chiffres.',
  },
  'ia-modele': {
    ...estimated,
    statement: `Le modèle du calculateur : ${ai.hoursFreed} des heures reprises, un investissement de ${ai.investment}.`,
    basis: `Heures × ${ai.weeks} × ${ai.hoursFreed} × coût horaire × rendement du secteur ÷ ${ai.years}.`,
    limits: `compare une année d’économie brute à la mise; dans le commerce, une heure reprise compte pour ${ai.commerceHour} de son coût.`,
  },
  'sante-aines': {
    kind: 'public',
    statement: '51 % des aînés du Québec ont pris un rendez-vous de santé en ligne en 2022, contre 18 % en 2019.',
    basis: 'Enquête NETendances.',
    limits: 'une année de sortie de pandémie.',
    date: '30 novembre 2022',
    sources: [
      {
        name: 'NETendances, santé',
        url: 'https://www.newswire.ca/fr/news-releases/la-pandemie-a-accelere-l-utilisation-du-numerique-chez-les-aines-quebecois-818267800.html',
      },
    ],
  },
  'sante-services': {
    kind: 'public',
    statement: '94 % des Canadiens veulent des services de santé numériques.',
    basis: '12 445 répondants.',
    limits: 'un souhait, pas un usage.',
    date: 'novembre 2022',
    sources: [
      {
        name: 'Inforoute Santé du Canada',
        url: 'https://www.newswire.ca/fr/news-releases/les-canadiens-adoptent-avec-enthousiasme-les-services-de-sante-numeriques-dont-l-offre-pourrait-encore-s-elargir-879896563.html',
      },
    ],
  },
  'banque-ecran': {
    kind: 'public',
    statement: 'Environ 9 millions de personnes au Canada confient leur mot de passe bancaire à un tiers.',
    basis: 'Capture de données d’écran, budget fédéral.',
    date: '2025',
    sources: [
      {
        name: 'Finances Canada',
        url: 'https://www.canada.ca/en/department-finance/programs/financial-sector-policy/open-banking-implementation/budget-2025-canadas-framework-for-consumer-driven-banking.html',
        lang: 'en',
      },
    ],
  },
  'fuite-cout': {
    kind: 'public',
    statement: 'Une fuite de données coûte en moyenne 6,98 M$ au Canada.',
    basis: 'Étude d’un fournisseur de sécurité.',
    limits: 'grandes organisations, pas une PME.',
    date: '2025',
    sources: [{ name: 'IBM et Ponemon, La Presse canadienne du 30 juillet 2025 (adresse exacte non relevée)' }],
  },
  'industrie-virage': {
    kind: 'public',
    statement: '78 % des PME québécoises de 30 à 499 employés avaient amorcé le virage de l’Industrie 4.0.',
    basis:
      'SOM pour RCGT, 300 entreprises, fin de 2021; 45 % de celles qui ont investi sont satisfaites (Léger, 2024).',
    limits: 'amorcer n’est pas réussir : une sur quatre était en retard.',
    date: '2022 et 2024',
    sources: [
      {
        name: 'SOM et RCGT, relevé par Les Affaires',
        url: 'https://lesaffaires.com/secteurs-d-activite/manufacturier/la-majorite-des-pme-prennent-un-virage-40-mais-plusieurs-sont-en-retard/632713',
      },
      {
        name: 'Léger, relevé par Demers Beaulne',
        url: 'https://www.demersbeaulne.com/2025/10/15/transformation-numerique-un-virage-a-plusieurs-vitesses/',
      },
    ],
  },
  'industrie-couts': {
    ...estimated,
    statement: 'De 10 000 $ à 300 000 $ selon le chantier.',
    basis:
      'Nos six solutions, équipement simple et intégration compris; plafonds : 40 000 $, 60 000 $, 80 000 $, 120 000 $, 200 000 $ et 300 000 $.',
    limits: 'le devis suit la visite; l’équipement lourd n’y est pas.',
  },
  'industrie-rendement': {
    ...estimated,
    statement: 'Un rendement visé de 300 % sur trois ans.',
    basis: 'Trois ans d’économies rapportés à la mise; de même, l’arrêt le plus coûteux repéré en 90 jours.',
  },
  'aide-pari': {
    kind: 'public',
    statement: 'Jusqu’à 500 000 $, 80 % des salaires et 50 % de la sous-traitance au PARI CNRC.',
    basis: 'Ordre de grandeur en 2026; d’ordinaire, de 75 000 $ à 500 000 $.',
    limits: 'chaque dossier est évalué; les montants changent à chaque budget.',
    date: '27 mai 2026',
    sources: [cited.pari],
  },
  'aide-essor': {
    kind: 'public',
    statement: 'ESSOR : 50 % du plan, puis 50, 40 et 30 % des travaux.',
    basis: 'Volets 1B et 1C, rouverts le 24 avril 2025; plafonds de 20 000 $ et de 50 000 $.',
    limits: '2,5 M$ de revenus au moins; état après le budget de 2026 à confirmer.',
    date: '4 décembre 2025',
    sources: [
      {
        name: 'Guide d’ESSOR, par helloDarwin',
        url: 'https://hellodarwin.com/fr/blogue/que-peut-financer-que-finance-essor-volet',
      },
    ],
  },
  'aide-fiscale': {
    kind: 'public',
    statement: 'CRIC de 30 % puis 20 %, RS&DE fédérale de 35 %, C3i de 15 à 25 %.',
    basis: 'Taux des trois crédits.',
    limits: 'le C3i commence au-delà de 5 000 $ ou de 12 500 $ par équipement; à valider avec votre fiscaliste.',
    date: `consulté en ${reviewed}`,
    sources: [
      cited.cric,
      {
        name: 'RS&DE, par welchllp.com',
        url: 'https://welchllp.com/insights/knowledge/2026-changes-in-sred-largest-expansion-in-decades',
        lang: 'en',
      },
      {
        name: 'C3i, par rdpartners.com',
        url: 'https://www.rdpartners.com/changes-to-the-c3i-tax-credit-fostering-business-investment-and-innovation/',
        lang: 'en',
      },
    ],
  },
  'aide-contrat': {
    ...estimated,
    statement: 'Environ 37,5 % d’un contrat de R-D.',
    basis:
      'Taux du CRIC et de la RS&DE, sur un contrat de 100 $ : 30 % × 50 = 15, plus 35 % × (80 − 15) = 22,75, soit 37,75 % avant le seuil d’exclusion.',
    limits: 'à valider avec votre fiscaliste.',
  },
  'aide-approbation': {
    ...own,
    statement: `Un taux d’approbation de ${stats.approvals}, 6 semaines gagnées, un service à 0 $.`,
    basis:
      'Observé sur nos dossiers; les programmes ne publient pas le leur. Sans frais avant l’acceptation d’un mandat.',
  },
  'robot-87': {
    ...estimated,
    statement: `${robots.saved} d’énergie et de CO₂ en moins.`,
    basis: `${robots.targeted.kilowattHours} contre ${robots.general.kilowattHours} par jour pour ${robots.exchanges} échanges : 1 − ${robots.targeted.wattHours} ÷ ${robots.general.wattHours}.`,
    limits: 'à réseau électrique égal.',
  },
  'robot-jour': {
    ...estimated,
    statement: `Une journée de service : ${robots.targeted.kilowattHours}, ${robots.targeted.kilograms} et ${robots.targeted.dollars} pour notre robot; ${robots.general.kilowattHours}, ${robots.general.kilograms} et ${robots.general.dollars} pour un assistant généraliste.`,
    basis: `${robots.exchanges} échanges par jour, à ${robots.targeted.wattHours} ou à ${robots.general.wattHours} (contextes longs); le CO₂ et le coût suivent l’électricité (${robots.gramsPerKilowattHour} et ${robots.dollarsPerKilowattHour} le kilowattheure).`,
    limits: 'un service, pas une personne; une question courte demande moins.',
  },
  'robot-ecart': {
    ...estimated,
    statement: `${robots.perMonth} de CO₂ par mois, soit ${robots.kilometres} en voiture.`,
    basis: `À peu près l’écart entre les deux scénarios : 30 × ${robots.dailyGap}, soit ${robots.monthlyGap}; ${robots.gramsPerKilometre} par kilomètre, contre ${co2.kmPerKg} par kilo au calculateur de l’accueil.`,
    limits: `l’écart d’un service de ${robots.exchanges} échanges par jour, porté au compte d’un usager : un scénario haut.`,
  },
  'robot-annee': {
    ...estimated,
    statement: `${robots.perYear} et ${robots.high} par an; ${robots.everybody} par jour.`,
    basis: `Hypothèses différentes : ${robots.perDay} par jour, ${robots.minutes} minutes par semaine dans un scénario haut, un usage intensif (${robots.person} par jour). Par les mesures publiées en 2025, ce serait de ${robots.published} par an.`,
    limits: 'ils ne s’additionnent pas et ne se comparent pas entre eux.',
  },
  'ia-usagers': {
    ...estimated,
    statement: `${robots.users} millions de personnes au Québec ont déjà employé une IA générative.`,
    basis:
      '33 % des internautes adultes (5 février 2025) × 95 % d’adultes en ligne (2024), rapportés à la population adulte; soit 27 % d’une population de 8,5 millions.',
    limits: 'un quart de celle de 2025 (9,1 millions).',
    sources: [
      {
        name: 'NETendances, IA',
        url: 'https://www.newswire.ca/fr/news-releases/une-majorite-d-internautes-a-de-la-difficulte-a-reconnaitre-l-intervention-de-l-intelligence-artificielle-dans-la-vie-quotidienne-871645724.html',
      },
      { name: 'NETendances, internautes', url: 'https://pubt.io/view/F9F665693F88686D9CB89D934E58EF6548BE7D77' },
    ],
  },
  'ia-mesures': {
    kind: 'public',
    statement:
      'De 0,24 à 0,34 Wh par question courte, 40 Wh avec un très long document; jusqu’à 90 % de moins avec un petit modèle.',
    basis: 'Quatre mesures.',
    limits: 'les périmètres diffèrent : ne soustrayez pas l’un de l’autre.',
    date: 'de février à août 2025',
    sources: [cited.epochAi, cited.openAi, cited.google, cited.unesco],
  },
  'robot-garantie': {
    ...estimated,
    statement: `Un engagement de réduction de ${stats.aiAuditSaved}, un audit d’une valeur indicative de ${stats.aiAudit}.`,
    basis:
      'Un engagement écrit sur 12 mois, non une prévision : si la mesure ne montre pas la réduction, la suite du travail est à nos frais; 45 minutes de conseil, offertes.',
    limits: 'le périmètre mesuré au départ.',
  },
  'secteurs-reperes': {
    kind: 'public',
    statement: 'Un repère par milieu, expliqué et daté sur la page.',
    basis:
      'Éducation, 73 % et 53 %; commerce, 74 % et 47 %; immobilier, 21 % et 43 %; tourisme, 62,2 et 8 millions; services, 31,7 %.',
    limits: 'chaque enquête a sa population.',
    date: 'de 2024 à 2026',
    sources: [
      {
        name: 'Pôle interordres et Obvia, relevé par Extensio',
        url: 'https://www.extensio.ai/ia-generative-cegeps-universites-quebec',
      },
      {
        name: 'NETendances, achats, relevé par QUB',
        url: 'https://www.qub.ca/article/rapport-nettendances-2024-au-quebec-trois-adultes-sur-quatre-font-du-magasinage-en-ligne-mais-ignorent-les-marchands-quebecois-493835983',
      },
      {
        name: 'APCIQ et Léger',
        url: 'https://www.globenewswire.com/news-release/2026/02/18/3240290/0/fr/Acc%C3%A8s-%C3%A0-la-propri%C3%A9t%C3%A9-intentions-stables-mais-parcours-de-plus-en-plus-complexes-pour-les-Qu%C3%A9b%C3%A9cois.html',
      },
      {
        name: 'Tourisme',
        url: 'https://www.newswire.ca/fr/news-releases/strategie-de-croissance-durable-du-tourisme-la-population-et-les-organisations-touristiques-invitees-a-se-prononcer-sur-l-avenir-du-tourisme-au-quebec-864066545.html',
      },
      cited.statisticsCanada,
    ],
  },
};
