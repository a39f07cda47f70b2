/** The quote in four steps, and the contact request that it becomes. */
export * from './quote/options.ts';
export * from './quote/request.ts';
