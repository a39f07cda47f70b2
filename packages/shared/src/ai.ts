/** The AI calculator, and the figures of a chatbot's use: the calculator and the bot of the AI page. */
export { serviceComparison, serviceConstants, usageConstants, usageFigures } from './ai/chatbot-service.ts';
export { type ExchangeCost, exchangeEnergy } from './ai/energy.ts';
export { aiSectors } from './ai/options.ts';
export { aiConstants, aiDefaults, aiRanges, aiRoi, aiSectorRoi, aiSeries, aiSteps, aiToContact } from './ai/roi.ts';
