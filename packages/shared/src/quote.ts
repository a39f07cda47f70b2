/** The quote in four steps, and the contact request that it becomes. */
export {
  quoteAdditionalServices,
  quoteBudgets,
  quoteFeatures,
  quoteHosting,
  quoteIntegrations,
  quoteMaintenance,
  quoteProjectTypes,
  quoteTimelines,
} from './quote/options.ts';
export {
  emptyQuoteRequest,
  QUOTE_TITLE,
  type QuoteErrors,
  type QuoteField,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  quoteToContact,
  validateQuoteStep,
} from './quote/request.ts';
