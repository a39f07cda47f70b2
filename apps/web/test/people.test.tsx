import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { section } from '../src/content/schema/page.ts';
import { People } from '../src/sections/people/People.tsx';
import { team } from '../src/site/agency.ts';
import { withModule } from './support/fresh-modules.ts';
import { sectionOf } from './support/section-of.ts';

const people = [
  { name: 'Ada Lavoie', role: 'Direction', picture: 'ada-lavoie.avif', pictureText: 'Ada Lavoie dans son atelier.' },
  { name: 'Noé Roy', role: 'Développement', picture: 'noe-roy.jpg', pictureText: 'Noé Roy devant une fenêtre.' },
];

/** The modules of the site read again, for an agency with these people. */
function hire(list: readonly object[]): void {
  withModule<typeof import('../src/site/agency.ts')>('site/agency.ts', () => ({ team: list }));
}

async function pageWith(list: readonly object[]) {
  hire(list);
  return (await import('../src/content/pages/a-propos.ts')).default;
}

it('the about page shows each person of the list, with a picture and its text', async () => {
  const html = renderToStaticMarkup(<People section={sectionOf(await pageWith(people), 'people')} />);
  for (const { name, role, picture, pictureText } of people) {
    expect(html).toContain(`>${name}</h3>`);
    expect(html).toContain(`<p>${role}</p>`);
    expect(html).toMatch(new RegExp(`src="/media/equipe/${picture}" alt="${pictureText}" width="480" height="480"`));
  }
});

it('it has no such section without a list, and refuses a person without a picture', async () => {
  expect((await pageWith([])).sections.map(({ kind }) => kind)).not.toContain('people');
  const unseen = sectionOf(await pageWith([{ ...people[0], picture: '' }]), 'people');
  expect(() => section.parse(unseen)).toThrow('prenom-nom.avif');
});

it('the ecodesign declaration renounces photographs of the team only without a list', async () => {
  for (const list of [[], people]) {
    hire(list);
    const declaration = JSON.stringify(await import('../src/content/pages/ecoconception.ts'));
    expect(declaration.includes('Aucune photographie de notre équipe')).toBe(list.length === 0);
  }
});

it('every person of the agency has a picture file', () => {
  const folder = new URL('../public/media/equipe/', import.meta.url);
  expect(team.map(({ picture }) => picture).filter((name) => !existsSync(new URL(name, folder)))).toEqual([]);
});
