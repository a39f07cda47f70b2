import { expect, it } from 'vitest';
import { builtPages, publicProjects, textOf } from './site.ts';

/** Text with ordinary spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

it('the page of each project says, without scripts, who asked for what, and what was decided', () => {
  const silent = publicProjects.flatMap(({ slug, title, client, problem, decision }) => {
    const document = builtPages.find(({ path }) => path === `/portfolio/${slug}`)?.document;
    if (!document) return [`/portfolio/${slug}: no page in dist, build again`];
    const main = plain(textOf(document.querySelector('main')));
    const heading = plain(textOf(document.querySelector('h1')));
    return [
      ...(heading === plain(title) ? [] : [`/portfolio/${slug}: its heading is « ${heading} », not its title`]),
      ...[client, problem, decision]
        .filter((text) => !main.includes(plain(text)))
        .map((text) => `/portfolio/${slug}: its page lacks « ${text.slice(0, 60)} »`),
    ];
  });
  expect(silent).toEqual([]);
});
