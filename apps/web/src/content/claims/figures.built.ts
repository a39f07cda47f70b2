import { promised } from '../../site/agency.ts';
import type { PageId } from '../../site/pages.ts';
import { ai, co2, finance, pageWeight, robots, stats } from '../computed.ts';

export interface ClaimFigures {
  /**
   * The figure as it is displayed; ordinary and no-break spaces are equal. The first spelling names the claim: every
   * page of the claim states its numbers.
   */
  readonly figures: readonly string[];
  /** The first page explains the figure best: the register lists the claim under its title. */
  readonly pages: readonly [PageId, ...PageId[]];
}

/**
 * Figures that the site claims, by the id of their line in the register. An id says what is measured: a link to it outlives the figure.
 * The text of each line is in the file of its nature: an id without text does not compile. A test fails if a page highlights (facts,
 * metrics, counts) a figure without a line.
 */
export const claimFigures = {
  projets: {
    figures: [`${stats.projects}+`, stats.projects, `${stats.projects} projets`],
    pages: ['about', 'home', 'approach', 'portfolio'],
  },
  satisfaction: { figures: [stats.satisfaction], pages: ['about', 'home', 'approach', 'uxDesign', 'portfolio'] },
  experience: { figures: [`${stats.experience}+`], pages: ['about', 'approach'] },
  specialistes: {
    figures: [
      `${stats.specialists}+`,
      stats.specialists,
      `${stats.specialists} spécialistes`,
      `${stats.domains} domaines`,
    ],
    pages: ['about', 'home', 'approach', 'sectors'],
  },
  // This line precedes `equipe-delai`, because the « 24 h » that the about page highlights is that of the quote.
  'devis-delai': { figures: [promised.quoteFigure], pages: ['home', 'about', 'mobileApps'] },
  'equipe-delai': {
    figures: [`équipe en ${promised.teamFigure}`, promised.teamFigure],
    pages: ['about', 'approach', 'sitePlan'],
  },
  'coordination-quebec': { figures: ['100 %'], pages: ['about', 'approach'] },
  'note-portfolio': { figures: [stats.rating], pages: ['portfolio'] },
  'reponse-delai': { figures: [promised.replyFigure, 'Sous 24h ouvrables'], pages: ['contact', 'portfolio'] },
  'audit-delai': { figures: [promised.auditFigure], pages: ['contact'] },
  performance: { figures: [stats.performance], pages: ['home', 'about', 'services'] },
  'performance-web': { figures: ['95+'], pages: ['webDevelopment'] },
  affichage: { figures: [stats.loading], pages: ['home', 'about', 'services'] },
  'chargement-web': { figures: ['3 s'], pages: ['webDevelopment'] },
  'web-mobile': { figures: ['100 %'], pages: ['webDevelopment', 'services'] },
  'automatisation-efficacite': {
    figures: [stats.efficiency, `+${stats.efficiency}`],
    pages: ['automation', 'home', 'services'],
  },
  'automatisation-erreurs': {
    figures: [stats.errorsAvoided, `−${stats.errorsAvoided}`],
    pages: ['automation', 'home', 'services'],
  },
  'automatisation-couts': { figures: [stats.taskCosts], pages: ['automation'] },
  'automatisation-rendement': { figures: [stats.averageReturn], pages: ['automation', 'home', 'services'] },
  automatisations: {
    figures: [`Plus de ${stats.automations}`, `${stats.automations} automatisations`],
    pages: ['automation', 'home'],
  },
  'jour-et-nuit': { figures: ['24/7'], pages: ['automation', 'webDevelopment'] },
  'ecoweb-co2': { figures: [`−${pageWeight.ecoWebSaved}`], pages: ['home'] },
  'ecoweb-economies': { figures: [stats.ecoWebSavings], pages: ['home'] },
  'ecoweb-vitesse': { figures: [stats.ecoWebFaster], pages: ['home'] },
  'calcul-co2': {
    figures: [co2.kgPerConversation, co2.gramsPerView, co2.gramsPerAiRequest, co2.dollarsPerKg],
    pages: ['home', 'ecoChatbots'],
  },
  'exemple-co2': {
    figures: [
      `${co2.example.total} kg`,
      co2.example.total,
      co2.example.site,
      co2.example.chatbot,
      co2.example.ai,
      co2.example.cost,
      co2.example.carKm,
      co2.example.trees,
    ],
    pages: ['home'],
  },
  'empreinte-mesuree': { figures: [pageWeight.grams], pages: ['home'] },
  'aucun-tiers': { figures: ['0 témoin', '0 question', '0'], pages: ['about', 'ecoChatbots'] },
  'mobile-note': { figures: [stats.applications], pages: ['mobileApps', 'home', 'services'] },
  'mobile-telechargements': { figures: [`${stats.downloads}+`], pages: ['mobileApps', 'services'] },
  'niveaux-maitrise': {
    figures: ['86 à 98/100', ...[86, 88, 89, 90, 91, 92, 93, 94, 95, 96, 98].map((level) => `${level}/100`)],
    pages: ['webDevelopment', 'mobileApps'],
  },
  '3d-precision': { figures: [stats.precision], pages: ['modelling3d', 'services'] },
  '3d-delai': {
    figures: [stats.modelDays, `${stats.modelDays} jours`, `${stats.revisions} révisions`, stats.renders],
    pages: ['modelling3d', 'home', 'services'],
  },
  'marketing-trafic': { figures: [`+${stats.traffic}`], pages: ['marketing', 'home', 'services'] },
  'marketing-roas': { figures: [stats.sales], pages: ['marketing', 'services'] },
  'marketing-demandes': { figures: [`+${stats.requests}`], pages: ['marketing', 'services'] },
  'marketing-delai': { figures: [promised.campaignFigure], pages: ['marketing', 'services'] },
  'finance-heures': { figures: [finance.timeSavedRounded, finance.timeSaved], pages: ['financeAutomation', 'sectors'] },
  'finance-rendement': { figures: [finance.roiRounded, finance.roi], pages: ['financeAutomation', 'sectors'] },
  'finance-hypotheses': {
    figures: [finance.hoursSaved, finance.errorsAvoided, finance.perError, finance.investment, finance.hourlyRate],
    pages: ['financeAutomation'],
  },
  'loi96-risque': { figures: ['78 %'], pages: ['bill96'] },
  'loi96-amende': { figures: ['30 000 $', '3 000 $'], pages: ['bill96', 'sectors'] },
  'loi96-seuil': { figures: ['25+'], pages: ['bill96', 'sectors'] },
  'loi96-correction': { figures: ['94 %', '10 371', '15 jours'], pages: ['bill96'] },
  'loi96-delai': { figures: ['5 à 15 jours'], pages: ['bill96', 'sectors'] },
  'refonte-co2': { figures: [stats.redesign, pageWeight.redesignSaved], pages: ['ecoWeb', 'sectors'] },
  'ecoweb-moitie': { figures: ['deux fois plus', 'moitié du poids'], pages: ['ecoWeb'] },
  'page-mediane': {
    figures: [
      pageWeight.median,
      '+7,3 %',
      pageWeight.medianGramsRounded,
      pageWeight.medianMonth,
      pageWeight.medianDesktop,
      pageWeight.medianDesktopMegabytes,
      pageWeight.medianGrams,
    ],
    pages: ['ecoWeb', 'ecodesign'],
  },
  'page-pesee': { figures: [`${pageWeight.timesLighter} fois`, pageWeight.limitGrams], pages: ['ecoWeb'] },
  'hebergement-vert': { figures: ['14 %'], pages: ['ecoWeb'] },
  'reseau-quebec': {
    figures: ['100 %', '95 %', '11,4 g', '11 g', '343 g', 'trente fois moins'],
    pages: ['ecoWeb', 'ecoChatbots', 'ecodesign'],
  },
  'ia-retour': { figures: ['3,70 $', '370 %', '270 %', '1 $'], pages: ['businessAi', 'sectors'] },
  'ia-adoption': { figures: ['12,7 %', '26,1 %'], pages: ['businessAi'] },
  'ia-freins': { figures: ['73 %'], pages: ['businessAi'] },
  'ia-effectif': { figures: ['89 %'], pages: ['businessAi'] },
  'ia-contrepoids': { figures: ['95 %'], pages: ['businessAi'] },
  'ia-secteurs': {
    figures: [ai.services, ai.manufacturing, ai.health, ai.commerce, `${ai.years} ans`, '90 jours'],
    pages: ['businessAi'],
  },
  'ia-modele': { figures: [ai.hoursFreed, ai.commerceHour, ai.investment], pages: ['businessAi'] },
  'sante-aines': { figures: ['51 %', '18 %'], pages: ['healthFintech'] },
  'sante-services': { figures: ['94 %'], pages: ['healthFintech'] },
  'banque-ecran': { figures: ['9 millions'], pages: ['healthFintech'] },
  'fuite-cout': { figures: ['6,98 M$'], pages: ['healthFintech'] },
  'industrie-virage': { figures: ['78 %', '45 %'], pages: ['industry40'] },
  'industrie-couts': { figures: ['10 000 $ à 300 000 $'], pages: ['industry40'] },
  'industrie-rendement': { figures: ['300 %', '90 jours'], pages: ['industry40'] },
  'aide-pari': { figures: ['500 000 $', '50 %', '80 %'], pages: ['industry40', 'sectors'] },
  'aide-essor': { figures: ['50, 40 puis 30 %', '30 %'], pages: ['industry40'] },
  'aide-fiscale': { figures: ['CRIC 30 %', '20 %', '35 %', '25 %'], pages: ['industry40'] },
  'aide-contrat': { figures: ['37,5 %'], pages: ['industry40'] },
  'aide-approbation': { figures: [stats.approvals, '0 $', '6 sem.'], pages: ['industry40', 'sectors'] },
  'robot-economie': { figures: [robots.saved, `−${robots.saved}`], pages: ['ecoChatbots'] },
  'robot-jour': {
    figures: [
      robots.targeted.kilowattHours,
      robots.general.kilowattHours,
      `${robots.targeted.kilowattHours} par jour`,
      `${robots.targeted.kilograms} par jour`,
      `${robots.targeted.dollars} par jour`,
      `${robots.general.kilowattHours} par jour`,
      `${robots.general.kilograms} par jour`,
      `${robots.general.dollars} par jour`,
      `${robots.general.wattHours} par échange`,
      `${robots.targeted.wattHours} par échange`,
    ],
    pages: ['ecoChatbots', 'home'],
  },
  'robot-ecart': { figures: [robots.perMonth], pages: ['ecoChatbots'] },
  'robot-annee': {
    figures: [
      robots.perYear,
      robots.perDay,
      robots.high,
      robots.everybody,
      robots.person,
      `${robots.minutes} minutes`,
      robots.publishedHigh,
    ],
    pages: ['ecoChatbots'],
  },
  'ia-usagers': { figures: [`${robots.users} M`, '27 %', '33 %'], pages: ['ecoChatbots'] },
  'ia-mesures': { figures: ['0,24 à 0,34 Wh', '0,34 Wh', '40 Wh', '90 %'], pages: ['ecoChatbots'] },
  'robot-garantie': { figures: [stats.aiAuditSaved, stats.aiAudit, '12 mois'], pages: ['ecoChatbots'] },
  'secteurs-reperes': {
    figures: ['73 %', '53 %', '74 %', '47 %', '21 %', '43 %', '31,7 %', '62,2 millions', '8 millions'],
    pages: ['sectors'],
  },
} as const satisfies Readonly<Record<string, ClaimFigures>>;

export type ClaimId = keyof typeof claimFigures;
