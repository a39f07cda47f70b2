import { type ContactField, type ContactRequest, contactFields, specOf } from '@agency/shared/contact';
import { describe, expect, it, vi } from 'vitest';
import { fieldLabels } from '../src/contact/labels.ts';
import { renderMail } from '../src/contact/mail-text.ts';

/** Two more fields, as if somebody had just added them: a line, and a text area. */
vi.mock('@agency/shared/contact', async (original) => {
  const shared = await original<typeof import('@agency/shared/contact')>();
  const added: Readonly<Record<string, object>> = { city: { limit: 100 }, references: { limit: 1_000, isText: true } };
  return {
    ...shared,
    contactFields: [...shared.contactFields, ...Object.keys(added)],
    specOf: (field: ContactField) => added[field] ?? shared.specOf(field),
  };
});
Object.assign(fieldLabels, { city: 'Ville', references: 'Références' });

describe('every field', () => {
  it.each([...contactFields])('%s reaches both parts of the mail, without a line for it in the renderer', (field) => {
    const { options, isText } = specOf(field);
    const value = field === 'email' ? 'marque@exemple.ca' : (options?.at(-1)?.code ?? `marque ${field}`);
    const shown = options?.at(-1)?.label ?? value;
    const blank = Object.fromEntries(contactFields.map((name) => [name, ''])) as ContactRequest;
    const fields = { ...blank, name: 'Jeanne', email: 'jeanne@exemple.ca', serviceType: 'autre', [field]: value };
    const { text, html } = renderMail(
      { id: '0199', receivedAt: 0, fields, page: '', messageId: '<0199@agence.example>' },
      { from: { name: '', address: 'site@agence.example' }, to: [] },
    );
    expect([text, html]).toEqual([1, 2].map(() => expect.stringContaining(shown)));
    if (isText) expect(html).toContain(`<h2>${fieldLabels[field]}</h2>\n<p class="answer">${shown}</p>`);
  });
});
