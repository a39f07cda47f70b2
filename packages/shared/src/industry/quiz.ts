import { formatList } from '../format.ts';

/** The 13 questions by category; the site's content has their French text. */
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

export type QuizQuestionId = (typeof quizCategories)[number]['questions'][number];

export const quizQuestionIds: readonly QuizQuestionId[] = /* @__PURE__ */ quizCategories.flatMap(
  (category): readonly QuizQuestionId[] => category.questions,
);

/** An absent question is unanswered and counts as no, once there is an answer. */
export type QuizAnswers = { readonly [Id in QuizQuestionId]?: boolean | undefined };

export const quizLevelNames = {
  1: 'Digitalisation urgente',
  2: 'Modernisation partielle',
  3: 'Leader Industrie 4.0',
} as const;

export type QuizLevel = keyof typeof quizLevelNames;

/** Highest numbers of yes answers for levels 1 and 2, of 13: the agency's own scale. */
export const quizThresholds = { level1: 4, level2: 8 } as const;

interface Count {
  /** Yes answers, 0 to `total`. */
  readonly score: number;
  /** Questions: 13, of which 4, 3, 3 and 3 by category. */
  readonly total: number;
  /** Answered questions, 0 to `total`. */
  readonly answered: number;
}

interface QuizScore extends Count {
  readonly byCategory: readonly (Count & { readonly label: string })[];
}

/** The verdict of a self-assessment with at least one answer. */
export interface QuizVerdict extends QuizScore {
  readonly level: QuizLevel;
  readonly name: (typeof quizLevelNames)[QuizLevel];
}

/** Without any answer, there is no verdict: level and name are `null`. */
export type QuizResult = QuizVerdict | (QuizScore & { readonly level: null; readonly name: null });

/**
 * The readiness level: up to 4 yes is level 1, 5 to 8 is level 2, 9 or more is level 3; none before an answer. Unknown
 * ids are ignored.
 */
export function quizLevel(answers: QuizAnswers): QuizResult {
  const byCategory = quizCategories.map(({ label, questions }) => ({
    label,
    score: questions.filter((question) => answers[question] === true).length,
    total: questions.length,
    answered: questions.filter((question) => typeof answers[question] === 'boolean').length,
  }));
  const score = byCategory.reduce((sum, category) => sum + category.score, 0);
  const level: QuizLevel = score <= quizThresholds.level1 ? 1 : score <= quizThresholds.level2 ? 2 : 3;
  const answered = byCategory.reduce((sum, category) => sum + category.answered, 0);
  return {
    score,
    total: quizQuestionIds.length,
    answered,
    byCategory,
    ...(answered > 0 ? { level, name: quizLevelNames[level] } : { level: null, name: null }),
  };
}

/**
 * Keys of the next steps of each level, in order; the page's content has their text. Level 1 examines the process before buying,
 * level 2 connects existing systems, level 3 automates decisions with data.
 */
export const quizNextSteps = {
  1: ['map-the-process', 'measure-one-machine', 'request-an-audit'],
  2: ['connect-the-systems', 'share-live-dashboards', 'plan-the-funding'],
  3: ['predict-failures', 'optimise-energy', 'extend-to-suppliers'],
} as const satisfies Record<QuizLevel, readonly string[]>;

/**
 * Where work should start: the categories with the smallest share of yes, joined in `label`, and the text that says so. No
 * category if all answers are yes, or if one of these has no « no »: it seems to have the fewest yes, but was not answered.
 */
export function quizFocus({ score, total, byCategory }: QuizScore) {
  if (score === total) return { text: 'allYes', label: '' } as const;
  const share = (category: Count) => category.score / category.total;
  const least = Math.min(...byCategory.map(share));
  const lowest = byCategory.filter((category) => share(category) === least);
  if (lowest.some(({ score: yes, answered }) => answered === yes)) return { text: 'unfinished', label: '' } as const;
  return { text: 'focus', label: formatList(lowest.map(({ label }) => label)) } as const;
}
