import { useState } from 'react';

/** Copies a text, and stores the outcome: some browsers refuse. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return [outcome, copy] as const;
}
