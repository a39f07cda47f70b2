/** The weight of a web page: what a recording says, its EcoIndex, the CO2 of its transfer, and its picture as a log. */
export { ecoIndex, elementQuartiles, formatEcoIndex } from './site-weight/eco-index.ts';
export * from './site-weight/har.ts';
export { type LogPart, logBands, ringBytes } from './site-weight/log.ts';
export { readNetworkSummary, readWeight } from './site-weight/read-weight.ts';
export { type SiteWeighing, type SiteWeight, siteWeightToContact, weighSite } from './site-weight/site-weight.ts';
export * from './site-weight/transfer.ts';
