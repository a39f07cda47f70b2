/** The readiness quiz of factories, and the form that follows it. */
export * from './industry/form.ts';
export * from './industry/options.ts';
export * from './industry/quiz.ts';
