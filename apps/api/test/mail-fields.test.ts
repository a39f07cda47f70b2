import { type ContactField, type ContactRequest, contactFields, specOf } from '@agency/shared/contact';
import { expect, it, onTestFinished, vi } from 'vitest';

/** Two more fields, as if somebody had just added them: a line, and a text area. */
const added: Readonly<Record<string, object>> = { city: { limit: 100 }, references: { limit: 1_000, isText: true } };

it('every field reaches both parts of the mail, without a line for it in the renderer', async () => {
  const fields = [...contactFields, ...Object.keys(added)] as ContactField[];
  const specNamed = (field: ContactField) => (added[field] ?? specOf(field)) as ReturnType<typeof specOf>;
  vi.resetModules();
  vi.doMock('@agency/shared/contact', async (original) => ({
    ...(await original<object>()),
    contactFields: fields,
    specOf: specNamed,
  }));
  onTestFinished(() => {
    vi.doUnmock('@agency/shared/contact');
    vi.resetModules();
  });
  const { fieldLabels } = await import('../src/contact/labels.ts');
  const { renderMail } = await import('../src/contact/mail-text.ts');
  Object.assign(fieldLabels, { city: 'Ville', references: 'Références' });

  for (const field of fields) {
    const { options, isText } = specNamed(field);
    const value = field === 'email' ? 'marque@exemple.ca' : (options?.at(-1)?.code ?? `marque ${field}`);
    const shown = options?.at(-1)?.label ?? value;
    const blank = Object.fromEntries(fields.map((name) => [name, ''])) as ContactRequest;
    const given = { ...blank, name: 'Jeanne', email: 'jeanne@exemple.ca', serviceType: 'autre', [field]: value };
    const { text, html } = renderMail(
      { id: '0199', receivedAt: 0, fields: given, page: '', messageId: '<0199@agence.example>' },
      { from: { name: '', address: 'site@agence.example' }, to: [] },
    );
    expect([text, html], field).toEqual([1, 2].map(() => expect.stringContaining(shown)));
    if (isText) expect(html).toContain(`<h2>${fieldLabels[field]}</h2>\n<p class="answer">${shown}</p>`);
  }
});
