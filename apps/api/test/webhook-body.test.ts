import { readFileSync } from 'node:fs';
import { emptyContactRequest } from '@agency/shared/contact';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderWebhook } from '../src/contact/webhook-body.ts';

const text = fc.string({
  unit: fc.constantFrom(...'<>@[]()!|#\n\u202e\u200b é.', 'a', 'all', 'https://x.example'),
  maxLength: 30,
});

it('the line for a chat is one line, in which no visitor’s text notifies people, hides an address or reverses a text', () => {
  fc.assert(
    fc.property(text, text, text, (name, company, phone) => {
      const fields = {
        ...emptyContactRequest(),
        name,
        company,
        phone,
        email: 'jeanne@exemple.ca',
        serviceType: 'autre',
      };
      const request = { id: 'r1', receivedAt: 0, fields, page: '', messageId: '<r1@x>' };
      const line = JSON.parse(renderWebhook(request)).text;
      expect(line).not.toMatch(/[<>\p{Cc}\p{Bidi_Control}]|\]\(|(?<![\w.+-])@\w/u);
      expect(line).toContain('jeanne@exemple.ca');
    }),
    { numRuns: 1_000 },
  );
});

it('has the fields that docs/operations.md shows, in the same order', () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const request = { id: 'r1', receivedAt: 0, fields: emptyContactRequest(), page: '/devis', messageId: '<r1@x>' };
  expect(Object.keys(JSON.parse(renderWebhook(request)))).toEqual(Object.keys(JSON.parse(example)));
});
