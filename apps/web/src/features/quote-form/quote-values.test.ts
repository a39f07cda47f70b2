import { emptyQuoteRequest, type QuoteRequest } from '@agency/shared/quote';
import { describe, expect, it } from 'vitest';
import { parseDraft, reachableStep } from './quote-values.ts';

const quote: QuoteRequest = {
  ...emptyQuoteRequest(),
  company: 'Fonderie « Sous le vent » & fils',
  name: 'Camille Tremblay',
  email: 'camille@courriel.example',
  projectType: ['website', 'automation'],
  budget: '<5k',
  timeline: 'asap',
  objectives: 'Vendre en ligne.\nRépondre le jour même.',
};

describe('a saved draft', () => {
  it.each([1, 2, 3, 4] as const)('is restored unchanged, at step %d', (step) => {
    expect(parseDraft({ step, quote })).toEqual({ step, quote });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
    ['a list', []],
    ['no step', { quote }],
    ['step 0', { step: 0, quote }],
    ['step 5', { step: 5, quote }],
    ['a step in words', { step: '2', quote }],
    ['no answers', { step: 2 }],
    ['null for answers', { step: 2, quote: null }],
    ['a text for answers', { step: 2, quote: 'site' }],
  ])('that contains %s is ignored', (_, draft) => {
    expect(parseDraft(draft)).toBeUndefined();
  });

  it('loses only values that are not answers of the form', () => {
    const strange = {
      company: 12,
      name: 'Camille',
      projectType: 'website',
      features: ['blog-news', 3, null],
      unknown: 'texte',
    };
    expect(parseDraft({ step: 3, quote: strange })).toEqual({
      step: 3,
      quote: { ...emptyQuoteRequest(), name: 'Camille', features: ['blog-news'] },
    });
  });
});

describe('the current step', () => {
  it.each([1, 2, 3, 4] as const)('is the requested step %d if every previous step is valid', (step) => {
    expect(reachableStep(step, quote)).toBe(step);
  });

  it('is otherwise the first invalid step', () => {
    expect(reachableStep(4, { ...quote, objectives: ' ' })).toBe(3);
    expect(reachableStep(4, { ...quote, budget: 'one-million', objectives: '' })).toBe(2);
    expect(reachableStep(3, emptyQuoteRequest())).toBe(1);
  });

  it('is never a later one', () => {
    expect(reachableStep(1, { ...quote, objectives: '' })).toBe(1);
    expect(reachableStep(2, { ...quote, budget: '' })).toBe(2);
  });
});
