import { useState } from 'react';

/** State of a card's film: absent before its first play, when nothing of it has been fetched. */
export type FilmState = 'playing' | 'paused';

/** Which films play: each card for itself. `reset` brings every picture back, so that a film starts again from its beginning. */
export function useFilms() {
  const [states, setStates] = useState<Readonly<Record<string, FilmState>>>({});
  return {
    stateOf: (slug: string): FilmState | undefined => states[slug],
    set: (slug: string, state: FilmState) => setStates((all) => ({ ...all, [slug]: state })),
    reset: () => setStates({}),
  };
}
