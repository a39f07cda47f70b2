import { describe, expect, it } from 'vitest';
import { buildCorpus, listedWordings, OFF_SUBJECT, thesaurus } from '../../faq/corpus.ts';
import { createBot, createReader, foldedText } from '../../src/blocks/faq-bot/search.ts';
import { pageIds, pageOf } from '../../src/site/pages.ts';
import { questionsOf } from '../../src/site/questions.ts';
import { withVariables } from '../support/fresh-modules.ts';
import { bot, corpus, least, most, pages, questions, score, weigh } from './questions.ts';

/** Size of the corpus with Brotli. It is fetched only at the first question, and the window states its weight. */
const MAX_CORPUS_BYTES = 33_000;

describe('the corpus', () => {
  const newPage = {
    page: pageOf('home'),
    content: {
      title: 'Microbrasseries',
      description: 'Des sites pour les microbrasseries du Québec, de la cuve à la terrasse.',
      accent: 'forest' as const,
      sections: [
        {
          kind: 'faq' as const,
          id: 'questions',
          title: 'Questions de brasseurs',
          answers: {
            'Peut-on afficher les bières du moment sans vous appeler?': 'Oui, du téléphone.',
            'Le site peut-il vendre de l’alcool au Québec?': 'Seulement ce que votre permis permet.',
            'La terrasse se réserve-t-elle en ligne?': 'Oui, par table et par heure.',
            'Faut-il vérifier l’âge des visiteurs?': 'Une question à l’entrée suffit.',
          },
        },
      ],
    },
  };

  it('includes the four questions of a new page without any other change', () => {
    const grown = buildCorpus([...pages, newPage]);
    const grownBot = createBot(grown);
    for (const { question, answer } of newPage.content.sections.flatMap(({ answers }) => questionsOf(answers))) {
      expect(grownBot(question).entry).toMatchObject({ question, answer, fragment: 'questions' });
    }
    const all = score(grownBot, [...questions['held out'], ...questions.development]);
    expect(all.rightOrProposed).toBeGreaterThanOrEqual(least.rightOrProposed);
    expect(all.besideThePoint).toBeLessThanOrEqual(most.besideThePoint);
    expect(weigh(grown)).toBeLessThan(MAX_CORPUS_BYTES);
  });

  it('has nothing on a subject that the list excludes, even if it is a place or a price', () => {
    const [asked, outside] = ['un permis à Montréal', createReader(thesaurus)('permis à Montréal').join(' ')];
    expect(bot(asked).near).not.toEqual([]);
    expect(createBot({ ...corpus, outside })(asked).near).toEqual([]);
  });

  it('keeps the first of two equal questions', () => {
    const { entries } = buildCorpus([...pages, ...pages]);
    expect(entries.map(({ question }) => question)).toEqual(corpus.entries.map(({ question }) => question));
  });

  it('is small enough for a download at the first question', () => {
    expect(weigh(corpus), 'abrégez content/faq-wordings.txt, ou relevez la limite et dites pourquoi').toBeLessThan(
      MAX_CORPUS_BYTES,
    );
  });

  it('has wordings and expected answers only for existing questions', async () => {
    // One question exists only while the site is a demonstration.
    withVariables({ VITE_DEMONSTRATION: 'oui' });
    const { entries } = (await import('../../faq/corpus.ts')).buildCorpus(pages);
    const known = new Set([OFF_SUBJECT, ...entries.map(({ question }) => foldedText(question))]);
    const ids = new Set(pageIds.map((id) => foldedText(id)));
    const orphans = [...listedWordings.keys()].filter((key) => !known.has(key) && !ids.has(key));
    expect(
      orphans,
      'plus aucune page ne pose ces questions : corrigez leur bloc dans content/faq-wordings.txt',
    ).toEqual([]);
    const expected = Object.values(questions).flatMap((set) => set.flatMap(({ right }) => right));
    const lost = [...new Set(expected)].filter((question) => !known.has(foldedText(question)));
    expect(lost, 'plus aucune page ne pose ces questions : corrigez-les dans test/faq-bot/questions.txt').toEqual([]);
  });
});
