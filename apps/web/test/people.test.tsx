import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { type PageContent, pageContent } from '../src/content/schema/page.ts';
import { People } from '../src/sections/people/People.tsx';
import { team } from '../src/site/agency.ts';
import { sectionOf } from './support/section-of.ts';

afterEach(() => {
  vi.doUnmock('../src/site/agency.ts');
  vi.resetModules();
});

const people = [
  { name: 'Ada Lavoie', role: 'Direction', picture: 'ada-lavoie.avif', pictureText: 'Ada Lavoie dans son atelier.' },
  { name: 'Noé Roy', role: 'Développement', picture: 'noe-roy.jpg', pictureText: 'Noé Roy devant une fenêtre.' },
];

async function pageWith(list: readonly object[]): Promise<PageContent> {
  vi.resetModules();
  vi.doMock('../src/site/agency.ts', async (original) => ({
    ...(await original<typeof import('../src/site/agency.ts')>()),
    team: list,
  }));
  const { default: content } = await import('../src/content/pages/a-propos.ts');
  return pageContent.parse(content);
}

it('the about page shows each person of the list, with a picture and its text', async () => {
  const section = sectionOf(await pageWith(people), 'people');
  const html = renderToStaticMarkup(<People section={section} />);
  for (const { name, role, picture, pictureText } of people) {
    expect(html).toContain(`>${name}</h3>`);
    expect(html).toContain(`<p>${role}</p>`);
    expect(html).toMatch(new RegExp(`src="/media/equipe/${picture}" alt="${pictureText}" width="480" height="480"`));
  }
});

it('it has no such section without a list, and refuses a person without a picture', async () => {
  expect((await pageWith([])).sections.map(({ kind }) => kind)).not.toContain('people');
  await expect(pageWith([{ ...people[0], picture: '' }])).rejects.toThrow('prenom-nom.avif');
});

it('every person of the agency has a picture file', () => {
  const folder = new URL('../public/media/equipe/', import.meta.url);
  expect(team.map(({ picture }) => picture).filter((name) => !existsSync(new URL(name, folder)))).toEqual([]);
});
