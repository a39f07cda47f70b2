import { address } from 'virtual:faq-corpus';
import { useRef, useState } from 'react';
import { resource } from '../../lib/resource.ts';
import { transferred } from '../../lib/transferred.ts';
import type { FaqCorpus } from '../../site/faq-corpus.ts';
import type { Bot, BotAnswer } from './engine/bot.ts';

/** What an exchange took: bytes over the network, milliseconds of computing in the device. */
export interface Cost {
  readonly bytes: number;
  readonly milliseconds: number;
}

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

async function fetchCorpus(): Promise<FaqCorpus> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as FaqCorpus;
}

/** The engine and what it knows come at the first question, once for all windows. */
const bot = resource<Bot>(async () => {
  const [{ createBot }, corpus] = await Promise.all([import('./engine/bot.ts'), fetchCorpus()]);
  return createBot(corpus);
});

async function answerTo(question: string): Promise<Exchange['outcome']> {
  const since = performance.now();
  try {
    const { answer } = await bot.load();
    const bytes = transferred({ since, until: performance.now() });
    const started = performance.now();
    const found = answer(question);
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
