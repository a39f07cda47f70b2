import { useState } from 'react';

/** Copies a text, and stores the outcome until the text changes: some browsers refuse. */
export function useCopy(text: () => string) {
  const [last, setLast] = useState<{ readonly text: string; readonly outcome: 'copied' | 'refused' }>();

  async function copy() {
    const copied = text();
    // A screen reader announces a second copy too.
    setLast(undefined);
    try {
      await navigator.clipboard.writeText(copied);
      setLast({ text: copied, outcome: 'copied' });
    } catch {
      setLast({ text: copied, outcome: 'refused' });
    }
  }

  return [last && last.text === text() ? last.outcome : undefined, copy] as const;
}
