/** What each model shows that is written elsewhere: its words, and the camera of its page. */
import { readPageContents } from '../../src/content/page-contents.ts';
import type { Shot } from './lib/poster.ts';
import { canLabel } from './scenes/echantillon-label.ts';
import { telephoneScreen } from './scenes/telephone-screen.ts';

const words: Readonly<Record<string, string>> = { telephone: telephoneScreen, echantillon: canLabel };

export const shots: ReadonlyMap<string, Shot> = new Map(
  [...(await readPageContents()).values()]
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === 'model-showcase' ? [[section.model.name, section.model] as const] : [])),
);

/** From what a model and its poster are made, apart from its shapes. */
export const shownBy = (name: string, { orbit, exposure }: Shot) => [words[name] ?? '', orbit, String(exposure)];
