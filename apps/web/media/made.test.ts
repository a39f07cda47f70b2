import { expect, it } from 'vitest';
import { commandsForOld } from './lib/made.ts';
import { shots, shownBy } from './models/shown.ts';
import { drawn } from './portfolio/lib/projects.ts';
import { sceneOf, sourcesOf } from './portfolio/lib/scene.ts';
import { shares } from './share/shares.ts';

it('no committed picture or film shows anything else than its source, and no model other words', async () => {
  const all = new Map(shares.map(({ file, shows }) => [`share/${file}`, shows]));
  for (const [name, shot] of shots) all.set(`models/${name}`, shownBy(name, shot));
  for (const { slug } of drawn) {
    const scene = await sceneOf(slug);
    all.set(`portfolio/${slug}`, sourcesOf(scene, scene.still));
    if (scene.loop) all.set(`loops/${slug}`, sourcesOf(scene, scene.loop.seconds));
  }
  expect(commandsForOld(all), 'commands that make anew what is old').toEqual([]);
}, 60_000);
