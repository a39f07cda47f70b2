/** The names of `--only=<name>,<name>`, or all of them. */
export function chosen(only: string | undefined, all: readonly string[]): readonly string[] {
  const names = only?.split(',') ?? all;
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`Nothing to draw is named ${unknown.join(', ')}: choose from ${all.join(', ')}.`);
  return names;
}
