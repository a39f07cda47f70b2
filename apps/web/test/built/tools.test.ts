/** What the pages of the tools say before any script: worked examples, defaults, and how to count by hand. */
import { financeRanges } from '@agency/shared/finance';
import { describe, expect, it } from 'vitest';
import { href, type PageId } from '../../src/site/pages.ts';
import { plain } from '../support/plain.ts';
import { builtPageOf, builtPages, textOf } from './site.ts';

/** An element of a page, by its selector. */
function part(id: PageId, selector: string) {
  const found = builtPageOf(id).document.querySelector(selector);
  if (!found) throw new Error(`${href(id)} has no ${selector}.`);
  return found;
}
const said = (id: PageId, selector: string) => textOf(part(id, selector));
const results = (id: PageId, names: readonly string[]) => names.map((name) => said(id, `[data-result="${name}"]`));

it('the CO2 calculator shows its method, and leads to the weigher', () => {
  const shown = said('home', '#calculateur');
  expect(shown).toContain('4,6 g par page, 3 pages par visiteur');
  expect(shown).toContain('par 3 aux États-Unis');
  const link = builtPageOf('home')
    .document.querySelectorAll('#calculateur a')
    .find((one) => textOf(one) === 'Peser votre page');
  expect(link?.getAttribute('href')).toBe(`${href('ecoWeb')}#pesez`);
});

describe('the calculator of the finance page', () => {
  it('has the result of its example', () => {
    expect(said('financeAutomation', '#roi-calculator')).toContain('ces chiffres sont ceux d’un exemple');
    expect(said('financeAutomation', '#roi-calculator output')).toMatch(/^Pour 100 factures par mois/);
    expect(results('financeAutomation', ['annualSavings', 'timeSaved', 'roi'])).toEqual(['20 550 $', '240 h', '206 %']);
  });

  it.each(Object.entries(financeRanges))('announces the range, the default and a unit of %s', (name, range) => {
    const { attributes } = part('financeAutomation', `input[type="range"][name="${name}"]`);
    const [min, max, value] = [range.min, range.max, range.default].map(String);
    expect(attributes).toMatchObject({ min, max, value });
    expect(plain(attributes['aria-valuetext'])).toMatch(new RegExp(`^${value} .`));
  });
});

it('the calculator of the page on AI has the result of its defaults', () => {
  const names = ['annualSavings', 'roi', 'hoursFreed', 'payback'];
  const [savings, roi, hours, payback] = results('businessAi', names);
  expect([savings, roi, hours]).toEqual(['91 728 $', '162 %', '1 456 h']);
  expect(payback).toMatch(/^5 /);
});

it('the two weights of the page on ecological sites are side by side, to scale', () => {
  const scale = said('ecoWeb', '#balance');
  expect(scale).toContain('2 559 ko');
  expect(scale).toContain('Au moins 39 fois plus légère');
  expect(said('ecoWeb', '[data-result="pageWeight"]')).toBe('Au plus 65 ko');
  const side = Number(part('ecoWeb', '#balance rect[data-hue="forest"]').getAttribute('width'));
  expect(side ** 2 / 200 ** 2).toBeCloseTo(65 / 2559, 4);
});

it('the quiz explains how to count by hand', () => {
  expect(said('industry40', '#diagnostic .without-script')).toContain(
    'De 0 à 4, « Digitalisation urgente »; de 5 à 8, « Modernisation partielle »; 9 et plus, « Leader',
  );
});

it('the test on Loi 96 explains how to conclude by hand; the storefront rule is among the received ideas and the questions', () => {
  expect(said('bill96', '#test .without-script')).toContain('Votre navigateur n’exécute pas JavaScript');
  expect(said('bill96', '#idees-recues')).toMatch(/L’enseigne.*deux fois plus de place/);
  expect(said('bill96', '#questions')).toMatch(
    /Mon enseigne est en anglais.*au moins deux fois l’espace de l’autre langue/,
  );
});

describe('the packages of the finance page', () => {
  it('have no price', () => {
    expect(said('financeAutomation', '#forfaits')).not.toContain('$');
  });

  it('and every other call to action of the page link to the appointments page, which leads to an audit', () => {
    const links = part('financeAutomation', 'main').querySelectorAll(`a[href="${href('booking')}"]`);
    expect(links.length).toBeGreaterThanOrEqual(6);
    expect(links.filter((link) => link.hasAttribute('target'))).toEqual([]);
    expect(said('booking', 'h1')).toContain('L’agenda n’est pas encore en ligne');
    expect(said('booking', 'main a[href="/contact?service=audit-gratuit#demande"]')).toBe('Demander un audit');
  });
});

it.each([
  ['piliers', 3],
  ['forfaits', 5],
  ['deploiement', 3],
])(
  'on a phone, the first shortened list of « %s » shows %d points, and its button the number of the others',
  (section, limit) => {
    const list = part('financeAutomation', `#${section} ul:has(> [data-more])`);
    const [all, more] = ['li', 'li[data-more]'].map((items) => list.querySelectorAll(items).length);
    expect((all ?? 0) - (more ?? 0)).toBe(limit);
    expect(said('financeAutomation', `#${section} [aria-controls="${list.id}"]`)).toMatch(
      new RegExp(`^\\+${more} autre`),
    );
  },
);

it('no tool has a parameter that campaigns, networks and mail programs add to links: such an address would load its scripts', () => {
  const names = builtPages.flatMap(({ document }) =>
    document
      .querySelectorAll('[data-parameters]')
      .flatMap((tool) => tool.getAttribute('data-parameters')?.split(' ') ?? []),
  );
  expect(names).toContain('monthlyInvoices');
  expect(
    names.filter((name) => /^(?:ref|trk|igsh|srsltid|g(?:ad_|cl|br)|_|mc_|utm_|[fdtm]\w*clid)/.test(name)),
  ).toEqual([]);
});
