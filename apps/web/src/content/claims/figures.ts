import type { PageId } from '../../site/pages.ts';

/** A claim: how its figure is written on the pages, and on which. */
interface ClaimFigures {
  /** As printed, ordinary or no-break spaces alike. */
  readonly figures: readonly string[];
  readonly pages: readonly PageId[];
}

/**
 * Every figure that the site claims, by the id of its line on the page of figures. The words behind each are in `basis.ts`:
 * an id without words does not compile. A test fails when a page prints a figure that no line answers for.
 */
export const claimFigures = {
  projets: { figures: ['41+', '41'], pages: ['home', 'about', 'approach', 'portfolio'] },
  satisfaction: { figures: ['98 %'], pages: ['home', 'about', 'approach', 'uxDesign', 'portfolio'] },
  experience: { figures: ['10+'], pages: ['about', 'approach'] },
  specialistes: { figures: ['45+', '45'], pages: ['home', 'about', 'approach'] },
  'equipe-24h': { figures: ['24 h'], pages: ['about', 'approach', 'sitePlan'] },
  'coordination-quebec': { figures: ['100 %'], pages: ['about', 'approach'] },
  'note-portfolio': { figures: ['5,0'], pages: ['portfolio'] },
  'reponse-24h': { figures: ['24 h', 'Sous 24h ouvrables'], pages: ['portfolio', 'contact'] },
  'audit-48h': { figures: ['48 h'], pages: ['contact'] },
  'performance-98': { figures: ['98/100'], pages: ['home', 'about', 'services'] },
  'performance-95': { figures: ['95+'], pages: ['webDevelopment'] },
  'chargement-2s': { figures: ['2 s'], pages: ['home', 'about', 'services'] },
  'chargement-3s': { figures: ['3 s'], pages: ['webDevelopment'] },
  'mobile-100': { figures: ['100 %'], pages: ['services', 'webDevelopment'] },
  'automatisation-85': { figures: ['85 %', '+85 %'], pages: ['home', 'services', 'automation'] },
  'automatisation-90': { figures: ['90 %', '−90 %'], pages: ['home', 'services', 'automation'] },
  'automatisation-60': { figures: ['60 %'], pages: ['automation'] },
  'automatisation-300': { figures: ['300 %'], pages: ['home', 'services', 'automation'] },
  'automatisations-50': { figures: ['Plus de 50'], pages: ['automation'] },
  'ecoweb-87': { figures: ['−87 %', '87 %'], pages: ['home'] },
  'ecoweb-65': { figures: ['65 %'], pages: ['home'] },
  'ecoweb-3x': { figures: ['3×'], pages: ['home'] },
  'robot-kwh': { figures: ['0,31 kWh', '2,4 kWh'], pages: ['home', 'ecoChatbots'] },
  'calcul-co2': { figures: ['4,6 g', '0,5 kg', '12 g', '0,15 $'], pages: ['home'] },
  'exemple-co2': { figures: ['91,6 kg', '91,6', '27,6 kg', '40,0 kg', '24,0 kg', '13,74 $'], pages: ['home'] },
  'empreinte-mesuree': { figures: ['0,003 à 0,02 g', '0,02 g'], pages: ['home'] },
  'mobile-note': { figures: ['4,8 sur 5', '4,8'], pages: ['home', 'services', 'mobileApps'] },
  'mobile-500k': { figures: ['500 000+'], pages: ['services', 'mobileApps'] },
  '3d-precision': { figures: ['0,1 mm'], pages: ['services', 'modelling3d'] },
  '3d-delai': { figures: ['5 à 10'], pages: ['home', 'services', 'modelling3d'] },
  'marketing-250': { figures: ['+250 %'], pages: ['home', 'services', 'marketing'] },
  'marketing-roas': { figures: ['5:1'], pages: ['services', 'marketing'] },
  'marketing-180': { figures: ['+180 %'], pages: ['services', 'marketing'] },
  'marketing-48h': { figures: ['48 h'], pages: ['services', 'marketing'] },
  'finance-500h': { figures: ['500 h', '504 h'], pages: ['financeAutomation', 'sectors'] },
  'finance-300': { figures: ['300 %', '303 %'], pages: ['financeAutomation', 'sectors'] },
  'finance-hypotheses': {
    figures: ['80 %', '95 %', '150 $', '10 000 $', '50 $'],
    pages: ['financeAutomation'],
  },
  'loi96-risque': { figures: ['78 %'], pages: ['bill96'] },
  'loi96-amende': { figures: ['30 000 $', '3 000 $'], pages: ['bill96', 'sectors'] },
  'loi96-seuil': { figures: ['25+'], pages: ['bill96', 'sectors'] },
  'loi96-correction': { figures: ['94 %'], pages: ['bill96'] },
  'loi96-delai': { figures: ['5 à 15 jours'], pages: ['bill96', 'sectors'] },
  'ecoweb-75': { figures: ['75 %', '76 %'], pages: ['ecoWeb', 'sectors'] },
  'page-mediane': { figures: ['+7,3 %', '0,38 g', '11 kg'], pages: ['ecoWeb'] },
  'hebergement-vert': { figures: ['14 %'], pages: ['ecoWeb'] },
  'reseau-quebec': { figures: ['100 %', '95 %', '11,4 g', '11 g', '343 g'], pages: ['ecoWeb', 'ecoChatbots'] },
  'ia-370': { figures: ['3,70 $', '370 %', '270 %', '1 $'], pages: ['businessAi', 'sectors'] },
  'ia-adoption': { figures: ['12,7 %', '26,1 %'], pages: ['businessAi'] },
  'ia-freins': { figures: ['73 %'], pages: ['businessAi'] },
  'ia-effectif': { figures: ['89 %'], pages: ['businessAi'] },
  'ia-contrepoids': { figures: ['95 %'], pages: ['businessAi'] },
  'ia-secteurs': { figures: ['420 %', '380 %', '340 %', '450 %'], pages: ['businessAi'] },
  'ia-modele': { figures: ['70 %', '105 %', '35 000 $'], pages: ['businessAi'] },
  'sante-aines': { figures: ['51 %', '18 %'], pages: ['healthFintech'] },
  'sante-services': { figures: ['94 %'], pages: ['healthFintech'] },
  'fuite-cout': { figures: ['6,98 M$'], pages: ['healthFintech'] },
  'industrie-virage': { figures: ['78 %', '45 %'], pages: ['industry40'] },
  'industrie-couts': { figures: ['10 000 $ à 300 000 $'], pages: ['industry40'] },
  'industrie-rendement': { figures: ['300 %'], pages: ['industry40'] },
  'aide-pari': { figures: ['500 000 $', '50 %', '80 %'], pages: ['industry40', 'sectors'] },
  'aide-essor': { figures: ['50, 40 puis 30 %', '30 %'], pages: ['industry40'] },
  'aide-fiscale': { figures: ['CRIC 30 %', '20 %', '35 %', '25 %', '37,5 %'], pages: ['industry40', 'sectors'] },
  'aide-approbation': { figures: ['87 %', '0 $'], pages: ['industry40', 'sectors'] },
  'robot-87': { figures: ['87 %', '−87 %'], pages: ['ecoChatbots'] },
  'robot-jour': {
    figures: [
      '0,31 kWh par jour',
      '0,023 kg par jour',
      '0,047 $ par jour',
      '2,4 kWh par jour',
      '0,18 kg par jour',
      '0,36 $ par jour',
      '2,4 Wh par échange',
      '0,31 Wh par échange',
    ],
    pages: ['ecoChatbots'],
  },
  'robot-ecart': { figures: ['4,6 kg'], pages: ['ecoChatbots'] },
  'robot-annee': { figures: ['127 kWh', '18,4 kg', '892 t'], pages: ['ecoChatbots'] },
  'ia-usagers': { figures: ['2,3 M', '27 %', '33 %'], pages: ['ecoChatbots'] },
  'ia-mesures': { figures: ['0,24 à 0,34 Wh', '0,34 Wh', '40 Wh', '90 %'], pages: ['ecoChatbots'] },
  'robot-garantie': { figures: ['60 %', '147 $'], pages: ['ecoChatbots'] },
  'secteurs-reperes': {
    figures: ['73 %', '53 %', '74 %', '47 %', '21 %', '43 %', '31,7 %'],
    pages: ['sectors'],
  },
} as const satisfies Readonly<Record<string, ClaimFigures>>;

export type ClaimId = keyof typeof claimFigures;
