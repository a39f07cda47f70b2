import { useState } from 'react';
import type { FilmState } from '../../blocks/project/Film.tsx';

/** State of each card's film. `reset` restores every picture, so that a film restarts from its beginning. */
export function useFilms() {
  const [states, setStates] = useState<Readonly<Record<string, FilmState>>>({});
  return {
    stateOf: (slug: string): FilmState => states[slug],
    set: (slug: string, state: FilmState) => setStates((all) => ({ ...all, [slug]: state })),
    reset: () => setStates({}),
  };
}
