import { calculateCo2, emptyCo2Form, parseCo2Form, wrongCo2Counts } from '@agency/shared/co2';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressWith, inputsIn } from '../../lib/address.ts';
import { fields } from './fields.ts';
import { formOf } from './shared-form.ts';

const formFromQuery = (search: string) => formOf(inputsIn(search, fields));
const answers = { ...emptyCo2Form(), visitorsPerMonth: '10 000', hostingLocation: 'us' };

it('an address stores the answers and restores them', () => {
  const address = addressWith('https://site.example/?ref=infolettre', fields, answers, 'calculateur');
  expect(address).toBe('https://site.example/?ref=infolettre&visitorsPerMonth=10+000&hostingLocation=us#calculateur');
  const form = formFromQuery(new URL(address).search);
  expect(form).toEqual(answers);
  expect(form && calculateCo2(parseCo2Form(form)).totalCO2).toBe(414);
});

it('an address restores every count that the calculator accepts, however long', () => {
  const count = fc.tuple(fc.stringMatching(/^0{0,60}$/), fc.nat()).map(([zeros, value]) => zeros + value);
  fc.assert(
    fc.property(count, (visitorsPerMonth) => {
      const form = { ...answers, visitorsPerMonth };
      fc.pre(wrongCo2Counts(form).length === 0);
      expect(formFromQuery(new URL(addressWith('https://site.example/', fields, form)).search)).toEqual(form);
    }),
  );
});

it.each([
  '',
  '?ref=infolettre',
  '?hostingLocation=mars',
  '?visitorsPerMonth=',
  '?visitorsPerMonth=11111111112222222222333333333344444444445',
])('a query of %j has no answer', (search) => {
  expect(formFromQuery(search)).toBeUndefined();
});

it('unknown codes are dropped, valid answers kept', () => {
  expect(formFromQuery('?visitorsPerMonth=100&hostingLocation=mars&usesAI=peut-etre')).toEqual({
    ...emptyCo2Form(),
    visitorsPerMonth: '100',
  });
});
