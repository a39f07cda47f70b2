/** The readiness quiz of factories, and the form that follows it. */
export { type IndustryForm, industryToContact, validateIndustryForm } from './industry/form.ts';
export { industryFields, productionTypes } from './industry/options.ts';
export * from './industry/quiz.ts';
