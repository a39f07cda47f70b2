/** The AI calculator, and the figures of a chatbot's use: the calculator and the bot of the AI page. */
export * from './ai/chatbot-service.ts';
export * from './ai/energy.ts';
export * from './ai/options.ts';
export * from './ai/roi.ts';
