import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { appOverSqlite } from './support/app.ts';
import { validRequest } from './support/requests.ts';

const now = Date.now();
const claim = { owner: 'test', now: now + 60_000, leaseMs: 60_000, limit: 50, except: [] };

describe('POST /api/contact', () => {
  it('answers 201 with an id once the request is stored, ready to be mailed', async () => {
    const { app, store } = await appOverSqlite();
    const answer = await request(app).post('/api/contact').send(validRequest);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message: 'Votre demande a été envoyée avec succès !',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const deliveries = await store.claim(claim);
    expect(deliveries).toHaveLength(1);
    expect(deliveries[0]?.id).toBe(answer.body.id);
    expect(deliveries[0]?.fields).toMatchObject({ ...validRequest, phone: '', projectGoals: '' });
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

describe('GET /api/health', () => {
  it('counts what waits to be mailed', async () => {
    const { app } = await appOverSqlite();
    await request(app).post('/api/contact').send(validRequest);
    const answer = await request(app).get('/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok', store: 'ok', mail: 'log', queued: 1, dead: 0 });
  });
});
