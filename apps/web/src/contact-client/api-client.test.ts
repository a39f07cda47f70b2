import { emptyContactRequest } from '@agency/shared/contact';
import { describe, expect, it } from 'vitest';
import { failureStrings } from '../content/tools/sending.ts';
import { type ApiFailure, failureMessage, newIdempotencyKey, readAnswer, sendContactRequest } from './api-client.ts';

const production = 'https://api.epinette.example';
const message = (failure: ApiFailure, apiUrl = production) => failureMessage(failure, failureStrings, apiUrl);

// `e2e/contact-failures.spec.ts` has the time limit.
describe('a failure', () => {
  it('includes the wrong setting in a configuration error', () => {
    expect(message({ kind: 'configuration' }, 'pas une adresse')).toMatch(
      /^Erreur de configuration: .*VITE_API_URL.*«\spas une adresse\s»/,
    );
  });

  it.each([
    ['http://localhost:3001', '3001'],
    ['http://api.localhost:4000', '4000'],
    ['http://127.0.0.1', '80'],
    ['http://127.1.2.3:81', '81'],
    ['https://[::1]', '443'],
  ])('adds the note on the development port for %s', (apiUrl, port) => {
    const text = message({ kind: 'no-response' }, apiUrl);
    expect(text).toMatch(/^Impossible de contacter le serveur\. ./);
    expect(text).toContain(`port ${port}`);
  });

  it.each(['https://localhost.epinette.example', 'https://127.epinette.example', 'http://10.0.0.1:3001'])(
    'adds no note for %s',
    (apiUrl) => expect(message({ kind: 'no-response' }, apiUrl)).toBe('Impossible de contacter le serveur.'),
  );
});

describe('parsing the response', () => {
  it('accepts only an explicit success', () => {
    expect(readAnswer(201, '{"success":true,"message":"Oui","id":"1"}')).toEqual({ sent: true, reference: '1' });
    expect(readAnswer(201, '{"success":true}')).toEqual({ sent: true, reference: '' });
    expect(readAnswer(200, '{"success":"true"}')).toEqual({ sent: false, failure: { kind: 'unexpected' } });
    for (const body of ['', '<!doctype html>', 'null', '[]', '{}']) {
      expect(readAnswer(200, body)).toEqual({ sent: false, failure: { kind: 'unexpected' } });
    }
  });

  it('keeps the server’s sentence and its messages by field, and nothing else', () => {
    const body = { success: false, message: 'Voyez.', errors: { email: 'Trop long', admin: 'x', name: 3 } };
    const details = { message: 'Voyez.', errors: { email: 'Trop long' } };
    expect(readAnswer(400, JSON.stringify(body))).toEqual({
      sent: false,
      failure: { kind: 'refused', status: 400, ...details },
    });
    expect(readAnswer(200, JSON.stringify(body))).toEqual({
      sent: false,
      failure: { kind: 'refused', status: 200, ...details },
    });
  });

  it.each(['', 'Bad Gateway', '{"message":""}', '{"message":5}', '{"success":true}'])(
    'reports the status of a failed response with the body %j',
    (body) => {
      expect(readAnswer(502, body)).toEqual({ sent: false, failure: { kind: 'refused', status: 502, errors: {} } });
    },
  );
});

it.each([
  [503, { success: false, message: 'Réessayez dans un instant.' }, 'Réessayez dans un instant.'],
  [503, {}, 'Erreur serveur (503)'],
  [200, { success: false, message: 'Voyez.' }, 'Voyez.'],
  [200, { success: false }, "Erreur lors de l'envoi"],
  [200, 'Portail du réseau', "Une erreur inattendue s'est produite."],
])('an answer of status %i with %j reads « %s »', (status, body, text) => {
  const answer = readAnswer(status, JSON.stringify(body));
  expect(answer.sent || message(answer.failure)).toBe(text);
});

it.each(['', 'api', 'ftp://api.epinette.example', 'javascript:alert(1)', 'http://'])(
  'nothing is sent to %j',
  async (apiUrl) => {
    expect(await sendContactRequest(apiUrl, { body: emptyContactRequest(), idempotencyKey: '' })).toEqual({
      sent: false,
      failure: { kind: 'configuration' },
    });
  },
);

it('each submission has a key of its own, which is valid for the API', () => {
  const [first, second] = [newIdempotencyKey(), newIdempotencyKey()];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});
