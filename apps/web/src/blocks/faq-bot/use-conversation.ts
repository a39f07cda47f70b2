import { address } from 'virtual:faq-corpus';
import { useRef, useState } from 'react';
import { resource } from '../../lib/resource.ts';
import { transferred } from '../../lib/transferred.ts';
import type { Cost } from './cost.ts';
import type { BotAnswer } from './engine/bot.ts';
import type { PackedCorpus } from './engine/pack.ts';

export interface Exchange {
  readonly id: number;
  readonly question: string;
  readonly outcome: 'loading' | 'failed' | { readonly answer: BotAnswer; readonly cost: Cost };
}

export interface Conversation {
  readonly exchanges: readonly Exchange[];
  ask(question: string): void;
  /** Asks the last question again, whose answers did not come. */
  retry(): void;
}

async function fetchCorpus(): Promise<PackedCorpus> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as PackedCorpus;
}

/** The engine, what it knows and how its answers are shown come at the first question, once for all windows. */
export const answering = resource(async () => {
  const [{ createBot, BotReply }, corpus] = await Promise.all([import('./answering.ts'), fetchCorpus()]);
  return { bot: createBot(corpus), BotReply };
});

async function answerTo(question: string): Promise<Exchange['outcome']> {
  const since = performance.now();
  try {
    const { bot } = await answering.load();
    const bytes = transferred({ since, until: performance.now() });
    const started = performance.now();
    const found = bot.answer(question);
    return { answer: found, cost: { bytes, milliseconds: performance.now() - started } };
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

/** What was asked and answered. Nothing is sent, and nothing is kept once the page is left. */
export function useConversation(): Conversation {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const last = useRef(0);
  const waiting = exchanges.some(({ outcome }) => outcome === 'loading');

  async function put(id: number, question: string) {
    const place = (outcome: Exchange['outcome']) =>
      setExchanges((before) => [...before.filter((one) => one.id !== id), { id, question, outcome }]);
    place('loading');
    place(await answerTo(question));
  }

  return {
    exchanges,
    ask(question) {
      const asked = question.trim();
      if (asked === '' || waiting) return;
      last.current += 1;
      void put(last.current, asked);
    },
    retry() {
      const failed = exchanges.at(-1);
      if (failed?.outcome === 'failed') void put(failed.id, failed.question);
    },
  };
}
