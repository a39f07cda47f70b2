import type { ContactRequest } from './contact.ts';
import { decimalsAbove, partsOf } from './format.ts';
import { readCount, toCount } from './numbers.ts';
import { type CodeOf, isCodeOf, type Option, YES } from './options.ts';

export const hostingLocations = [
  { code: 'quebec', label: 'Québec' },
  { code: 'us', label: 'États-Unis' },
  { code: 'europe', label: 'Europe' },
  { code: 'autre', label: 'Autre (Canada ou ailleurs)' },
] as const satisfies readonly Option[];
export type HostingLocation = CodeOf<typeof hostingLocations>;

/** Constants of the calculator: the agency's assumptions, which `/nos-chiffres` publishes. */
export const co2Constants = {
  viewsPerVisitor: 3,
  /** Grams of CO2e per page view. */
  gramsPerView: 4.6,
  kgPerConversation: 0.5,
  kgPerAiRequest: 0.012,
  /** Multiplier of the total by hosting location (`autre` includes the rest of Canada). */
  hostingMultipliers: { quebec: 1, us: 3, europe: 2, autre: 1 },
  /** Kilometres by car per kilogram. */
  carKmPerKg: 5.3,
  /** Kilograms that one tree absorbs in a year. */
  kgPerTree: 22,
  /** Canadian dollars per kilogram. */
  dollarsPerKg: 0.15,
  /** Above this, in kg, the level is « moyen » and the page suggests improvements. */
  moderateAbove: 50,
  /** Above this, in kg, the level is « élevé ». */
  highAbove: 200,
  /** Full scale of the progress bar, in kg. */
  fullScale: 300,
} as const;

/** The maximum count of an input. It keeps every sum an exact integer and exceeds any real site. */
export const MAX_CO2_COUNT = 1e11;

/** A month of use. Counts are whole numbers from 0 to {@link MAX_CO2_COUNT}; larger counts are clamped, anything else is 0. */
export interface Co2Inputs {
  readonly visitorsPerMonth: number;
  /** Conversations a month; 0 without a chatbot. */
  readonly chatbotConversations: number;
  /** AI requests a month; 0 without AI. */
  readonly aiRequests: number;
  /** An unknown location counts as `autre`. */
  readonly hostingLocation: HostingLocation;
}

export type Co2Level = 'excellent' | 'moyen' | 'élevé';
export type Co2Source = 'site' | 'chatbot' | 'ai';

/** The blank form: its values are texts. Of `hasChatbot` and `usesAI`, only `oui` makes the count below it count. */
export function emptyCo2Form() {
  return {
    visitorsPerMonth: '',
    hostingLocation: '',
    hasChatbot: '',
    chatbotConversations: '',
    usesAI: '',
    aiRequests: '',
  };
}

export type Co2Form = Readonly<ReturnType<typeof emptyCo2Form>>;

/** Whether the calculate button is enabled: visitors and hosting have a value, valid or not. */
export function isCo2FormReady(form: Pick<Co2Form, 'visitorsPerMonth' | 'hostingLocation'>): boolean {
  return form.visitorsPerMonth.trim() !== '' && form.hostingLocation.trim() !== '';
}

/** The counts that the form shows, as texts. A blank one is 0. */
const shownCounts = ({ visitorsPerMonth, hasChatbot, chatbotConversations, usesAI, aiRequests }: Co2Form) => ({
  visitorsPerMonth,
  chatbotConversations: hasChatbot === YES ? chatbotConversations : '',
  aiRequests: usesAI === YES ? aiRequests : '',
});

/** Counts that are not whole numbers up to {@link MAX_CO2_COUNT}. */
export function wrongCo2Counts(form: Co2Form) {
  const counts = shownCounts(form);
  const names = Object.keys(counts) as (keyof typeof counts)[];
  return names.filter((name) => counts[name].trim() !== '' && Number.isNaN(readCount(counts[name], MAX_CO2_COUNT)));
}

const toHostingLocation = (code: string): HostingLocation => (isCodeOf(hostingLocations, code) ? code : 'autre');

