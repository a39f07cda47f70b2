import type { PageId } from '../../site/pages.ts';

/** A claim: the spellings of its figure, and the pages that state it. */
interface ClaimFigures {
  /** As displayed; ordinary and no-break spaces are equal. */
  readonly figures: readonly string[];
  /** The first page explains the figure best: the register lists the claim under its title. */
  readonly pages: readonly [PageId, ...PageId[]];
}

/**
 * Figures that the site claims, by the id of their line in the register. The text of each line is in `basis.ts`: an id without
 * text does not compile. A test fails if a page highlights (facts, metrics, counts) a figure without a line.
 */
export const claimFigures = {
  projets: { figures: ['41+', '41', '41 projets'], pages: ['about', 'home', 'approach', 'portfolio'] },
  satisfaction: { figures: ['98 %'], pages: ['about', 'home', 'approach', 'uxDesign', 'portfolio'] },
  experience: { figures: ['10+'], pages: ['about', 'approach'] },
  specialistes: {
    figures: ['45+', '45', '45 spécialistes', '12 domaines'],
    pages: ['about', 'home', 'approach', 'sectors'],
  },
  'equipe-24h': { figures: ['24 h'], pages: ['about', 'approach', 'sitePlan'] },
  'coordination-quebec': { figures: ['100 %'], pages: ['about', 'approach'] },
  'note-portfolio': { figures: ['5,0'], pages: ['portfolio'] },
  'reponse-24h': { figures: ['24 h', 'Sous 24h ouvrables'], pages: ['contact', 'portfolio'] },
  'audit-48h': { figures: ['48 h'], pages: ['contact'] },
  'devis-1-jour': { figures: ['1 jour'], pages: ['home', 'about', 'mobileApps'] },
  'performance-98': { figures: ['98/100'], pages: ['home', 'about', 'services'] },
  'performance-95': { figures: ['95+'], pages: ['webDevelopment'] },
  'chargement-2s': { figures: ['2 s'], pages: ['home', 'about', 'services'] },
  'chargement-3s': { figures: ['3 s'], pages: ['webDevelopment'] },
  'mobile-100': { figures: ['100 %'], pages: ['webDevelopment', 'services'] },
  'automatisation-85': { figures: ['85 %', '+85 %'], pages: ['automation', 'home', 'services'] },
  'automatisation-90': { figures: ['90 %', '−90 %'], pages: ['automation', 'home', 'services'] },
  'automatisation-60': { figures: ['60 %'], pages: ['automation'] },
  'automatisation-300': { figures: ['300 %'], pages: ['automation', 'home', 'services'] },
  'automatisations-50': { figures: ['Plus de 50', '50 automatisations'], pages: ['automation', 'home'] },
  'jour-et-nuit': { figures: ['24/7'], pages: ['automation', 'webDevelopment'] },
  'ecoweb-87': { figures: ['−87 %'], pages: ['home'] },
  'ecoweb-65': { figures: ['65 %'], pages: ['home'] },
  'ecoweb-3x': { figures: ['3×'], pages: ['home'] },
  'calcul-co2': { figures: ['4,6 g', '0,5 kg', '12 g', '0,15 $'], pages: ['home'] },
  'exemple-co2': {
    figures: ['91,6 kg', '91,6', '27,6 kg', '40,0 kg', '24,0 kg', '13,74 $', '485,5 km', '4,2'],
    pages: ['home'],
  },
  'empreinte-mesuree': { figures: ['0,005 à 0,05 g'], pages: ['home'] },
  'aucun-tiers': { figures: ['0 témoin', '0 question', '0'], pages: ['about', 'ecoChatbots'] },
  'mobile-note': { figures: ['4,8 sur 5', '4,8'], pages: ['mobileApps', 'home', 'services'] },
  'mobile-500k': { figures: ['500 000+'], pages: ['mobileApps', 'services'] },
  'niveaux-maitrise': {
    figures: [
      '86 à 98/100',
      '86/100',
      '88/100',
      '89/100',
      '90/100',
      '91/100',
      '92/100',
      '93/100',
      '94/100',
      '95/100',
      '96/100',
      '98/100',
    ],
    pages: ['webDevelopment', 'mobileApps'],
  },
  '3d-precision': { figures: ['0,1 mm'], pages: ['modelling3d', 'services'] },
  '3d-delai': {
    figures: ['5 à 10', '5 à 10 jours', '3 révisions', '4K et 8K'],
    pages: ['modelling3d', 'home', 'services'],
  },
  'marketing-250': { figures: ['+250 %'], pages: ['marketing', 'home', 'services'] },
  'marketing-roas': { figures: ['5:1'], pages: ['marketing', 'services'] },
  'marketing-180': { figures: ['+180 %'], pages: ['marketing', 'services'] },
  'marketing-48h': { figures: ['48 h'], pages: ['marketing', 'services'] },
  'finance-500h': { figures: ['500 h', '504 h'], pages: ['financeAutomation', 'sectors'] },
  'finance-300': { figures: ['300 %', '303 %'], pages: ['financeAutomation', 'sectors'] },
  'finance-hypotheses': {
    figures: ['80 %', '95 %', '150 $', '10 000 $', '50 $'],
    pages: ['financeAutomation'],
  },
  'loi96-risque': { figures: ['78 %'], pages: ['bill96'] },
  'loi96-amende': { figures: ['30 000 $', '3 000 $'], pages: ['bill96', 'sectors'] },
  'loi96-seuil': { figures: ['25+'], pages: ['bill96', 'sectors'] },
  'loi96-correction': { figures: ['94 %', '10 371'], pages: ['bill96'] },
  'loi96-delai': { figures: ['5 à 15 jours'], pages: ['bill96', 'sectors'] },
  'ecoweb-75': { figures: ['75 %', '76 %'], pages: ['ecoWeb', 'sectors'] },
  'page-mediane': {
    figures: ['+7,3 %', '0,38 g', '11 kg', '2 559 ko', '2 862 ko', '2,9 Mo', '0,379 g'],
    pages: ['ecoWeb', 'ecodesign'],
  },
  'page-pesee': { figures: ['39 fois', '0,010 g'], pages: ['ecoWeb'] },
  'hebergement-vert': { figures: ['14 %'], pages: ['ecoWeb'] },
  'reseau-quebec': {
    figures: ['100 %', '95 %', '11,4 g', '11 g', '343 g'],
    pages: ['ecoWeb', 'ecoChatbots', 'ecodesign'],
  },
  'ia-370': { figures: ['3,70 $', '370 %', '270 %', '1 $'], pages: ['businessAi', 'sectors'] },
  'ia-adoption': { figures: ['12,7 %', '26,1 %'], pages: ['businessAi'] },
  'ia-freins': { figures: ['73 %'], pages: ['businessAi'] },
  'ia-effectif': { figures: ['89 %'], pages: ['businessAi'] },
  'ia-contrepoids': { figures: ['95 %'], pages: ['businessAi'] },
  'ia-secteurs': { figures: ['420 %', '380 %', '340 %', '450 %', '3 ans', '90 jours'], pages: ['businessAi'] },
  'ia-modele': { figures: ['70 %', '150 %', '35 000 $'], pages: ['businessAi'] },
  'sante-aines': { figures: ['51 %', '18 %'], pages: ['healthFintech'] },
  'sante-services': { figures: ['94 %'], pages: ['healthFintech'] },
  'banque-ecran': { figures: ['9 millions'], pages: ['healthFintech'] },
  'fuite-cout': { figures: ['6,98 M$'], pages: ['healthFintech'] },
  'industrie-virage': { figures: ['78 %', '45 %'], pages: ['industry40'] },
  'industrie-couts': { figures: ['10 000 $ à 300 000 $'], pages: ['industry40'] },
  'industrie-rendement': { figures: ['300 %', '90 jours'], pages: ['industry40'] },
  'aide-pari': { figures: ['500 000 $', '50 %', '80 %'], pages: ['industry40', 'sectors'] },
  'aide-essor': { figures: ['50, 40 puis 30 %', '30 %'], pages: ['industry40'] },
  'aide-fiscale': { figures: ['CRIC 30 %', '20 %', '35 %', '25 %', '37,5 %'], pages: ['industry40'] },
  'aide-approbation': { figures: ['87 %', '0 $', '6 sem.'], pages: ['industry40', 'sectors'] },
  'robot-87': { figures: ['87 %', '−87 %'], pages: ['ecoChatbots'] },
  'robot-jour': {
    figures: [
      '0,31 kWh',
      '2,4 kWh',
      '0,31 kWh par jour',
      '0,023 kg par jour',
      '0,047 $ par jour',
      '2,4 kWh par jour',
      '0,18 kg par jour',
      '0,36 $ par jour',
      '2,4 Wh par échange',
      '0,31 Wh par échange',
    ],
    pages: ['ecoChatbots', 'home'],
  },
  'robot-ecart': { figures: ['4,6 kg'], pages: ['ecoChatbots'] },
  'robot-annee': {
    figures: ['127 kWh', '0,35 kWh', '18,4 kg', '892 t', '0,39 kg', '47 minutes', '3 kg'],
    pages: ['ecoChatbots'],
  },
  'ia-usagers': { figures: ['2,3 M', '27 %', '33 %'], pages: ['ecoChatbots'] },
  'ia-mesures': { figures: ['0,24 à 0,34 Wh', '0,34 Wh', '40 Wh', '90 %'], pages: ['ecoChatbots'] },
  'robot-garantie': { figures: ['60 %', '147 $', '12 mois'], pages: ['ecoChatbots'] },
  'secteurs-reperes': {
    figures: ['73 %', '53 %', '74 %', '47 %', '21 %', '43 %', '31,7 %', '62,2 millions', '8 millions'],
    pages: ['sectors'],
  },
} as const satisfies Readonly<Record<string, ClaimFigures>>;

export type ClaimId = keyof typeof claimFigures;
