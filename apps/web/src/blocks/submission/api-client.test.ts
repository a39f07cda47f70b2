import { emptyContactRequest } from '@agency/shared/contact';
import { describe, expect, it, vi } from 'vitest';
import { newIdempotencyKey, noResponseMessage, readAnswer, sendContactRequest } from './api-client.ts';

const read = (status: number, body: unknown) =>
  readAnswer(status, typeof body === 'string' ? body : JSON.stringify(body));

// `e2e/contact-failures.spec.ts` has the time limit.
describe('the message of a network failure', () => {
  it.each([
    ['http://localhost:3001', '3001'],
    ['http://api.localhost:4000', '4000'],
    ['http://127.0.0.1', '80'],
    ['http://127.1.2.3:81', '81'],
    ['https://[::1]', '443'],
  ])('has the note on the development port for %s', (apiUrl, port) => {
    const text = noResponseMessage(apiUrl);
    expect(text).toMatch(/^Impossible de contacter le serveur\. ./);
    expect(text).toContain(`port ${port}`);
  });

  it.each(['https://localhost.epinette.example', 'https://127.epinette.example', 'http://10.0.0.1:3001'])(
    'has no note for %s',
    (apiUrl) => expect(noResponseMessage(apiUrl)).toBe('Impossible de contacter le serveur.'),
  );
});

describe('parsing the response', () => {
  it('accepts only an explicit success', () => {
    expect(read(201, { success: true, message: 'Oui', id: '1' })).toEqual({ sent: true, reference: '1' });
    expect(read(201, { success: true })).toEqual({ sent: true, reference: '' });
    for (const body of ['', '<!doctype html>', 'null', '[]', '{}', '{"success":"true"}']) {
      expect(read(200, body)).toEqual({ sent: false, message: "Une erreur inattendue s'est produite.", errors: {} });
    }
  });

  it.each([400, 200])('keeps the server’s sentence and its messages by field, and nothing else: %i', (status) => {
    const body = { success: false, message: 'Voyez.', errors: { email: 'Trop long', admin: 'x', name: 3 } };
    expect(read(status, body)).toEqual({ sent: false, message: 'Voyez.', errors: { email: 'Trop long' } });
  });

  it.each(['', 'Bad Gateway', '{"message":" "}', '{"message":5}', '{"success":true}'])(
    'reports the status of a failed response with the body %j',
    (body) => expect(read(502, body)).toEqual({ sent: false, message: 'Erreur serveur (502)', errors: {} }),
  );

  it('has a sentence for a refusal without one', () => {
    expect(read(200, { success: false })).toEqual({ sent: false, message: "Erreur lors de l'envoi", errors: {} });
  });
});

it.each(['', 'api', 'ftp://api.epinette.example', 'javascript:alert(1)', 'http://'])(
  'nothing is sent to %j: the message names the setting and its value',
  async (apiUrl) => {
    const submission = { body: emptyContactRequest(), idempotencyKey: '' };
    const message = `Erreur de configuration: l’adresse de l’API (VITE_API_URL) n’est pas une adresse Web, «\u00a0${apiUrl}\u00a0».`;
    expect(await sendContactRequest(apiUrl, submission)).toEqual({ sent: false, message, errors: {} });
  },
);

it('a submission key is valid for the API, even on pages without HTTPS', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f-]{36}$/);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [first, second] = [newIdempotencyKey(), newIdempotencyKey()];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
  vi.unstubAllGlobals();
});
