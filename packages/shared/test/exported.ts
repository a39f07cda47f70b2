const modules = Object.values(import.meta.glob('../src/**/*.ts', { eager: true }));

/** Every export of every file of the package, in the order of their names. */
export const exported: readonly (readonly [string, unknown])[] = [
  ...new Map(modules.flatMap((module) => Object.entries(module))),
].sort(([left], [right]) => (left < right ? -1 : 1));
