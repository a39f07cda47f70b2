import { reviewed } from '../../site/agency.ts';
import { medianPage } from '../../site/limits.ts';
import { pageWeight } from '../computed.ts';
import { cited } from '../sources.ts';
import type { SourcedClaims } from './claim.ts';

/** Figures that others have published, with their sources. */
export const published = {
  'loi96-amende': {
    statement: 'De 3 000 $ à 30 000 $ par infraction pour une entreprise.',
    basis: 'Charte de la langue française, article 205; le double puis le triple en cas de récidive (207).',
    limits: 'l’Office demande d’abord une correction.',
    date: 'en vigueur depuis le 1er juin 2022',
    sources: [cited.educaloi],
  },
  'loi96-seuil': {
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
  'page-mediane': {
    statement: `La page médiane de 2025 : ${pageWeight.median} sur téléphone, ${pageWeight.medianDesktop} (${pageWeight.medianDesktopMegabytes}) sur ordinateur.`,
    basis: `HTTP Archive, +7,3 % en un an sur ordinateur; par SWD 4, ${pageWeight.medianGrams} (${pageWeight.medianGramsRounded}) par vue et ${pageWeight.medianMonth} pour ${pageWeight.medianVisits}.`,
    limits: 'page d’accueil seulement, moyenne mondiale.',
    date: medianPage.month,
    sources: [{ name: 'Web Almanac 2025', url: 'https://almanac.httparchive.org/en/2025/page-weight', lang: 'en' }],
  },
  'hebergement-vert': {
    statement: '14 % des sites sont chez un hébergeur vert reconnu.',
    basis: 'Chapitre sur la durabilité, liste de la Green Web Foundation.',
    limits: 'dépend des preuves que les hébergeurs déposent.',
    date: '2024',
    sources: [{ name: 'Web Almanac 2024', url: 'https://almanac.httparchive.org/en/2024/sustainability', lang: 'en' }],
  },
  'reseau-quebec': {
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
  'ia-retour': {
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
    statement: '12,7 % des entreprises du Québec emploient l’IA; 26,1 % à partir de 100 personnes.',
    basis: 'Institut de la statistique du Québec.',
    limits: 'emploi pour produire ou livrer, tous secteurs.',
    date: 'deuxième trimestre de 2025',
    sources: [cited.isq],
  },
  'ia-freins': {
    statement: '73 % des répondants n’ont pas trouvé de besoin : le premier frein.',
    basis: 'Données de 2023.',
    limits: 'sondage auprès de directions.',
    date: '9 décembre 2024',
    sources: [cited.conseilDuPatronat],
  },
  'ia-effectif': {
    statement: 'Environ 89 % des entreprises qui emploient l’IA n’ont pas changé leur effectif.',
    basis: 'Enquête canadienne auprès des entreprises.',
    date: 'deuxième trimestre de 2025',
    sources: [cited.statisticsCanada],
  },
  'ia-contrepoids': {
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
  'sante-aines': {
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
    statement: 'Une fuite de données coûte en moyenne 6,98 M$ au Canada.',
    basis: 'Étude d’un fournisseur de sécurité.',
    limits: 'grandes organisations, pas une PME.',
    date: '2025',
    sources: [{ name: 'IBM et Ponemon, La Presse canadienne du 30 juillet 2025 (adresse exacte non relevée)' }],
  },
  'industrie-virage': {
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
  'aide-pari': {
    statement: 'Jusqu’à 500 000 $, 80 % des salaires et 50 % de la sous-traitance au PARI CNRC.',
    basis: 'Ordre de grandeur en 2026; d’ordinaire, de 75 000 $ à 500 000 $.',
    limits: 'chaque dossier est évalué; les montants changent à chaque budget.',
    date: '27 mai 2026',
    sources: [cited.pari],
  },
  'aide-essor': {
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
  'ia-mesures': {
    statement:
      'De 0,24 à 0,34 Wh par question courte, 40 Wh avec un très long document; jusqu’à 90 % de moins avec un petit modèle.',
    basis: 'Quatre mesures.',
    limits: 'les périmètres diffèrent : ne soustrayez pas l’un de l’autre.',
    date: 'de février à août 2025',
    sources: [cited.epochAi, cited.openAi, cited.google, cited.unesco],
  },
  'secteurs-reperes': {
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
} satisfies SourcedClaims;
