import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';

/** Until the end of the test, modules are read anew. */
function readAnew(undo: () => void): void {
  vi.resetModules();
  onTestFinished(() => {
    undo();
    vi.resetModules();
  });
}

/** Until the end of the test, modules are read anew with these variables of the site. */
export function withVariables(variables: Readonly<Record<string, string>>): void {
  readAnew(() => vi.unstubAllEnvs());
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

/**
 * Until the end of the test, modules are read anew, and this one has other exports.
 * @param file from `src/`
 * @param exports those that change
 */
export function withModule<Module extends object>(
  file: string,
  exports: (actual: Module) => { readonly [Name in keyof Module]?: unknown },
): void {
  const path = fileURLToPath(new URL(`../../src/${file}`, import.meta.url));
  readAnew(() => vi.doUnmock(path));
  vi.doMock(path, async (original) => {
    const actual = await original<Module>();
    return { ...actual, ...exports(actual) };
  });
}
