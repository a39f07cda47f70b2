import { useState } from 'react';

/** State of a card's film: absent before its first play, while nothing is fetched. */
export type FilmState = 'playing' | 'paused';

/** State of each card's film. `reset` restores every picture, so that a film restarts from its beginning. */
export function useFilms() {
  const [states, setStates] = useState<Readonly<Record<string, FilmState>>>({});
  return {
    stateOf: (slug: string): FilmState | undefined => states[slug],
    set: (slug: string, state: FilmState) => setStates((all) => ({ ...all, [slug]: state })),
    reset: () => setStates({}),
  };
}
