import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFacts } from './agency-facts.ts';

const source = readFileSync(new URL('../src/site/agency.ts', import.meta.url), 'utf8');
const variables = [...source.matchAll(/'(VITE_\w+)'/g)].map(([, name = '']) => name);

it('leaves nothing of the placeholder in the facts of an agency that gives its own', () => {
  const facts = withFacts(source, (name) => (name === 'VITE_DEMONSTRATION' ? 'non' : `fait de ${name}`));
  expect(variables.length).toBeGreaterThan(20);
  for (const name of variables.filter((one) => one !== 'VITE_DEMONSTRATION'))
    expect(facts).toContain(`"fait de ${name}"`);
  expect(facts).not.toMatch(/fromEnv\(|'VITE_|Épinette(?!')|epinette\.example|555-0142/);
  expect(facts).toContain('isDemonstration = false');
});

it('keeps the placeholder where nothing is given', () => {
  const facts = withFacts(source, () => '');
  expect(facts).not.toContain('fromEnv(');
  expect(facts).toContain("name: ('Épinette')");
  expect(facts).toContain("hostingRegion: ('Québec (Canada)')");
  expect(facts).toContain('isDemonstration = true');
});
