import { savedPercent } from '../roi.ts';

/**
 * Two chatbots with the same work: a targeted one and a general assistant. A scenario of the agency: `/nos-chiffres`
 * publishes its assumptions.
 */
export const serviceConstants = {
  exchangesPerDay: 1000,
  /** For an exchange, in a long context. */
  generalWattHours: 2.4,
  targetedWattHours: 0.31,
  /** Of CO2e. */
  gramsPerKilowattHour: 75,
  centsPerKilowattHour: 15,
} as const;

/** Published figures of use, which rest on different assumptions: they do not add up. */
export const usageConstants = {
  /** Kilograms of CO2e a month that one person's use emits more with the general assistant. */
  kilogramsPerMonth: 4.6,
  /** Of CO2e, by car. */
  gramsPerKilometre: 200,
  kilowattHoursPerYear: 127,
  /** Tonnes of CO2e a day, if every user were an intensive one. */
  tonnesPerDay: 892,
  /** Millions of people who have used generative AI. */
  millionsOfUsers: 2.3,
  minutesPerWeek: 47,
  /** Kilograms of CO2e a year in the highest scenario. */
  highKilogramsPerYear: 18.4,
  /** The lowest published measure: watt-hours of a short question, and grams per kilowatt-hour where it is computed (Virginia). */
  lowWattHours: 0.3,
  lowGramsPerKilowattHour: 343,
  /** The highest published measure: grams of CO2e per answer (Mistral, 2025). */
  highGramsPerAnswer: 1.14,
} as const;

function serviceDay(wattHours: number) {
  const { exchangesPerDay, gramsPerKilowattHour, centsPerKilowattHour } = serviceConstants;
  const dailyWattHours = exchangesPerDay * wattHours;
  return {
    kilowattHours: dailyWattHours / 1000,
    /** Of CO2e. */
    kilograms: (dailyWattHours * gramsPerKilowattHour) / 1e6,
    /** Canadian dollars. */
    dollars: (dailyWattHours * centsPerKilowattHour) / 1e5,
  };
}

/** A day of service of both chatbots. */
export function serviceComparison() {
  const { generalWattHours, targetedWattHours } = serviceConstants;
  const [general, targeted] = [serviceDay(generalWattHours), serviceDay(targetedWattHours)];
  const dailyGap = general.kilograms - targeted.kilograms;
  return {
    general,
    targeted,
    /** Share that the targeted one saves, in percent: the same for energy, CO2 and cost. */
    savedPercent: savedPercent(generalWattHours, targetedWattHours),
    /** How many times the general one consumes the targeted one's electricity. */
    times: generalWattHours / targetedWattHours,
    /** Kilograms of CO2e between the two, in a day and in thirty. */
    dailyGap,
    monthlyGap: dailyGap * 30,
  };
}

/** `usageConstants` in the units of the page's sentences. */
export function usageFigures() {
  const usage = usageConstants;
  const answers = usage.minutesPerWeek * 52;
  return {
    /** By car: they emit as much as a month of one person. */
    kilometres: (usage.kilogramsPerMonth * 1000) / usage.gramsPerKilometre,
    kilowattHoursPerDay: usage.kilowattHoursPerYear / 365,
    /** Of CO2e, for one person. */
    kilogramsPerDay: usage.tonnesPerDay / 1000 / usage.millionsOfUsers,
    /** Kilograms of CO2e a year of the weekly minutes, at one answer a minute, by the published measures. */
    published: {
      low: (answers * usage.lowWattHours * usage.lowGramsPerKilowattHour) / 1e6,
      high: (answers * usage.highGramsPerAnswer) / 1000,
    },
  };
}
