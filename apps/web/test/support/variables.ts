import { onTestFinished, vi } from 'vitest';

/** Until the end of the test, modules are read anew with these variables of the site. */
export function withVariables(variables: Readonly<Record<string, string>>): void {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
}
