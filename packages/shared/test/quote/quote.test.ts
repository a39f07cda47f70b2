import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFieldSpecs, contactMessages } from '../../src/contact/request.ts';
import { labelOf, type Option } from '../../src/options.ts';
import * as lists from '../../src/quote/options.ts';
import {
  emptyQuoteRequest,
  MAX_COMPETITORS_LENGTH,
  type QuoteRequest,
  type QuoteStep,
  quoteSteps,
  quoteToContact,
  validateQuoteStep,
} from '../../src/quote/request.ts';
import { contactRequestSchema } from '../../src/schema.ts';
import { anyText, anyUrl } from '../any-text.ts';

const steps: readonly QuoteStep[] = [1, 2, 3, 4];

const full: QuoteRequest = {
  company: ' Cidrerie du Nord ',
  name: 'Luc Gagnon',
  email: 'luc@exemple.ca',
  phone: '418 555-0199',
  website: 'cidrerie.example',
  projectType: ['marketing', 'ecommerce'],
  budget: '50k+',
  timeline: '3-6months',
  currentSituation: 'Un vieux site.\r\nPas de boutique.',
  objectives: 'Vendre en ligne.',
  features: ['payment-system', 'multi-language'],
  competitors: 'cidre-a.example\ncidre-b.example',
  integrations: ['quickbooks', 'other'],
  hosting: 'self-hosted',
  maintenance: 'on-demand',
  additionalServices: ['photography'],
};

describe('validateQuoteStep', () => {
  it('gives a message for each required field of an empty form', () => {
    const empty = emptyQuoteRequest();
    expect(validateQuoteStep(1, empty)).toEqual({
      company: "Nom de l'entreprise requis",
      name: 'Nom complet requis',
      email: 'Email requis',
    });
    expect(validateQuoteStep(2, empty)).toEqual({
      projectType: 'Sélectionnez au moins un type de projet',
      budget: 'Sélectionnez un budget',
      timeline: 'Sélectionnez un échéancier',
    });
    expect(validateQuoteStep(3, empty)).toEqual({ objectives: 'Décrivez vos objectifs' });
    expect(validateQuoteStep(4, empty)).toEqual({});
  });

  it('accepts a complete form', () => {
    for (const step of steps) expect(validateQuoteStep(step, full)).toEqual({});
  });

  it('refuses a malformed address, blanks, long texts and unknown codes', () => {
    expect(validateQuoteStep(1, { ...full, email: 'luc@exemple' })).toEqual({ email: 'Email invalide' });
    expect(validateQuoteStep(1, { ...full, company: '  ' })).toEqual({ company: "Nom de l'entreprise requis" });
    expect(validateQuoteStep(3, { ...full, objectives: ' \u200b' })).toEqual({ objectives: 'Décrivez vos objectifs' });
    expect(validateQuoteStep(1, { ...full, phone: '1\n2' })).toEqual({ phone: contactMessages.lineBreak });
    expect(validateQuoteStep(2, { ...full, projectType: ['x'] })).toEqual({
      projectType: contactMessages.unknownOption,
    });
    expect(validateQuoteStep(3, { ...full, objectives: 'x'.repeat(10_001) })).toEqual({
      objectives: contactMessages.tooLong(10_000),
    });
    expect(validateQuoteStep(3, { ...full, competitors: 'x'.repeat(MAX_COMPETITORS_LENGTH + 1) })).toEqual({
      competitors: contactMessages.tooLong(MAX_COMPETITORS_LENGTH),
    });
    expect(validateQuoteStep(4, { ...full, hosting: 'x' })).toEqual({ hosting: contactMessages.unknownOption });
  });

  it('has each field in exactly one step', () => {
    const asked = quoteSteps.flatMap(({ fields }): readonly string[] => fields);
    expect(asked.toSorted()).toEqual(Object.keys(emptyQuoteRequest()).toSorted());
  });
});

