import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../test/support/section-of.ts';
import notFound from '../../content/not-found.ts';
import { readPageContents } from '../../content/page-contents.ts';
import { pageTexts } from '../../content/page-texts.built.ts';
import { publishedProjects } from '../../content/projects/projects.ts';
import { agency } from '../../site/agency.ts';
import { pageIds, pageOf, pages } from '../../site/pages.ts';
import { createSearch, guessPage } from './search-pages.ts';

const all = pageIds.map(pageOf);
const byName = createSearch(all);
const found = (query: string) => byName(query).map(({ id }) => id);
const { synonyms } = sectionOf(notFound, 'site-search');
const bySaid = createSearch(all, synonyms, pageTexts);
const search = (query: string) => bySaid(query).map(({ id }) => id);
const contents = await readPageContents();

describe('searching pages', () => {
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
    expect(search(query)).toContain(id);
  });

  it.each([
    ['horaire', 'contact'],
    ['SEO', 'marketing'],
    ['prix', 'quote'],
    ['devsi', 'quote'],
  ])('finds only the right page for « %s »', (query, id) => {
    expect(search(query)).toEqual([id]);
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
    expect(search(query)[0]).toBe(id);
  });

  it.each([
    ['automtisation', 'automation'],
    ['automatissation', 'automation'],
    ['contcat', 'contact'],
    ['markating', 'marketing'],
    ['soumision', 'quote'],
  ])('tolerates « %s »', (query, id) => {
    expect(search(query)).toContain(id);
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
    expect(search(query)).toContain(id);
  });

  it.each(['plomberie', 'pour les vacances', 'météo', 'condo'])(
    'finds nothing for « %s », of which no page has a word with a meaning',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  it.each(pages)(
    'finds « $label » first by its label, its title, its heading and its summary, and by what it sells',
    ({ id, label, content }) => {
      const said = contents.get(content) ?? expect.fail();
      for (const query of [label, said.title, sectionOf(said, 'hero').title, said.summary ?? ''])
        expect(search(query)[0], query).toBe(id);
      if (said.service) expect(search(said.service.type), said.service.type).toContain(id);
    },
  );

  it.each(publishedProjects)(
    'finds the portfolio first for « $title » and its client, $client',
    ({ title, client }) => {
      for (const query of [title, client]) expect(search(query)[0], query).toBe('portfolio');
    },
  );

  it.each([
    ['automatiser', 'automation'],
    ['développeurs', 'webDevelopment'],
    ['contactez-nous', 'contact'],
    ['rendezvous', 'booking'],
    ['coût d’un site', 'quote'],
    ['machines', 'industry40'],
    ['peser mon site', 'ecoWeb'],
  ])('finds first, for « %s », the page that has it in another form, or the rarer word (%s)', (query, id) => {
    expect(search(query)[0]).toBe(id);
  });

  it.each([
    ['ecommerce', 'webDevelopment'],
    ['QuickBooks', 'financeAutomation'],
    ['paie', 'financeAutomation'],
    ['francisation', 'bill96'],
    ['loi 101', 'bill96'],
    ['renseignements personnels', 'privacy'],
    ['email', 'contact'],
    ['e-mail', 'contact'],
    ['qui êtes-vous', 'about'],
    ['blogue', 'ecoChatbots'],
    ['ROI', 'financeAutomation'],
    [agency.name, 'home'],
    ['votre numéro', 'contact'],
    ['amendes', 'bill96'],
    ['avocat', 'sectors'],
    ['maintenance', 'webDevelopment'],
    ['maintenance prédictive', 'industry40'],
    ['garantie', 'claims'],
    ['HSTS', 'healthFintech'],
    ['app', 'mobileApps'],
    ['test', 'bill96'],
    ['traduire mon site', 'bill96'],
    ['OpenAI', 'localOrGlobalAi'],
    ['flux de trésorerie', 'financeAutomation'],
    ['réalité augmentée', 'modelling3d'],
    ['médias sociaux', 'marketing'],
    ['expérience utilisateur', 'uxDesign'],
    [agency.email, 'contact'],
    [agency.phone, 'contact'],
  ])('finds first, for « %s », the page that answers it (%s)', (query, id) => {
    expect(search(query)[0]).toBe(id);
  });

  it('finds no page by a longer word if another has the word itself', () => {
    expect(search('AI')).toEqual(['businessAi']);
  });

  it('finds nothing for a query without letters, and takes pattern characters literally', () => {
    expect(found('  / — … ')).toEqual([]);
    expect(found('.*[(')).toEqual([]);
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
