import { expect, it } from 'vitest';
import { serviceComparison, usageFigures } from '../../src/ai/chatbot-service.ts';

it('a day of service: 0.18 kg and 0.36 $ for the general assistant, 87 % less for the targeted one', () => {
  const { general, targeted, savedPercent } = serviceComparison();
  expect(general).toEqual({ kilowattHours: 2.4, kilograms: 0.18, dollars: 0.36 });
  expect(targeted.kilowattHours).toBeCloseTo(0.31);
  expect(targeted.kilograms).toBeCloseTo(0.02325);
  expect(targeted.dollars).toBeCloseTo(0.0465);
  expect(Math.round(savedPercent)).toBe(87);
});

it('the figures of use are the same in other units', () => {
  const { kilometres, kilowattHoursPerDay, kilogramsPerDay, published } = usageFigures();
  expect(kilometres).toBeCloseTo(23);
  expect(kilowattHoursPerDay).toBeCloseTo(0.35, 2);
  expect(kilogramsPerDay).toBeCloseTo(0.39, 2);
  expect(published.low).toBeCloseTo(0.25, 2);
  expect(published.high).toBeCloseTo(2.79, 2);
});