describe('quoteToContact', () => {
  it('puts each answer in the matching field', () => {
    expect(quoteToContact(full)).toEqual({
      name: 'Luc Gagnon',
      email: 'luc@exemple.ca',
      phone: '418 555-0199',
      company: 'Cidrerie du Nord',
      website: 'cidrerie.example',
      serviceType: 'developpement-web',
      projectType: 'e-commerce',
      budget: '50000-100000',
      timeline: '4-6-mois',
      projectGoals: 'Vendre en ligne.',
      specificNeeds: [
        'Fonctionnalités souhaitées\u00a0: Système de paiement, Site multilingue',
        'Logiciels à relier\u00a0: QuickBooks, Autre',
        'Services additionnels\u00a0: Photographie',
      ].join('\n'),
      currentChallenges: 'Un vieux site.\nPas de boutique.',
      message: [
        'Demande de devis détaillée.',
        'Type de projet\u00a0: Boutique en ligne, Marketing numérique',
        'Budget\u00a0: 50\u00a0000\u00a0$ et plus',
        'Échéancier\u00a0: 3 à 6\u00a0mois',
        'Hébergement\u00a0: Géré par mon entreprise',
        'Entretien\u00a0: Sur demande',
        'Sites de référence et concurrents\u00a0:\ncidre-a.example\ncidre-b.example',
      ].join('\n'),
    });
  });

  it('keeps an unknown code', () => {
    const request = quoteToContact({ ...full, features: ['hologram'], budget: 'rien', projectType: ['x'] });
    expect(request.specificNeeds).toContain('hologram');
    expect(request.message).toContain('Budget\u00a0: rien');
    expect(request).toMatchObject({ serviceType: 'autre', projectType: 'autre', budget: '' });
  });

  const codeOf = (options: readonly Option[]) => fc.constantFrom(...options.map(({ code }) => code));
  const someOf = (options: readonly Option[]) => fc.subarray(options.map(({ code }) => code));
  const optional = (options: readonly Option[]) => fc.oneof(fc.constant(''), codeOf(options));
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    anyText,
    fc.constantFrom('', ' ', 'a\r\nb', 'z'.repeat(5_000), 'z'.repeat(10_000), 'z'.repeat(10_001)),
  );
  const anyQuote: fc.Arbitrary<QuoteRequest> = fc.record({
    company: fc.oneof(text, fc.constant('x'.repeat(contactFieldSpecs.company.limit))),
    name: fc.oneof(text, fc.constant('x'.repeat(contactFieldSpecs.name.limit))),
    email: fc.oneof({ weight: 4, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: text }),
    phone: text,
    website: fc.oneof(text, anyUrl),
    projectType: someOf(lists.quoteProjectTypes),
    budget: codeOf(lists.quoteBudgets),
    timeline: codeOf(lists.quoteTimelines),
    currentSituation: text,
    objectives: text,
    features: someOf(lists.quoteFeatures),
    competitors: text,
    integrations: someOf(lists.quoteIntegrations),
    hosting: optional(lists.quoteHosting),
    maintenance: optional(lists.quoteMaintenance),
    additionalServices: someOf(lists.quoteAdditionalServices),
  });
  const isValid = (quote: QuoteRequest): boolean =>
    steps.every((step) => Object.keys(validateQuoteStep(step, quote)).length === 0);

  it('gives a request that the API accepts unchanged, for every valid quote', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyQuote, (quote) => {
        if (!isValid(quote)) return;
        accepted += 1;
        const request = quoteToContact(quote);
        expect(contactRequestSchema.parse(request)).toEqual(request);
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('loses no answer', () => {
    const visible = (text: string) => text.replace(/[\s\p{Cc}]+/gu, '');
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const whole = visible(Object.values(quoteToContact(quote)).join('\n'));
        const expected = [
          ...quote.projectType.map((code) => labelOf(lists.quoteProjectTypes, code)),
          ...quote.features.map((code) => labelOf(lists.quoteFeatures, code)),
          ...quote.integrations.map((code) => labelOf(lists.quoteIntegrations, code)),
          ...quote.additionalServices.map((code) => labelOf(lists.quoteAdditionalServices, code)),
          labelOf(lists.quoteBudgets, quote.budget),
          labelOf(lists.quoteTimelines, quote.timeline),
          labelOf(lists.quoteHosting, quote.hosting),
          labelOf(lists.quoteMaintenance, quote.maintenance),
          ...[quote.company, quote.name, quote.email, quote.phone, quote.website],
          ...[quote.currentSituation, quote.objectives, quote.competitors],
        ];
        for (const text of expected) expect(whole.includes(visible(text))).toBe(true);
      }),
    );
  });
});
