/** What the first question brings, in one script: the engine, and how an answer is shown. */
export { BotReply } from './BotReply.tsx';
export { createBot } from './engine/bot.ts';
