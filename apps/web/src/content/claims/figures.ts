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
  'exemple-co2': { figures: ['91,6', '27,6 kg', '40,0 kg', '24,0 kg', '13,74 $'], pages: ['home'] },
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
} as const satisfies Readonly<Record<string, ClaimFigures>>;

export type ClaimId = keyof typeof claimFigures;
