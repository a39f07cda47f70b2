import { afterEach, expect, it, vi } from 'vitest';
import { factsModule } from './agency-facts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module that browsers get when these variables are set. */
async function builtWith(values: Readonly<Record<string, string>>): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  return factsModule(await import('../src/site/agency.ts'));
}

it('leaves nothing of the placeholder in the facts of an agency that sets its own', async () => {
  await builtWith({});
  const { defaults } = await import('../src/site/variables.ts');
  const own = [...defaults.keys()].map((name) => [name, name === 'VITE_DEMONSTRATION' ? 'non' : `fait de ${name}`]);
  expect(own.length).toBeGreaterThan(20);
  const facts = await builtWith(Object.fromEntries(own));
  for (const [name, value] of own) if (name !== 'VITE_DEMONSTRATION') expect(facts).toContain(value);
  expect(facts).not.toMatch(/Épinette|epinette\.example|555-0142/);
  expect(facts).toContain('export const isDemonstration = false;');
});

it('keeps the placeholder where nothing is set', async () => {
  const facts = await builtWith({});
  expect(facts).toContain('"name":"Épinette"');
  expect(facts).toContain('export const isDemonstration = true;');
});

it('refuses what is no value', () => {
  expect(() => factsModule({ greet: () => 'Bonjour' })).toThrow('greet is a function');
});
