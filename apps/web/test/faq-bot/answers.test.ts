import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/blocks/faq-bot/search.ts';
import { botWindow } from '../../src/content/tools/bot-window.ts';
import { isPublished } from '../../src/site/pages.ts';
import { withModule, withVariables } from '../support/fresh-modules.ts';
import { plain } from '../support/plain.ts';
import { bot, corpus, pages } from './questions.ts';

describe('an answer', () => {
  it('exists for every question of the site, with a page to read more', () => {
    for (const { question, answer, page } of corpus.entries) {
      expect(bot(question).entry?.question).toBe(question);
      expect(isPublished(page)).toBe(true);
      expect(answer).not.toMatch(/[{}]/);
    }
  });

  it('comes with other questions of the site, never itself', () => {
    const all = new Set(corpus.entries.map(({ question }) => question));
    for (const { question } of corpus.entries) {
      const { near } = bot(question);
      expect(near).not.toContain(question);
      for (const other of near) expect(all).toContain(other);
    }
  });

  it('on the deadline of the Loi 96 names every size that has a duty', () => {
    const { entry } = bot('on est 60 employés, quelle est l’échéance de la loi 96');
    expect(plain(entry?.answer ?? '')).toMatch(/25 à 49 employés.* 50 et plus.* 5 à 24 /);
  });

  it('on a site in English names the sites that the rule is about: who sells to Americans only may keep it', () => {
    const { entry } = bot('mon site est en anglais pis je vends juste a des americains');
    expect(plain(entry?.answer ?? '')).toMatch(/vend au Québec/);
  });

  it('on job offers in English names the article on writings to the staff', () => {
    expect(plain(bot('mes offres d’emploi peuvent-elles être en anglais').entry?.answer ?? '')).toMatch(
      /offres d’emploi.*article 41/,
    );
  });

  it('on cookies says what holds for this site, and for the visitor’s', () => {
    for (const question of ['faut-il un bandeau de cookies', 'mettez vous google analytics sur mon site']) {
      expect(bot(question).entry?.answer).toMatch(/^Non, pas sur ce site.* Sur le vôtre, /);
    }
  });

  it('on what ChatGPT keeps does not speak for ChatGPT', () => {
    const { entry } = bot('est-ce que ChatGPT garde tu mes données');
    expect(plain(entry?.answer ?? '')).toMatch(/^Dans nos projets, non.* ChatGPT .* ses propres conditions/);
  });

  it('about prices exists only once', () => {
    const prices = corpus.entries.filter(({ question }) => /^Combien (?:ça coûte|coûte un projet)/.test(question));
    expect(prices.map(({ question }) => plain(question))).toEqual([
      'Combien ça coûte?',
      'Combien coûte un projet d’IA?',
    ]);
  });

  it('is certain for the suggested questions of the window', () => {
    for (const question of botWindow.suggestions) expect(bot(question).entry, question).toBeDefined();
  });
});

describe('a subject that the agency has not decided', () => {
  const asked = {
    instalments: ['je peux tu payer en plusieurs fois', 'Peut-on payer en plusieurs versements?'],
    refunds: ['je veux un remboursement', 'Peut-on être remboursé?'],
    confidentiality: ['on peut signer une nda avant de parler', 'Signez-vous une entente de confidentialité?'],
    jobs: ['avez-vous des stages', 'Offrez-vous des emplois ou des stages?'],
    subsidies: ['etes vous subventionnés par le gouvernement', 'Recevez-vous des subventions?'],
    owners: ['qui est le propriétaire de l’agence', 'Qui sont vos dirigeants?'],
    praise: ['avez vous des avis google', 'Avez-vous des prix ou des avis de clients?'],
  } as const;

  it.each(Object.values(asked))('%s: the answer says so and offers to write', async (question, wanted) => {
    withModule<typeof import('../../src/site/agency.ts')>('site/agency.ts', () => ({
      settled: Object.fromEntries(Object.keys(asked).map((subject) => [subject, ''])),
    }));
    const again = await import('../../faq/corpus.ts');
    expect(createBot(again.buildCorpus(pages))(question).entry).toMatchObject({
      question: wanted,
      answer: expect.stringMatching(
        /^L’agence n’a rien publié sur .*Écrivez-nous\u00a0: une personne vous répondra\.$/,
      ),
      isUndecided: true,
    });
  });

  it.each(Object.entries(asked))('gets the owner’s answer once there is one: %s', async (subject, [question]) => {
    withVariables({ [`VITE_AGENCY_${subject.toUpperCase()}`]: 'Oui, selon notre entente.' });
    const again = await import('../../faq/corpus.ts');
    const entry = createBot(again.buildCorpus(pages))(question).entry;
    expect(entry).toMatchObject({ answer: 'Oui, selon notre entente.', page: 'contact' });
    expect(entry).not.toHaveProperty('isUndecided');
  });
});
