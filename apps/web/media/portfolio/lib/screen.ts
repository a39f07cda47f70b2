/** The scene of a project whose `website` is `screen`: what its demo shows, from `demos/screens/<slug>/`. */
import { readFileSync } from 'node:fs';
import type { Face, Scene } from './scene.ts';

export function sceneOfScreen(slug: string, faces: readonly Face[], times: Pick<Scene, 'still' | 'loop'> = {}): Scene {
  const read = (name: string) =>
    readFileSync(new URL(`../../../demos/screens/${slug}/${name}`, import.meta.url), 'utf8');
  const [, body = ''] = /<div class="scene"[^>]*>\n(.*)\n<\/div><\/div>/s.exec(read('page.html')) ?? [];
  // Its animations end on the picture, because what moves for more than five seconds needs a way to stop it (WCAG 2.2.2). A film goes on.
  const css = read('style.css')
    .replace(/^@(?:import|font-face) .*\n/gm, '')
    .replace(/[\d.]+ both/g, 'infinite')
    .trim();
  return { faces, css, body, ...times };
}
