import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateContactForm } from '../../src/contact.ts';
import { siteWeightToContact, weighSite } from '../../src/site-weight.ts';

const median = { bytes: 2_559_000, requests: 78, elements: 603 };

it('grams by Sustainable Web Design 4, EcoIndex and its grade, and the points lost', () => {
  const { grams, ecoIndex, losses } = weighSite(median);
  // Published figure for the median mobile page of 2025: 0.38 g.
  expect(grams).toBeCloseTo(0.379, 3);
  expect(ecoIndex?.best).toEqual({ score: expect.closeTo(46.5, 0), grade: 'D' });
  expect(ecoIndex?.worst).toEqual(ecoIndex?.best);
  expect(losses?.elements).toBe('25,0');
});

it('without the elements, the score is a range between few and many elements', () => {
  const { ecoIndex, losses } = weighSite({ ...median, elements: null });
  const [best = 0, worst = 0] = [ecoIndex?.best.score, ecoIndex?.worst.score];
  // Three inputs at rank ten of twenty: 25 points.
  expect(best - worst).toBeCloseTo(25, 10);
  expect(ecoIndex).toMatchObject({ best: { grade: 'C' }, worst: { grade: 'E' } });
  expect(losses).toBeNull();
});

it('without the requests, there is no score', () => {
  expect(weighSite({ ...median, requests: null })).toMatchObject({ ecoIndex: null, losses: null });
});

it('prefills the contact form with the figures, and names the missing ones', () => {
  const messageLines = (weight: Parameters<typeof siteWeightToContact>[0]) =>
    siteWeightToContact(weight).message.replaceAll('\u00a0', ' ').split('\n');
  expect(messageLines(median)).toEqual([
    'Pesée de mon site, faite avec l’outil de la page :',
    'Poids transféré : 2 559 ko',
    'Requêtes : 78',
    'Éléments : 603',
    'CO₂ par vue : 0,379 g (Sustainable Web Design 4)',
    'EcoIndex : 46,5 (D)',
  ]);
  expect(messageLines({ ...median, elements: null }).slice(3)).toEqual([
    'Éléments : non comptés',
    'CO₂ par vue : 0,379 g (Sustainable Web Design 4)',
    'EcoIndex : entre 34,0 (E) et 59,0 (C), selon les éléments',
  ]);
  expect(messageLines({ ...median, requests: null })).toHaveLength(5);
});

it('stays between 0 and 100, and gives a message that the form accepts', () => {
  const count = fc.option(fc.nat({ max: 1e9 }));
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), count, count, (bytes, requests, elements) => {
      const { ecoIndex, grams } = weighSite({ bytes, requests, elements });
      expect(Number.isFinite(grams)).toBe(true);
      if (ecoIndex) {
        expect(ecoIndex.worst.score).toBeGreaterThanOrEqual(-1e-9);
        expect(ecoIndex.best.score).toBeLessThanOrEqual(100);
        expect(ecoIndex.worst.score).toBeLessThanOrEqual(ecoIndex.best.score);
      }
      const draft = siteWeightToContact({ bytes, requests, elements });
      expect(validateContactForm({ name: 'A', email: 'a@b.ca', ...draft })).toEqual({});
    }),
  );
});
