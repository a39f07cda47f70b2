import { loi96Flags, loi96Result } from '@agency/shared/loi96';
import { NO, YES } from '@agency/shared/options';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressWith, inputsIn } from './address.ts';
import { answersIn } from './yes-no.ts';

const names = ['monthlyInvoices', 'hourlyRate'] as const;

it('reads only the inputs of an address', () => {
  expect(inputsIn('?monthlyInvoices=+200+&hourlyRate=&ref=x', names)).toEqual({ monthlyInvoices: '200' });
  expect(inputsIn(`?monthlyInvoices=${'1'.repeat(41)}`, names)).toEqual({});
  expect(inputsIn('', names)).toEqual({});
});

it('writes inputs beside other parameters, and removes those without a value', () => {
  const address = 'https://epinette.example/page?ref=x&hourlyRate=60';
  expect(addressWith(address, names, { monthlyInvoices: '200' }, 'outil')).toBe(
    'https://epinette.example/page?ref=x&monthlyInvoices=200#outil',
  );
  expect(addressWith(`${address}#outil`, names, {}, 'outil')).toBe('https://epinette.example/page?ref=x');
  expect(addressWith(`${address}#faq`, names, {}, 'outil')).toBe('https://epinette.example/page?ref=x#faq');
  expect(addressWith(`${address}#faq`, names, {})).toBe('https://epinette.example/page?ref=x#faq');
});

it('gives a shared address of the Loi 96 test the answers and the verdict of the page', () => {
  const answer = fc.constantFrom(YES, NO, undefined);
  const page = 'https://epinette.example/conformite-loi-96-quebec?ref=x';
  fc.assert(
    fc.property(fc.tuple(answer, answer, answer, answer), (given) => {
      const inputs = Object.fromEntries(loi96Flags.map((flag, index) => [flag, given[index]]));
      const { search } = new URL(addressWith(page, loi96Flags, inputs, 'test'));
      const shared = answersIn(loi96Flags, inputsIn(search, loi96Flags));
      expect(shared).toEqual(answersIn(loi96Flags, inputs));
      expect(loi96Result(shared)).toBe(loi96Result(answersIn(loi96Flags, inputs)));
    }),
    { numRuns: 300 },
  );
});
