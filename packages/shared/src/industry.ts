import { type ContactRequest, contactFieldProblem, contactMessages, emptyContactRequest } from './contact.ts';
import { NBSP } from './format.ts';
import { labelOf, productionTypes } from './options.ts';

/** The 13 questions by category; their French wording is the site's content. */
export const quizCategories = [
  {
    id: 'production',
    label: 'Production',
    questions: ['connected-machines', 'real-time-monitoring', 'automated-tasks', 'predictive-maintenance'],
  },
  {
    id: 'quality',
    label: 'Qualité',
    questions: ['automated-inspection', 'digital-traceability', 'defect-analysis'],
  },
  {
    id: 'logistics',
    label: 'Logistique',
    questions: ['real-time-inventory', 'automated-replenishment', 'shipment-tracking'],
  },
  {
    id: 'management',
    label: 'Gestion',
    questions: ['integrated-erp', 'live-dashboards', 'trained-team'],
  },
] as const;

export type QuizCategory = (typeof quizCategories)[number]['id'];
export type QuizQuestionId = (typeof quizCategories)[number]['questions'][number];

/** All 13 ids in the order they are asked. */
export const quizQuestionIds: readonly QuizQuestionId[] = /* @__PURE__ */ quizCategories.flatMap(
  (category): readonly QuizQuestionId[] => category.questions,
);

/** An absent question was not answered, which counts as no. */
export type QuizAnswers = { readonly [Id in QuizQuestionId]?: boolean | undefined };

export const quizLevelNames = {
  1: 'Digitalisation urgente',
  2: 'Modernisation partielle',
  3: 'Leader Industrie 4.0',
} as const;

export type QuizLevel = keyof typeof quizLevelNames;

/** Most yes answers of levels 1 and 2. Source: specification part 2, sections 4 and 9. */
export const quizThresholds = { level1: 4, level2: 8 } as const;

export interface QuizCategoryScore {
  readonly id: QuizCategory;
  /** Yes answers, 0 to `total`. */
  readonly score: number;
  /** Questions in the category: 4, 3, 3, 3. */
  readonly total: number;
}

export interface QuizResult {
  /** Yes answers, 0 to 13. */
  readonly score: number;
  /** 13. */
  readonly total: number;
  /** Questions answered either way, 0 to 13. */
  readonly answered: number;
  readonly level: QuizLevel;
  readonly name: (typeof quizLevelNames)[QuizLevel];
  readonly byCategory: readonly QuizCategoryScore[];
}

/** The readiness level: 4 yes or fewer is level 1, 5 to 8 is level 2, 9 or more is level 3. Unknown ids are ignored. */
export function quizLevel(answers: QuizAnswers): QuizResult {
  const byCategory = quizCategories.map(({ id, questions }) => ({
    id,
    score: questions.filter((question) => answers[question] === true).length,
    total: questions.length,
  }));
  const score = byCategory.reduce((sum, category) => sum + category.score, 0);
  const level: QuizLevel = score <= quizThresholds.level1 ? 1 : score <= quizThresholds.level2 ? 2 : 3;
  return {
    score,
    total: quizQuestionIds.length,
    answered: quizQuestionIds.filter((id) => typeof answers[id] === 'boolean').length,
    level,
    name: quizLevelNames[level],
    byCategory,
  };
}

/**
 * The next steps that suit each level, in their order: keys, whose words are the page's. A level begins where its plants
 * stand: see the process before buying, link what exists, then let the data decide.
 */
export const quizNextSteps = {
  1: ['map-the-process', 'measure-one-machine', 'request-an-audit'],
  2: ['connect-the-systems', 'share-live-dashboards', 'plan-the-funding'],
  3: ['predict-failures', 'optimise-energy', 'extend-to-suppliers'],
} as const satisfies Record<QuizLevel, readonly string[]>;

export type QuizNextStep = (typeof quizNextSteps)[QuizLevel][number];

/** The category with the smallest share of yes, where the work should begin; the first asked on a tie, none when all are yes. */
export function quizFocus({ byCategory }: Pick<QuizResult, 'byCategory'>): QuizCategory | null {
  let focus: QuizCategoryScore | undefined;
  for (const category of byCategory) {
    if (category.score === category.total) continue;
    if (!focus || category.score * focus.total < focus.score * category.total) focus = category;
  }
  return focus?.id ?? null;
}

/** The contact form of the Industry 4.0 page. */
export interface IndustryForm {
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  /** A code of `productionTypes`, or `''`. */
  readonly productionType: string;
}

export interface IndustryRequest extends IndustryForm {
  /** The diagnosis, or `null` when the visitor did not take it. */
  readonly quiz: QuizResult | null;
}

export type IndustryErrors = { -readonly [Field in keyof IndustryForm]?: string };

export const industryMessages = { companyRequired: 'Le nom de l’entreprise est requis' } as const;

/** Checks the page's form: company and e-mail are required (without them nobody can be answered), the rest is optional. */
export function validateIndustryForm(form: IndustryForm): IndustryErrors {
  const errors: IndustryErrors = {};
  for (const field of ['company', 'email', 'phone'] as const) {
    const problem = contactFieldProblem(field, form[field]);
    if (problem) errors[field] = problem;
  }
  if (form.company.trim() === '') errors.company = industryMessages.companyRequired;
  const production = form.productionType.trim();
  if (production !== '' && !productionTypes.some((option) => option.code === production)) {
    errors.productionType = contactMessages.unknownOption;
  }
  return errors;
}

/**
 * The form and the diagnosis as a contact request. The form asks for no person's name, so the company stands for it;
 * the service is automation of processes, and everything that has no field of its own is told in the message.
 */
export function industryToContactRequest(request: IndustryRequest): ContactRequest {
  const company = request.company.trim();
  const lines = ['Demande envoyée depuis la page Industrie 4.0.'];
  const production = request.productionType.trim();
  if (production) lines.push(`Type de production${NBSP}: ${labelOf(productionTypes, production)}`);
  const { quiz } = request;
  if (quiz) {
    lines.push(
      `Diagnostic${NBSP}: ${quiz.name} (niveau ${quiz.level} sur 3)`,
      `Résultat${NBSP}: ${quiz.score} oui sur ${quiz.total}, ${quiz.answered} réponses données`,
      ...quizCategories.map(({ id, label }) => {
        const part = quiz.byCategory.find((category) => category.id === id);
        return `${label}${NBSP}: ${part?.score ?? 0} sur ${part?.total ?? 0}`;
      }),
    );
  } else {
    lines.push('Diagnostic non rempli.');
  }
  return {
    ...emptyContactRequest(),
    name: company,
    company,
    email: request.email.trim(),
    phone: request.phone.trim(),
    serviceType: 'automatisation',
    projectType: 'automatisation-processus',
    message: lines.join('\n'),
  };
}
