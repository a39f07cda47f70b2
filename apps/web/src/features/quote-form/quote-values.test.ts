import { emptyQuoteRequest, type QuoteRequest } from '@agency/shared/quote';
import { describe, expect, it } from 'vitest';
import { reachableStep } from './quote-values.ts';

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
