declare module 'virtual:faq-corpus' {
  /** Address of what the bot knows, as JSON: see `apps/web/scripts/faq-address.ts`. */
  export const address: string;
  /** Its bytes once compressed. */
  export const weight: number;
}
