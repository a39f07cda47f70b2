/**
 * Parses the port of an environment variable, for every program that listens.
 * @param least 0 if the system may choose a free port
 * @returns undefined for an invalid port; `portProblem` gives the message
 */
export function readPort(text: string | undefined, fallback: number, least: 0 | 1): number | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return fallback;
  const port = Number(trimmed);
  return /^\d+$/.test(trimmed) && port >= least && port <= 65_535 ? port : undefined;
}

/** The one-line error message for an invalid port. */
export const portProblem = (name: string, least: 0 | 1): string =>
  `${name} doit être un nombre entier de ${least} à 65\u00a0535.`;
