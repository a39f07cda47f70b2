/** Put in by the build: see `scripts/modified.ts`. The development server and the tests have none. */
declare const __MODIFIED__: Readonly<Record<string, string>> | undefined;

/** The day on which the words at a path last changed, as far as the build knows. */
export function modifiedAt(path: string): string | undefined {
  return typeof __MODIFIED__ === 'undefined' ? undefined : __MODIFIED__[path];
}
