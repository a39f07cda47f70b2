import {
  CALL_BACK_FIELD,
  CONTACT_ROUTE,
  callBackMoments,
  contactFields,
  HEALTH_ROUTE,
  HONEYPOT_FIELD,
  PAGE_PARAMETER,
  PAGE_PATH,
} from '@agency/shared/contact';
import { contactRequestSchema } from '@agency/shared/schema';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { SAME_REQUEST_MS } from '../contact/new-request.ts';
import { KEY_PATTERN } from '../contact/route.ts';
import { MINUTE_MS } from '../durations.ts';

export const DESCRIPTION_ROUTE = '/api/openapi.json';

/** Response to an accepted request. */
export const successSchema = z.strictObject({
  success: z.literal(true),
  message: z.string().meta({ description: 'À montrer au visiteur.' }),
  id: z.uuid().meta({ description: 'Référence de la demande.' }),
});

/** Response to every refused request. */
export const problemSchema = z.strictObject({
  success: z.literal(false),
  message: z.string().meta({ description: 'À montrer au visiteur.' }),
  errors: z
    .partialRecord(z.enum(contactFields), z.string())
    .optional()
    .meta({ description: 'Un message par champ refusé.' }),
});

const queueCounts = {
  queued: z.int().nonnegative().meta({ description: 'Envois qui restent à faire, au dernier compte connu.' }),
  dead: z.int().nonnegative().meta({ description: 'Envois abandonnés, à relancer, au dernier compte connu.' }),
};

export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'unavailable']),
  store: z.enum(['ok', 'unavailable']),
  mail: z.enum(['log', 'smtp']),
  ...queueCounts,
  webhook: z.strictObject(queueCounts).optional().meta({ description: 'La part du webhook, s’il est réglé.' }),
});

const requestSchema = contactRequestSchema.extend({
  [HONEYPOT_FIELD]: z.string().optional().meta({ description: 'Piège à robots\u00a0: laisser vide.' }),
});

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const RETRY_AFTER = { 'Retry-After': { description: 'Secondes à attendre.', schema: { type: 'integer', minimum: 1 } } };

const reference = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });

function answer(schema: string, description: string, headers?: JsonSchema): JsonSchema {
  return {
    description,
    ...(headers && { headers }),
    content: { 'application/json': { schema: reference(schema) } },
  };
}

const refusal = (description: string, headers?: JsonSchema): JsonSchema => answer('Problem', description, headers);

/** Refusals that any address can return. */
const COMMON_REFUSALS = {
  400: refusal('La demande ne peut pas être lue.'),
  403: refusal('L’en-tête Origin nomme un site qui n’est pas autorisé.'),
  405: refusal('Méthode refusée.', { Allow: { schema: { type: 'string' } } }),
  408: refusal('La demande a mis trop de temps à arriver.'),
  417: refusal('En-tête Expect inconnu.'),
  431: refusal('En-têtes trop longs.'),
  500: refusal('Erreur imprévue.'),
};

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Un UUID par formulaire rempli, gardé d’une tentative à l’autre. Sans clé, le même texte du même client en moins de ${SAME_REQUEST_MS / MINUTE_MS}\u00a0minutes est la même demande.`,
  schema: { type: 'string', pattern: KEY_PATTERN.source },
};

const PAGE_QUERY = {
  name: PAGE_PARAMETER,
  in: 'query',
  required: false,
  description: 'Chemin de la page d’où part la demande, par exemple /devis. Ce qui n’est pas un chemin est ignoré.',
  schema: { type: 'string', pattern: PAGE_PATH.source },
};

/** A form without scripts only: the page's script writes the line itself. */
const CALL_BACK = {
  [CALL_BACK_FIELD]: {
    type: 'string',
    enum: ['', ...callBackMoments.map(({ code }) => code)],
    description:
      'Moment où rappeler\u00a0: devient la première ligne du message (des besoins, si le message est plein), si la demande donne un téléphone.',
  },
};

const postContactOperation = {
  operationId: 'postContact',
  summary: 'Envoie une demande à l’agence',
  parameters: [PAGE_QUERY, KEY_HEADER],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: reference('ContactRequest') },
      'application/x-www-form-urlencoded': {
        schema: { allOf: [reference('ContactRequest'), { properties: CALL_BACK }] },
      },
    },
  },
  responses: {
    201: answer('Success', 'La demande est enregistrée sur le disque.', {
      'Idempotent-Replayed': {
        description: 'Présent si la demande était déjà enregistrée.',
        schema: { const: 'true' },
      },
    }),
    303: {
      description: 'Issue d’un envoi de formulaire\u00a0: retour au site.',
      headers: { Location: { schema: { type: 'string', format: 'uri' } } },
    },
    ...COMMON_REFUSALS,
    413: refusal('Demande trop volumineuse.'),
    415: refusal('Format ou jeu de caractères refusé.'),
    422: refusal('La clé a servi pour un autre contenu.'),
    429: refusal('Trop de demandes du même client.', RETRY_AFTER),
    503: refusal('La demande n’a pas pu être enregistrée.', RETRY_AFTER),
  },
};

/** The description of this API. It uses the schemas that tests check the responses against. */
function openApiDocument(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'API des demandes',
      version: '1.0.0',
      description:
        'Reçoit les demandes du site, les garde, et les envoie à l’agence par courriel, et par un webhook s’il est réglé.',
    },
    paths: {
      [CONTACT_ROUTE]: { post: postContactOperation },
      [HEALTH_ROUTE]: {
        get: {
          operationId: 'getHealth',
          summary: 'Dit si une demande pourrait être enregistrée maintenant',
          responses: {
            200: answer('Health', 'L’API accepte les demandes.'),
            503: answer('Health', 'Le stockage n’accepte pas de demande.', RETRY_AFTER),
            ...COMMON_REFUSALS,
          },
        },
      },
      [DESCRIPTION_ROUTE]: {
        get: {
          operationId: 'getDescription',
          summary: 'Ce document',
          responses: {
            200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } },
            ...COMMON_REFUSALS,
          },
        },
      },
    },
    components: {
      schemas: {
        ContactRequest: jsonSchema(requestSchema, 'input'),
        Success: jsonSchema(successSchema, 'output'),
        Problem: jsonSchema(problemSchema, 'output'),
        Health: jsonSchema(healthSchema, 'output'),
      },
    },
  };
}

let description: JsonSchema | undefined;

/** `GET /api/openapi.json`. */
export const getDescription: RequestHandler = (_request, response) => {
  description ??= openApiDocument();
  response.json(description);
};
