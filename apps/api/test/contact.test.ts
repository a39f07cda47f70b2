import { eachContactField, specOf } from '@agency/shared/contact';
import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { appOverSqlite } from './support/app.ts';
import { problem, validRequest } from './support/requests.ts';
import { changeSqlite } from './support/rows.ts';

describe('POST /api/contact', () => {
  it('answers 201 with an id once the request is stored, ready to be mailed', async () => {
    const { app, stored } = await appOverSqlite();
    const answer = await request(app).post('/api/contact?page=/devis').send(validRequest);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message: 'Votre demande a été envoyée avec succès !',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const { name, email, message } = validRequest;
    const row = {
      id: answer.body.id,
      name,
      email,
      message,
      phone: '',
      project_goals: '',
      page: '/devis',
      state: 'pending',
    };
    expect(stored()).toMatchObject([row]);
  });

  it('refuses bad fields with a French message each, and stores nothing', async () => {
    const { app, stored } = await appOverSqlite();
    const answer = await request(app).post('/api/contact').send({ email: 'jeanne', serviceType: 'plomberie' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      errors: { name: 'Le nom est requis', email: "Format d'email invalide" },
    });
    expect(Object.keys(answer.body.errors)).toEqual(['name', 'email', 'serviceType']);
    expect(stored()).toEqual([]);
  });
});

it('a fault of ours is answered by 500, and logged once, without a word of the visitor', async () => {
  const { app, file, warnings } = await appOverSqlite();
  changeSqlite(file, "create trigger no before insert on deliveries begin select raise(abort, 'Jeanne'); end");
  const { status, body, headers } = await request(app).post('/api/contact').send(validRequest);
  expect({ status, body }).toEqual({ status: 500, body: problem });
  const cause = { type: 'StoreError', code: 'SQLITE_CONSTRAINT_TRIGGER', stack: expect.not.stringMatching(/Jeanne/) };
  expect(warnings).toEqual([{ level: 50, event: 'http.error', requestId: headers['x-request-id'], ...cause }]);
});

describe('a browser without JavaScript', () => {
  const post = (app: Express, body: object) => request(app).post('/api/contact?page=/contact').type('form').send(body);

  it('is redirected to the site once the request is stored, line breaks and accents intact', async () => {
    const { app, stored } = await appOverSqlite({ SITE_URL: 'https://agence.example' });
    const message = 'Première ligne\r\n« accents » & signes = + %';
    const answer = await post(app, { ...validRequest, message });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('https://agence.example/contact?envoi=succes');
    expect(stored()).toMatchObject([{ message: 'Première ligne\n« accents » & signes = + %', page: '/contact' }]);
  });

  it('may fill every field to its limit, with the characters that a form encodes longest', async () => {
    const { app } = await appOverSqlite();
    const texts = eachContactField((field) => '\u5b57'.repeat(specOf(field).limit ?? 0));
    const email = `${texts.email.slice('@x.ca'.length)}@x.ca`;
    const body = { ...texts, email, serviceType: validRequest.serviceType };
    expect((await post(app, body)).headers.location).toMatch(/succes$/);
  });

  it('can ask for a call: the message begins with one line for it, if there is a number', async () => {
    const { app, stored } = await appOverSqlite();
    const answers = [
      { ...validRequest, phone: '418 555-0199', message: 'Bonjour,\r\nà bientôt.', callBack: 'midi' },
      { ...validRequest, phone: '', message: 'Sans numéro.', callBack: 'midi' },
      { ...validRequest, phone: '418 555-0199', message: 'Moment inconnu.', callBack: 'minuit' },
      { ...validRequest, phone: '418 555-0199', message: 'Deux moments.', callBack: ['matin', 'midi'] },
    ];
    for (const body of answers) expect((await post(app, body)).headers.location).toMatch(/succes$/);
    expect(stored().map(({ message }) => message)).toEqual([
      'Préfère un appel\u00a0: le midi\n\nBonjour,\nà bientôt.',
      'Sans numéro.',
      'Moment inconnu.',
      'Deux moments.',
    ]);
  });

  it('can ask for a call beside a message of the full length: the line is in the needs', async () => {
    const { app, stored } = await appOverSqlite();
    const full = { ...validRequest, phone: '418 555-0199', message: 'm'.repeat(10_000), callBack: 'midi' };
    expect((await post(app, full)).headers.location).toMatch(/succes$/);
    expect((await post(app, { ...full, message: `${full.message}m` })).headers.location).toMatch(/erreur$/);
    expect(stored()).toMatchObject([{ message: full.message, specific_needs: 'Préfère un appel\u00a0: le midi' }]);
  });
});

it.each(['', '?', '?page=contact', '?page=//ailleurs.example', '?page=/%0aBcc:', '?a&page=/<script>'])(
  'a page that is not a path, %j, is dropped, and the request stored',
  async (query) => {
    const { app, stored } = await appOverSqlite();
    expect((await request(app).post(`/api/contact${query}`).send(validRequest)).status).toBe(201);
    expect(stored()).toMatchObject([{ page: '' }]);
  },
);

describe('the honeypot', () => {
  it('responds to a robot like to a visitor, does not deliver its request, and logs its reference once', async () => {
    const { app, stored, warnings } = await appOverSqlite();
    const post = () =>
      request(app)
        .post('/api/contact')
        .send({ ...validRequest, fax: '418 555-0142' });
    const answer = await post();
    expect(answer.status).toBe(201);
    expect((await post()).body.id).toBe(answer.body.id);
    expect(warnings).toEqual([{ level: 40, event: 'request.held', id: answer.body.id }]);
    expect(Object.keys(answer.body)).toEqual(['success', 'message', 'id']);
    expect(stored()).toMatchObject([{ state: 'held' }]);
  });

  it('accepts a request with an empty honeypot', async () => {
    const { app, stored, warnings } = await appOverSqlite();
    await request(app)
      .post('/api/contact')
      .send({ ...validRequest, fax: '' });
    expect(warnings).toEqual([]);
    expect(stored()).toMatchObject([{ state: 'pending' }]);
  });
});

it('GET /api/health counts waiting deliveries', async () => {
  const { app } = await appOverSqlite();
  await request(app).post('/api/contact').send(validRequest);
  const answer = await request(app).get('/api/health');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ status: 'ok', store: 'ok', mail: 'log', queued: 1, dead: 0 });
});
