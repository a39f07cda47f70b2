import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactMessages } from '../../src/contact/request.ts';
import { type IndustryForm, industryToContact, validateIndustryForm } from '../../src/industry/form.ts';
import {
  type QuizAnswers,
  quizCategories,
  quizFocus,
  quizLevel,
  quizNextSteps,
  quizQuestionIds,
} from '../../src/industry/quiz.ts';
import { contactRequestSchema } from '../../src/schema.ts';
import { anyText } from '../any-text.ts';

const yes = (count: number): QuizAnswers => Object.fromEntries(quizQuestionIds.map((id, index) => [id, index < count]));

const form: IndustryForm = {
  company: 'Usinage Beauce',
  email: 'direction@exemple.ca',
  phone: '',
  productionType: 'discrete',
};

describe('quizLevel', () => {
  it('has 13 different questions: 4, 3, 3 and 3', () => {
    expect(new Set(quizQuestionIds).size).toBe(13);
    expect(quizCategories.map(({ id, questions }) => [id, questions.length])).toEqual([
      ['production', 4],
      ['quality', 3],
      ['logistics', 3],
      ['management', 3],
    ]);
  });

  it.each([
    [0, 1, 'Digitalisation urgente'],
    [4, 1, 'Digitalisation urgente'],
    [5, 2, 'Modernisation partielle'],
    [8, 2, 'Modernisation partielle'],
    [9, 3, 'Leader Industrie 4.0'],
    [13, 3, 'Leader Industrie 4.0'],
  ])('%d yes answers: level %d, %s', (count, level, name) => {
    expect(quizLevel(yes(count))).toMatchObject({ score: count, total: 13, answered: 13, level, name });
  });

  it('counts the yes answers, gives a verdict if there is an answer, and never falls when a no becomes a yes', () => {
    const question = fc.constantFrom(...quizQuestionIds);
    const answers = fc.dictionary(fc.oneof(fc.string(), question), fc.oneof(fc.boolean(), fc.anything()));
    fc.assert(
      fc.property(answers, question, (map, id) => {
        const { score, answered, byCategory, level, name } = quizLevel(map as QuizAnswers);
        expect(score).toBe(quizQuestionIds.filter((id) => map[id] === true).length);
        expect(score).toBeLessThanOrEqual(answered);
        expect(byCategory.reduce((sum, category) => sum + category.score, 0)).toBe(score);
        expect([level === null, name === null]).toEqual([answered === 0, answered === 0]);
        expect(quizLevel({ ...map, [id]: true }).level).toBeGreaterThanOrEqual(level ?? 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('after the diagnosis', () => {
  it('proposes different steps at each level', () => {
    const steps = Object.values(quizNextSteps).flat();
    expect(new Set(steps).size).toBe(steps.length);
    for (const level of [1, 2, 3] as const) expect(quizNextSteps[level].length).toBeGreaterThan(0);
  });

  it('starts with the category with the smallest share of yes', () => {
    // 2 of 4, then 1 of 3: a third is less than a half.
    const given = [
      'connected-machines',
      'automated-tasks',
      'defect-analysis',
      'shipment-tracking',
      'real-time-inventory',
      'trained-team',
      'integrated-erp',
    ];
    const answers = Object.fromEntries(quizQuestionIds.map((id) => [id, given.includes(id)]));
    expect(quizFocus(quizLevel(answers))).toEqual({ text: 'focus', label: 'Qualité' });
    expect(quizFocus(quizLevel(yes(13))).text).toBe('allYes');
  });

  it('names every category of a tie', () => {
    expect(quizFocus(quizLevel(yes(7)))).toEqual({ text: 'focus', label: 'Logistique et Gestion' });
    expect(quizFocus(quizLevel(yes(0))).label).toBe('Production, Qualité, Logistique et Gestion');
  });

  it('concludes nothing of a category without a « no »', () => {
    expect(quizFocus(quizLevel({ 'connected-machines': true })).text).toBe('unfinished');
    expect(quizFocus(quizLevel({ 'connected-machines': false })).text).toBe('unfinished');
    const answers = fc.dictionary(fc.constantFrom(...quizQuestionIds), fc.boolean());
    fc.assert(
      fc.property(answers, (map) => {
        const focus = quizFocus(quizLevel(map));
        const named = quizCategories.filter(({ label }) => focus.label.includes(label));
        for (const { questions } of named) expect(questions.some((id) => map[id] === false)).toBe(true);
        expect(focus.text === 'focus').toBe(named.length > 0);
      }),
    );
  });
});

describe('the Industry 4.0 form', () => {
  it('requires a company and an e-mail address', () => {
    expect(validateIndustryForm({ company: ' ', email: '', phone: '', productionType: '' })).toEqual({
      company: 'Le nom de l’entreprise est requis',
      email: "L'email est requis",
    });
    expect(validateIndustryForm({ ...form, email: 'x', phone: '1\r2', productionType: 'y' })).toEqual({
      email: "Format d'email invalide",
      phone: contactMessages.lineBreak,
      productionType: contactMessages.unknownOption,
    });
    expect(validateIndustryForm(form)).toEqual({});
  });

  it('becomes a contact request with the self-assessment', () => {
    expect(industryToContact({ ...form, quiz: quizLevel(yes(7)) })).toMatchObject({
      name: 'Usinage Beauce',
      company: 'Usinage Beauce',
      email: 'direction@exemple.ca',
      serviceType: 'automatisation',
      projectType: 'automatisation-processus',
      message: [
        'Demande envoyée depuis la page Industrie 4.0.',
        'Type de production\u00a0: Production discrète (pièces, assemblage)',
        'Diagnostic\u00a0: Modernisation partielle (niveau 2 sur 3)',
        'Résultat\u00a0: 7 oui sur 13, 13\u00a0réponses données',
        'Production\u00a0: 4 oui sur 4, 4\u00a0réponses données',
        'Qualité\u00a0: 3 oui sur 3, 3\u00a0réponses données',
        'Logistique\u00a0: 0 oui sur 3, 3\u00a0réponses données',
        'Gestion\u00a0: 0 oui sur 3, 3\u00a0réponses données',
      ].join('\n'),
    });
  });

  it('counts one answer in the singular, and says where there is none', () => {
    const { message } = industryToContact({ ...form, quiz: quizLevel({ 'connected-machines': true }) });
    expect(message).toContain('Résultat\u00a0: 1 oui sur 13, 1\u00a0réponse donnée\n');
    expect(message).toContain('Production\u00a0: 1 oui sur 4, 1\u00a0réponse donnée\n');
    expect(message).toContain('Qualité\u00a0: 0 oui sur 3, 0\u00a0réponse donnée\n');
  });

  it('mentions it if the visitor skipped the self-assessment', () => {
    for (const quiz of [null, quizLevel({})]) {
      const { message } = industryToContact({ ...form, productionType: '', quiz });
      expect(message).toBe('Demande envoyée depuis la page Industrie 4.0.\nDiagnostic non rempli.');
    }
  });

  it('gives a request that the API accepts unchanged, for every valid form', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      anyText,
      fc.constantFrom('x'.repeat(200), ' ', '\u200b', '\u2800 ', '\u202a1\u202c'),
    );
    const anyForm = fc.record({
      company: text,
      email: fc.oneof(fc.emailAddress(), text),
      phone: text,
      productionType: fc.constantFrom('', 'discrete', 'continuous', 'mixed', 'autre'),
    });
    let accepted = 0;
    fc.assert(
      fc.property(anyForm, fc.nat({ max: 13 }), fc.boolean(), (values, count, taken) => {
        if (Object.keys(validateIndustryForm(values)).length > 0) return;
        accepted += 1;
        const request = industryToContact({ ...values, quiz: taken ? quizLevel(yes(count)) : null });
        expect(contactRequestSchema.parse(request)).toEqual(request);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});
