/**
 * The port that a variable names, for every program that listens.
 * @param least 0 where the system may choose a free one
 * @returns undefined for a text that is no port; `portProblem` says so
 */
export function readPort(text: string | undefined, fallback: number, least: 0 | 1): number | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return fallback;
  const port = Number(trimmed);
  return /^\d+$/.test(trimmed) && port >= least && port <= 65_535 ? port : undefined;
}

/** One line for the operator whose variable is no port. */
export const portProblem = (name: string, least: 0 | 1): string =>
  `${name} doit être un nombre entier de ${least} à 65\u00a0535.`;
