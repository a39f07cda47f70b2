import { address } from 'virtual:faq-corpus';
import type { ExchangeCost } from '@agency/shared/ai';
import { useRef, useState } from 'react';
import { bytesOfFiles } from '../../lib/transferred.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { Answer, Bot, Corpus } from './search.ts';

export interface Exchange {
  readonly id: number;
  readonly question: string;
  readonly outcome: 'loading' | 'failed' | 'offline' | { readonly answer: Answer; readonly cost: ExchangeCost };
}

export interface Conversation {
  readonly exchanges: readonly Exchange[];
  /** Returns whether the question was accepted: an empty one is refused, and so is one during another's search. */
  ask(question: string): boolean;
  /** Asks the last question again after a failure. */
  retry(): void;
}

/** Set at the first question, once for all windows of the page. */
let ready: Bot | undefined;

/**
 * Fetches the corpus and the search. It imports the search only once the server has responded: some browsers never retry a failed
 * import.
 */
async function loadBot(): Promise<{ bot: Bot; bytes: number }> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const [search, corpus] = await Promise.all([import('./search.ts'), response.json() as Promise<Corpus>]);
  return { bot: search.createBot(corpus), bytes: bytesOfFiles([address, search.ownAddress]) };
}

function answerNow(bot: Bot, question: string, bytes: number): Exchange['outcome'] {
  const started = performance.now();
  const answer = bot(question);
  return { answer, cost: { bytes, milliseconds: performance.now() - started } };
}

async function answerOnceLoaded(question: string): Promise<Exchange['outcome']> {
  try {
    const { bot, bytes } = await withTimeout(loadBot());
    ready = bot;
    return answerNow(bot, question, bytes);
  } catch (error) {
    console.error(error);
    return navigator.onLine ? 'failed' : 'offline';
  }
}

/** The conversation. Nothing is sent, and nothing is stored after the visitor leaves the page. */
export function useConversation(): Conversation {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const lastId = useRef(0);
  const isWaiting = exchanges.some(({ outcome }) => outcome === 'loading');

  const put = (exchange: Exchange) =>
    setExchanges((before) => [...before.filter(({ id }) => id !== exchange.id), exchange]);

  async function answer(id: number, question: string) {
    // A reply without a download is announced once, without a loading message before it.
    if (ready) return put({ id, question, outcome: answerNow(ready, question, 0) });
    put({ id, question, outcome: 'loading' });
    put({ id, question, outcome: await answerOnceLoaded(question) });
  }

  return {
    exchanges,
    ask(question) {
      const asked = question.trim();
      if (asked === '' || isWaiting) return false;
      lastId.current += 1;
      void answer(lastId.current, asked);
      return true;
    },
    retry() {
      const last = exchanges.at(-1);
      if (last?.outcome === 'failed' || last?.outcome === 'offline') void answer(last.id, last.question);
    },
  };
}
