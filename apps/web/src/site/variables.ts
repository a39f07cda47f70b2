/** Declared here because browser sources have no Node types: the build replaces each read by its value. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Every variable of the site and its default, in the order in which `agency.ts` reads them. */
export const defaults = new Map<`VITE_${string}`, string>();

/** The variable's value, or the default if it is unset or blank. */
export function variable(name: `VITE_${string}`, fallback: string): string {
  defaults.set(name, fallback);
  return process.env[name]?.trim() || fallback;
}
