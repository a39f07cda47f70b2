import { expect, it } from 'vitest';
import { aiDefaults, aiToContact } from '../../src/ai.ts';
import { FACT_LINE, withCallBack } from '../../src/contact.ts';
import { forecastToContact } from '../../src/forecast.ts';
import { checkHeaders, headersToContact } from '../../src/headers.ts';
import { industryToContact, quizLevel } from '../../src/industry.ts';
import { extractInvoice, invoiceToContact } from '../../src/invoice.ts';
import { loi96ToContact } from '../../src/loi96.ts';
import { emptyQuoteRequest, quoteToContact } from '../../src/quote.ts';
import { siteWeightToContact } from '../../src/site-weight.ts';

const said = { statement: 'Nos factures ne sont qu’en anglais.' };
const loi96Words = { englishOnly: said, noFrenchVersion: said, nonCompliantInterface: said, missingDocs: said };
const ahead = [{ month: 'avril', value: '12', range: '11 à 13' }];
const company = { company: 'Ferme Hébert', email: 'luc@exemple.ca', phone: '', productionType: 'mixed' };
const quote = { ...emptyQuoteRequest(), projectType: ['mobile'], budget: '<5k' };

it.each([
  ['AI calculator', 6, aiToContact(aiDefaults())],
  ['moment of a call', 1, { message: withCallBack('Bonjour', 'matin', '418 555-0142') }],
  ['forecast', 2, forecastToContact('1\u00a0mois', 'mars\u00a0: 12', ['Sans tendance nette'], ahead)],
  ['headers', 1, headersToContact(checkHeaders({ fields: new Map() }), undefined, undefined)],
  ['Industry 4.0', 7, industryToContact({ ...company, quiz: quizLevel({ 'connected-machines': true }) })],
  ['invoice', 3, invoiceToContact(extractInvoice('Facture 12'))],
  ['Bill 96', 2, loi96ToContact({ missingDocs: true }, loi96Words)],
  ['quote', 2, quoteToContact(quote)],
  ['weight', 5, siteWeightToContact({ bytes: 1e6, requests: 20, elements: null })],
])('the mail sets the facts of the message apart: %s', (_tool, facts, request) => {
  const lines = request?.message.split('\n') ?? [];
  expect(
    lines.filter((line) => FACT_LINE.test(line)),
    lines.join('\n'),
  ).toHaveLength(facts);
});
