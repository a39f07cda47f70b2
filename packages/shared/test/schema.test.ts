import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContactErrors,
  contactFields,
  contactMessages,
  normalizeContactValue,
  validateContactForm,
} from '../src/contact/request.ts';
import { contactRequestSchema, fieldErrors } from '../src/schema.ts';
import { anyText, anyUrl } from './any-text.ts';

const valid = { name: 'Aline Roy', email: 'aline@exemple.ca', serviceType: 'consultation' };

function errorsOf(body: unknown): ContactErrors {
  const result = contactRequestSchema.safeParse(body);
  return result.success ? {} : fieldErrors(result.error);
}

/** Values near the limits of the rules, so that acceptance and refusal are both frequent. */
const anyValue = fc.oneof(
  fc.string(),
  anyText,
  fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t', '\0', '\ud800', '@', '.', 'é', 'a', ',', '<') }),
  fc.emailAddress(),
  anyUrl,
  fc.constantFrom('', ' ', 'autre', ' consultation ', 'a@b.ca', 'a@b.ca\n', 'javascript:1', '5000-15000', '1-2-mois'),
  fc.integer({ min: 190, max: 510 }).map((length) => 'x'.repeat(length)),
  fc.constantFrom('y'.repeat(10_000), 'y'.repeat(10_001)),
);
const anyForm = fc.record(Object.fromEntries(contactFields.map((field) => [field, anyValue])), { requiredKeys: [] });

describe('contactRequestSchema', () => {
  it('gives a trimmed string for each field and drops unknown keys', () => {
    const data = contactRequestSchema.parse({
      name: '  Aline Roy ',
      email: ' aline@exemple.ca',
      serviceType: 'consultation',
      message: 'Un\r\ndeux ',
      admin: true,
    });
    expect(Object.keys(data)).toEqual([...contactFields]);
    expect(data).toMatchObject({ ...valid, message: 'Un\ndeux', phone: '', budget: '' });
  });

  it.each([[null], [3], [true], [[]], [{}], [['a']]])('refuses %j where a text is expected', (value) => {
    expect(errorsOf({ ...valid, phone: value })).toEqual({ phone: contactMessages.notText });
  });

  it.each([[null], [[]], ['texte'], [3], [undefined]])('refuses a body that is not an object: %j', (body) => {
    const result = contactRequestSchema.safeParse(body);
    expect(result.success).toBe(false);
    expect(errorsOf(body)).toEqual({});
  });

  it('ignores __proto__', () => {
    const body: unknown = JSON.parse(`{"__proto__": ${JSON.stringify(valid)}, "email": "a@b.ca"}`);
    expect(Object.keys(errorsOf(body))).toEqual(['name', 'serviceType']);
  });

  it('refuses exactly the values that the browser refuses once it has removed what nobody sees, with the same messages', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const sent = Object.fromEntries(
          contactFields.flatMap((field) => {
            const { [field]: value } = form;
            return value === undefined ? [] : [[field, normalizeContactValue(field, value)]];
          }),
        );
        expect(errorsOf(sent)).toEqual(validateContactForm(sent));
      }),
      { numRuns: 500 },
    );
  });

  it('also refuses the control characters that no page sends', () => {
    for (const control of ['\0', '\u0007', '\u001b', '\u007f', '\u0085', '\v']) {
      for (const field of ['name', 'phone', 'message'] as const) {
        const body = { ...valid, [field]: `un${control}deux` };
        expect(errorsOf(body)).toEqual({ [field]: contactMessages.invalidCharacters });
      }
    }
    expect(errorsOf({ ...valid, name: 'Aline\tRoy' })).toEqual({ name: contactMessages.invalidCharacters });
    expect(errorsOf({ ...valid, message: 'Un\n\tdeux' })).toEqual({});
  });

  it('accepts its own output unchanged, with one @ in the address', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const refused = errorsOf(form);
        const accepted = Object.fromEntries(Object.entries(form).filter(([field]) => !(field in refused)));
        const data = contactRequestSchema.parse({ ...valid, ...accepted });
        expect(contactRequestSchema.parse(data)).toEqual(data);
        expect(data.email.split('@')).toHaveLength(2);
        expect(Object.values(data).join('')).not.toMatch(/(?![\t\n])\p{Cc}/u);
      }),
    );
  });

  it('never throws and always gives a reason in French, whatever the body', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (body) => {
        const result = contactRequestSchema.safeParse(body);
        expect(result.success).toBe(false);
        if (!result.success)
          for (const issue of result.error.issues) expect(issue.message).toMatch(/^(?:Le|L'|La|Ce|Choi|Ind|Form)/);
      }),
    );
  });
});
