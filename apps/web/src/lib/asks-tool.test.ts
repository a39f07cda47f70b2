import { afterEach, expect, test, vi } from 'vitest';
import { asksTool } from './asks-tool.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', false],
  ['?utm_source=x&utm_medium=y&fbclid=a&gclid=b&msclkid=c', false],
  ['?ref=x&mc_cid=1&mc_eid=2&_gl=3&srsltid=4&gad_source=5&igsh=6&trk=7&hsa_acc=8&dm_i=9', false],
  ['?service=formation', false],
  ['?hourlyRates=60', false],
  ['?hourlyRate=60', true],
  ['?utm_source=x&categorie=web', true],
])('the query « %s » has parameters of a tool: %s', (search, expected) => {
  vi.stubGlobal('location', { search });
  const tools = ['monthlyInvoices hourlyRate', 'categorie'];
  vi.stubGlobal('document', {
    querySelectorAll: () => tools.map((parameters) => ({ dataset: { parameters } })),
  });
  expect(asksTool()).toBe(expected);
});
