import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../test/support/section-of.ts';
import notFound from '../../content/not-found.ts';
import { pageIds, pageOf, pages } from '../../site/pages.ts';
import { guessPage, searchPages, searchWords } from './search-pages.ts';

const all = pageIds.map(pageOf);
const found = (query: string) => searchPages(all, query).map(({ id }) => id);
const { synonyms } = sectionOf(notFound, 'site-search');

describe('terms of a search', () => {
  it('ignores accents, capitals, ligatures, apostrophes and plurals', () => {
    expect(searchWords('Les CŒURS d’Épinette, à l’ÉTÉ')).toEqual(['les', 'coeur', 'd', 'epinette', 'a', 'l', 'ete']);
  });

  it('is empty without letters', () => {
    expect(searchWords('  / — … ')).toEqual([]);
  });
});

describe('searching pages', () => {
  it('keeps every page for a blank query', () => {
    expect(searchPages(pages, '   ')).toEqual(pages);
  });

  it.each([
    ['modelisation', ['modelling3d']],
    ['MODÉLISATION 3d', ['modelling3d']],
    ['automatisations', ['automation', 'financeAutomation']],
    ['auto fin', ['financeAutomation']],
    ['ecologique', ['ecoWeb', 'ecoChatbots']],
    ['a propos', ['about']],
    ['confidentialité', ['privacy']],
  ])('finds « %s »', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['prix', 'quote'],
    ['tarif', 'quote'],
    ['soumission', 'quote'],
    ['téléphone', 'contact'],
    ['témoins', 'privacy'],
    ['subvention', 'industry40'],
    ['boulangerie', 'sectors'],
  ])('treats « %s » and « %s » as synonyms', (query, id) => {
    expect(searchPages(all, query, synonyms).map((page) => page.id)).toContain(id);
  });

  it.each([
    ['horaire', 'contact'],
    ['SEO', 'marketing'],
    ['prix', 'quote'],
  ])('finds only the right page for « %s »', (query, id) => {
    expect(searchPages(all, query, synonyms).map((page) => page.id)).toEqual([id]);
  });

  it.each([
    ['rendez-vous', 'booking'],
    ['robot', 'ecoChatbots'],
    ['téléphone', 'contact'],
    ['factures', 'financeAutomation'],
    ['référencement', 'marketing'],
    ['appel gratuit', 'booking'],
    ['AI', 'businessAi'],
    ['cookies', 'privacy'],
    ['Shopify', 'webDevelopment'],
    ['enseigne', 'bill96'],
    ['hébergement', 'legalNotices'],
    ['calculateur', 'home'],
    ['en-têtes', 'healthFintech'],
    ['carrières', 'contact'],
    ['chat bot', 'ecoChatbots'],
    ['loi25', 'privacy'],
    ['site web', 'webDevelopment'],
    ['mode d’emploi', 'contact'],
  ])('finds first, for « %s », the page that Enter should open (%s)', (query, id) => {
    expect(searchPages(all, query, synonyms)[0]?.id).toBe(id);
  });

  it.each([
    ['automtisation', 'automation'],
    ['automatissation', 'automation'],
    ['contcat', 'contact'],
    ['markating', 'marketing'],
    ['soumision', 'quote'],
  ])('tolerates « %s »', (query, id) => {
    expect(searchPages(all, query, synonyms).map((page) => page.id)).toContain(id);
  });

  it.each([
    ['nous joindre', 'contact'],
    ['prix d’un site', 'quote'],
    ['réseaux sociaux', 'marketing'],
    ['votre équipe', 'about'],
    ['qui sommes-nous', 'about'],
    ['les services', 'services'],
    ['ia pour mon commerce', 'businessAi'],
    ['loi 96 à la ferme', 'bill96'],
  ])('finds the page of one word if none has all of « %s »', (query, id) => {
    expect(searchPages(all, query, synonyms).map((page) => page.id)).toContain(id);
  });

  it.each(['plomberie', 'pour les vacances'])(
    'finds nothing for « %s », of which no page has a word with a meaning',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it('treats pattern characters literally', () => {
    expect(found('.*[(')).toEqual(all.map(({ id }) => id));
  });
});

describe('guessing the page of an unknown address', () => {
  const guess = (pathname: string) => guessPage(all, pathname)?.id;

  it.each([
    ['/services/automatisation/medical', 'automation'],
    ['/automatisation-financiere', 'financeAutomation'],
    ['/service/developement-web', 'webDevelopment'],
    ['/propos', 'about'],
    ['/Contact.html', 'contact'],
    ['/mod%C3%A9lisation', 'modelling3d'],
  ])('%s is %s', (pathname, id) => {
    expect(guess(pathname)).toBe(id);
  });

  it.each(['/', '/xyz', '/de/la', '/%E0%A4%A'])('%s matches no page', (pathname) => {
    expect(guess(pathname)).toBeUndefined();
  });
});