/** Parses the form's values as integers. Blank, invalid and hidden fields are 0. */
export function parseCo2Form(form: Co2Form): Co2Inputs {
  const counts = shownCounts(form);
  const read = (name: keyof typeof counts) => readCount(counts[name], MAX_CO2_COUNT) || 0;
  return {
    visitorsPerMonth: read('visitorsPerMonth'),
    chatbotConversations: read('chatbotConversations'),
    aiRequests: read('aiRequests'),
    hostingLocation: toHostingLocation(form.hostingLocation),
  };
}

/** The level of a total in kg: excellent up to and including 50, moyen above, élevé above 200. */
export function co2Level(kg: number): Co2Level {
  if (kg > co2Constants.highAbove) return 'élevé';
  return kg > co2Constants.moderateAbove ? 'moyen' : 'excellent';
}

/**
 * Every constant is a multiple of 0.1 g. Sums use that unit, where they are exact integers: 50 kg is 50, not
 * 50.000000000000007, and the thresholds are exact.
 */
const UNITS_PER_KG = 10_000;
const unitsOf = (kilograms: number): number => Math.round(kilograms * UNITS_PER_KG);

/** What units of CO2e amount to, at a rate of whole hundredths per kilogram: one division, so that halves round as on paper. */
const amountOf = (units: number, perKg: number): number => (units * Math.round(perKg * 100)) / (100 * UNITS_PER_KG);

export type Co2Result = ReturnType<typeof calculateCo2>;

/** The impact of a month of use. Finite for any input. */
export function calculateCo2(inputs: Co2Inputs) {
  const { viewsPerVisitor, gramsPerView, kgPerConversation, kgPerAiRequest } = co2Constants;
  const { moderateAbove, highAbove, fullScale } = co2Constants;
  const units = {
    site: unitsOf((viewsPerVisitor * gramsPerView) / 1000) * toCount(inputs.visitorsPerMonth, MAX_CO2_COUNT),
    chatbot: unitsOf(kgPerConversation) * toCount(inputs.chatbotConversations, MAX_CO2_COUNT),
    ai: unitsOf(kgPerAiRequest) * toCount(inputs.aiRequests, MAX_CO2_COUNT),
  };
  const multiplier = co2Constants.hostingMultipliers[toHostingLocation(inputs.hostingLocation)];
  const sum = units.site + units.chatbot + units.ai;
  const total = sum * multiplier;
  const totalCO2 = total / UNITS_PER_KG;
  const sources = ['site', 'chatbot', 'ai'] as const;
  const shares = sources.map((id) => (sum === 0 ? 0 : (units[id] * 100) / sum));
  const whole = partsOf(100, shares, 0);
  /** Kilograms and percent of each source: they add up to the total and to 100, unless a share is below 1 or above 99. */
  const details = sources.map((id, index) => {
    const [share = 0, percent = 0] = [shares[index], whole[index]];
    return { id, kg: (units[id] * multiplier) / UNITS_PER_KG, percent: share < 1 || share > 99 ? share : percent };
  });
  return {
    multiplier,
    /** Kilograms a month: (site + chatbot + AI) × multiplier, not rounded. */
    totalCO2,
    /** Of every weight that is shown: one, or as many as the total needs to differ from a bound that it exceeds. */
    decimals: decimalsAbove(totalCO2, [0, moderateAbove, highAbove, fullScale], 1),
    level: co2Level(totalCO2),
    details,
    /** Not rounded: kilometres by car, trees for a year, Canadian dollars. */
    comparisons: {
      carKm: amountOf(total, co2Constants.carKmPerKg),
      trees: total / (UNITS_PER_KG * co2Constants.kgPerTree),
      costCAD: amountOf(total, co2Constants.dollarsPerKg),
    },
  };
}

/**
 * The contact request that the calculator prefills; the link's address names the service.
 * @param sentence the result, in the words of the page
 * @param answers one a line
 */
export function co2ToContact(sentence: string, answers: readonly string[]): Pick<ContactRequest, 'message'> {
  return { message: `${sentence}\n\n${answers.join('\n')}` };
}
