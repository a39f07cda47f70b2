import {
  emptyQuoteRequest,
  quoteBudgets,
  quoteProjectTypes,
  quoteTimelines,
  quoteToContact,
} from '@agency/shared/quote';
import { expect, it } from 'vitest';
import { csvLine, fullText, listLine, toJson } from '../src/cli/output.ts';
import { parseConfig } from '../src/config.ts';
import { renderMail } from '../src/contact/mail-text.ts';
import { renderWebhook } from '../src/contact/webhook-body.ts';
import { newRequest } from './support/stores.ts';

it.each([
  ['a winter evening', '2026-11-26T02:00:00.000Z', '2026-11-25 21:00'],
  ['a summer night', '2026-07-01T03:59:59.999Z', '2026-06-30 23:59'],
])('%s: people read Quebec’s clock, in the list and the CSV; programs read ISO, in JSON', (_name, iso, quebec) => {
  const { id, fields, page } = newRequest();
  const request = { id, receivedAt: Date.parse(iso), fields, page, state: 'sent', deliveries: [] } as const;
  expect(listLine(request).split('\t')[1]).toBe(quebec);
  expect(csvLine(request, ',').split(',')[1]).toBe(quebec);
  expect(toJson(request).receivedAt).toBe(iso);
});

it('no output states the time of a clock that was at 1970', () => {
  const { id, fields, page, messageId } = newRequest();
  const delivery = {
    recipient: 'log',
    state: 'sent',
    attempts: 1,
    nextAttemptAt: 0,
    sentAt: 60_000,
    lastError: null,
  } as const;
  const request = { id, receivedAt: 60_000, fields, page, messageId, state: 'sent', deliveries: [delivery] } as const;
  const mail = renderMail(request, parseConfig({}).mail);
  const outputs = [fullText(request), listLine(request), csvLine(request, ','), JSON.stringify(toJson(request))];
  for (const text of [...outputs, renderWebhook(request), mail.text, mail.html]) {
    expect(text).toMatch(/inconnue|"receivedAt":null/);
    expect(text).not.toMatch(/19(?:69|70)/);
  }
  expect(mail.date).toBeUndefined();
});

it('names the log in French in the list, as in one request', () => {
  const { id, receivedAt, fields, page } = newRequest();
  const delivery = { attempts: 1, nextAttemptAt: receivedAt, sentAt: null, lastError: null };
  const deliveries = [
    { ...delivery, recipient: 'log', state: 'pending' },
    { ...delivery, recipient: 'webhook', state: 'sent' },
  ] as const;
  const line = listLine({ id, receivedAt, fields, page, state: 'pending', deliveries });
  expect(line.split('\t')[2]).toBe('en attente (journal)');
});

it('the budget, the deadline and the type of a quote are the visitor’s in every output, not those of the closest code', () => {
  for (const [index, budget] of quoteBudgets.entries()) {
    const timeline = quoteTimelines[index % quoteTimelines.length] ?? quoteTimelines[0];
    const type = quoteProjectTypes[index] ?? quoteProjectTypes[0];
    const competitors = 'Budget\u00a0: le double du nôtre';
    const codes = { projectType: [type.code], budget: budget.code, timeline: timeline.code };
    const fields = quoteToContact({ ...emptyQuoteRequest(), ...codes, competitors });
    const request = { ...newRequest(), fields, state: 'sent', deliveries: [] } as const;
    const chosen = [type, budget, timeline].map(({ label }) => label);
    for (const label of chosen) expect(csvLine(request, ',').split(',')).toContain(label);
    for (const line of ['Type de projet', 'Budget', 'Échéancier'].map(
      (name, place) => `${name}\u00a0: ${chosen[place]}\n`,
    ))
      expect(fullText(request).split(line)).toHaveLength(3);
    const { projectType, budget: amount, timeline: deadline } = JSON.parse(renderWebhook(request)).fields;
    expect([projectType, amount, deadline].map(({ readable }) => readable)).toEqual(chosen);
  }
});
