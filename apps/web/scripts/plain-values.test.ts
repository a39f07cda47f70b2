import { afterEach, expect, it, vi } from 'vitest';
import { valuesModule } from './plain-values.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module that browsers get with these variables. */
async function builtWith(values: Readonly<Record<string, string>>): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  return valuesModule(await import('../src/site/agency.ts'));
}

it('contains no placeholder of a variable that is set', async () => {
  await builtWith({});
  const { defaults } = await import('../src/site/variables.ts');
  const own = [...defaults.keys()].map((name) => [name, name === 'VITE_DEMONSTRATION' ? 'non' : `fait de ${name}`]);
  expect(own.length).toBeGreaterThan(20);
  const facts = await builtWith(Object.fromEntries(own));
  for (const [name, value] of own) if (name !== 'VITE_DEMONSTRATION') expect(facts).toContain(value);
  expect(facts).not.toMatch(/Épinette|epinette\.example|555-0142/);
  expect(facts).toContain('export const isDemonstration = false;');
});

it('keeps the placeholder of an unset variable', async () => {
  const facts = await builtWith({});
  expect(facts).toContain('"name":"Épinette"');
  expect(facts).toContain('export const isDemonstration = true;');
});

it('refuses an export that is not a value', () => {
  expect(() => valuesModule({ greet: () => 'Bonjour' })).toThrow('greet is a function');
});
