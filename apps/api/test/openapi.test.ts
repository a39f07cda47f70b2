import { randomUUID } from 'node:crypto';
import { CONTACT_ROUTE, contactFields, HEALTH_ROUTE, specOf } from '@agency/shared/contact';
import { contactRequestSchema } from '@agency/shared/schema';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DESCRIPTION_ROUTE } from '../src/http/openapi.ts';
import { appOverSqlite } from './support/app.ts';
import { validRequest } from './support/requests.ts';

interface Operation {
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: { $ref?: string } }> }>;
}

interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, z.core.JSONSchema.JSONSchema> };
}

let app: Express;
let description: Description;

beforeAll(async () => {
  ({ app } = await appOverSqlite({ RATE_LIMIT_MAX: '0' }));
  description = (await request(app).get(DESCRIPTION_ROUTE)).body as Description;
});

/** A validator for the schema with this name in the served document. */
function schemaOf(name: string): z.ZodType {
  const schema = description.components.schemas[name];
  if (!schema) throw new Error(`No schema ${name}`);
  return z.fromJSONSchema(schema);
}

/** Checks a response against the document's schema for its address, method and status. */
function expectDescribed(answer: Response, path: string, method: string): void {
  const promised = description.paths[path]?.[method]?.responses[String(answer.status)];
  expect(promised, `${method} ${path} ${answer.status} is not described`).toBeDefined();
  const reference = promised?.content?.['application/json']?.schema.$ref;
  if (reference) schemaOf(reference.split('/').at(-1) ?? '').parse(answer.body);
}

describe('the OpenAPI document', () => {
  it('describes each route, and no other', () => {
    expect(description.openapi).toBe('3.1.0');
    const routes = app.router.stack.flatMap(({ route }) => route?.path ?? []);
    expect(Object.keys(description.paths)).toEqual([...new Set(routes)]);
    expect(routes).toContain(CONTACT_ROUTE);
  });

  it('describes the responses of POST /api/contact', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const post = () => request(app).post(CONTACT_ROUTE);
    const answers = await Promise.all([
      post().set(key).send(validRequest),
      post().send({}),
      post().send('null').type('json'),
      post().send(validRequest).set('Origin', 'https://ailleurs.example'),
      post().send('bonjour').type('text/plain'),
      post().send({ ...validRequest, message: 'x'.repeat(400_000) }),
      post().type('form').send(validRequest),
    ]);
    const conflict = await post()
      .set(key)
      .send({ ...validRequest, message: 'Autre' });
    expect([...answers, conflict].map((answer) => answer.status)).toEqual([201, 400, 400, 403, 415, 413, 303, 422]);
    for (const answer of [...answers, conflict]) expectDescribed(answer, CONTACT_ROUTE, 'post');
  });

  it('describes the responses of the other addresses', async () => {
    expectDescribed(await request(app).get(HEALTH_ROUTE), HEALTH_ROUTE, 'get');
    expectDescribed(await request(app).post(HEALTH_ROUTE), HEALTH_ROUTE, 'get');
    expectDescribed(await request(app).get(DESCRIPTION_ROUTE), DESCRIPTION_ROUTE, 'get');
  });

  it('describes a request as the API accepts it: fields, blanks, lengths and codes', () => {
    const schema = schemaOf('ContactRequest');
    const properties = description.components.schemas.ContactRequest?.properties ?? {};
    expect(Object.keys(properties)).toEqual([...contactFields, 'fax']);
    expect(schema.safeParse(validRequest).success).toBe(true);
    for (const field of contactFields) {
      const { limit, required } = specOf(field);
      expect(schema.safeParse({ ...validRequest, [field]: '' }).success, field).toBe(required === undefined);
      if (limit === undefined) continue;
      const ending = field === 'email' ? '@domaine.ca' : '';
      const beginning = field === 'website' ? 'domaine.ca/' : '';
      const fill = beginning + 'x'.repeat(limit - beginning.length - ending.length) + ending;
      const accepted = [fill, `x${fill}`].map((text) =>
        [schema, contactRequestSchema].map((rule) => rule.safeParse({ ...validRequest, [field]: text }).success),
      );
      expect(accepted, field).toEqual([
        [true, true],
        [false, false],
      ]);
    }
    for (const field of ['serviceType', 'projectType', 'budget', 'timeline'])
      expect(schema.safeParse({ ...validRequest, [field]: 'inconnu' }).success).toBe(false);
  });
});
