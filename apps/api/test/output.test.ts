import { expect, it } from 'vitest';
import { csvLine, listLine, toJson } from '../src/cli/output.ts';
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
