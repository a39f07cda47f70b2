/**
 * Build-time variables. Vite replaces `import.meta.env`; scripts and tests run without Vite and read the process instead,
 * so that the registry and the agency's facts are the same module everywhere.
 */
const variables: Readonly<Record<string, unknown>> = import.meta.env ?? process.env;

/** The variable's value, or the fallback when it is unset or blank. */
export function fromEnv(name: `VITE_${string}`, fallback: string): string {
  const value = variables[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}
