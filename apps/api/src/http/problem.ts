import type { ContactErrors } from '@agency/shared/contact';

/** The statuses of the API's refusals; each has a message in French. */
export type ProblemStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503;

const MESSAGES: Readonly<Record<ProblemStatus, string>> = {
  400: 'La demande n’a pas pu être lue. Vérifiez votre saisie et réessayez.',
  403: 'Cette demande vient d’un site qui n’est pas autorisé.',
  404: 'Cette adresse n’existe pas.',
  405: 'Cette méthode n’est pas acceptée à cette adresse.',
  408: 'La demande a mis trop de temps à arriver. Vérifiez votre connexion et réessayez.',
  413: 'La demande est trop volumineuse. Raccourcissez vos textes et réessayez.',
  415: 'Ce format n’est pas accepté. Envoyez du JSON ou un formulaire.',
  417: 'L’en-tête Expect de la demande n’est pas pris en charge.',
  422: 'Cette clé d’envoi a déjà servi pour une autre demande.',
  429: 'Trop de demandes ont été envoyées de votre connexion. Réessayez dans quelques minutes.',
  431: 'Les en-têtes de la demande sont trop longs.',
  500: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  503: 'Votre demande n’a pas pu être enregistrée pour le moment. Réessayez dans un instant.',
};

/** The message of a 400 that lists wrong fields. */
export const INVALID_FIELDS_MESSAGE = 'Le formulaire contient des erreurs. Vérifiez les champs indiqués.';

export interface ProblemDetails {
  readonly message?: string;
  readonly errors?: ContactErrors;
  readonly retryAfterSeconds?: number;
  /** Methods that a 405 names as allowed. */
  readonly allow?: string;
}

/** An expected refusal: the response has its status and message. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ProblemStatus;
  readonly details: ProblemDetails;

  constructor(status: ProblemStatus, details: ProblemDetails = {}) {
    super(details.message ?? MESSAGES[status]);
    this.status = status;
    this.details = details;
  }
}

/** The JSON shape of every refusal. */
export function problemBody(problem: Problem) {
  const { errors } = problem.details;
  return { success: false, message: problem.message, ...(errors && { errors }) };
}
