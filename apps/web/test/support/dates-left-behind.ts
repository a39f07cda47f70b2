const FILE = /^\+\+\+ b\/(.*)$/m;
const DATE_CHANGED = /^[+-]\s+modified: '/m;

/** Files of a `git diff` whose text changed while the date in their record (`modified`) did not. */
export function datesLeftBehind(diff: string): string[] {
  return diff
    .split(/^(?=diff --git )/m)
    .filter((part) => !DATE_CHANGED.test(part))
    .flatMap((part) => FILE.exec(part)?.[1] ?? []);
}
