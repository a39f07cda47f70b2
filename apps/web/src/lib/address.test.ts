import { expect, it } from 'vitest';
import { addressWith, inputsIn } from './address.ts';

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
