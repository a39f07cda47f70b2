const modules = Object.values(import.meta.glob('../src/**/*.ts', { eager: true }));

/** Every export of every file of the package, in the order of their names. A second value under one name would hide the first. */
export const exported: readonly (readonly [string, unknown])[] = [
  ...modules
    .flatMap((module) => Object.entries(module))
    .reduce((byName, [name, value]) => {
      if (byName.has(name) && byName.get(name) !== value) throw new Error(`Two files export different ${name}.`);
      return byName.set(name, value);
    }, new Map<string, unknown>()),
].sort(([left], [right]) => (left < right ? -1 : 1));
