import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { appOverSqlite } from './support/app.ts';
import { validRequest } from './support/requests.ts';

const now = Date.now();
const claim = { owner: 'test', now: now + 60_000, leaseMs: 60_000, limit: 50, except: [] };

describe('POST /api/contact', () => {
  it('answers 201 with an id once the request is stored, ready to be mailed', async () => {
    const { app, store } = await appOverSqlite();
    const answer = await request(app).post('/api/contact?page=/devis').send(validRequest);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message: 'Votre demande a été envoyée avec succès !',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const deliveries = await store.claim(claim);
    expect(deliveries).toHaveLength(1);
    expect(deliveries[0]?.requestId).toBe(answer.body.id);
    expect(deliveries[0]?.fields).toMatchObject({ ...validRequest, phone: '', projectGoals: '' });
    expect(deliveries[0]?.page).toBe('/devis');
  });

  it('refuses bad fields with a French message each, and stores nothing', async () => {
    const { app, store } = await appOverSqlite();
    const answer = await request(app).post('/api/contact').send({ email: 'jeanne', serviceType: 'plomberie' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      errors: { name: 'Le nom est requis', email: "Format d'email invalide" },
    });
    expect(Object.keys(answer.body.errors)).toEqual(['name', 'email', 'serviceType']);
    expect(await store.counts()).toEqual({ queued: 0, dead: 0 });
  });
});

describe('a browser without JavaScript', () => {
  const post = (app: Express, body: object) => request(app).post('/api/contact?page=/contact').type('form').send(body);

  it('is sent back to the site once the request is stored, line breaks and accents intact', async () => {
    const { app, store } = await appOverSqlite({ SITE_URL: 'https://agence.example' });
    const message = 'Première ligne\r\n« accents » & signes = + %';
    const answer = await post(app, { ...validRequest, message });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('https://agence.example/contact?envoi=succes');
    const [delivery] = await store.claim(claim);
    expect(delivery?.fields.message).toBe('Première ligne\n« accents » & signes = + %');
    expect(delivery?.page).toBe('/contact');
  });

  it('is sent back with an error when the request is refused', async () => {
    const { app, store } = await appOverSqlite({ SITE_URL: 'https://agence.example' });
    const answer = await post(app, { ...validRequest, email: '' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('https://agence.example/contact?envoi=erreur');
    expect(await store.counts()).toEqual({ queued: 0, dead: 0 });
  });
});

it.each(['', '?', '?page=contact', '?page=//ailleurs.example', '?page=/%0aBcc:', '?a&page=/<script>'])(
  'a page that is no path, %j, is forgotten, and the request stored',
  async (query) => {
    const { app, store } = await appOverSqlite();
    expect((await request(app).post(`/api/contact${query}`).send(validRequest)).status).toBe(201);
    expect((await store.claim(claim))[0]?.page).toBe('');
  },
);

describe('the honeypot', () => {
  it('answers a robot like anyone, and keeps its request out of the mail', async () => {
    const { app, store } = await appOverSqlite();
    const answer = await request(app)
      .post('/api/contact')
      .send({ ...validRequest, fax: '418 555-0142' });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['success', 'message', 'id']);
    expect(await store.counts()).toEqual({ queued: 0, dead: 0 });
    expect(await store.claim(claim)).toEqual([]);
  });

  it('takes an empty trap for a person', async () => {
    const { app, store } = await appOverSqlite();
    await request(app)
      .post('/api/contact')
      .send({ ...validRequest, fax: '' });
    expect(await store.counts()).toEqual({ queued: 1, dead: 0 });
  });
});

describe('GET /api/health', () => {
  it('counts what waits to be mailed', async () => {
    const { app } = await appOverSqlite();
    await request(app).post('/api/contact').send(validRequest);
    const answer = await request(app).get('/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok', store: 'ok', mail: 'log', queued: 1, dead: 0 });
  });
});
