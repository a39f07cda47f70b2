declare module 'virtual:faq-corpus' {
  /** Address of the bot's corpus: see `scripts/faq-corpus.ts`. */
  export const address: string;
  /** Bytes downloaded at the first question, compressed with Brotli: the corpus and the search. */
  export const weight: number;
}
