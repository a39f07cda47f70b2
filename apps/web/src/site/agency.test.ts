import { readSettings } from '@agency/shared/settings';
import { expect, it } from 'vitest';
import { withVariables } from '../../test/support/fresh-modules.ts';
import { siteSettings } from './settings.ts';

/** The facts that the site has with these variables: browsers get them, and nothing else of the module. */
async function builtWith(values: Readonly<Record<string, string>>): Promise<string> {
  withVariables(values);
  return JSON.stringify(await import('./agency.ts'));
}

/** A value of its own for each variable. */
const values = (name: string) => [
  `fait de ${name}`,
  `https://verglas.example/${name}`,
  `${name}@verglas.example`,
  '514 555-0199',
  'Tu-Sa 10:00-18:00',
  'non',
];

function isAccepted(name: string, value: string): boolean {
  try {
    readSettings({ [name]: value }, siteSettings({}));
    return true;
  } catch {
    return false;
  }
}

it('contains no placeholder of a variable that is set', async () => {
  const own = Object.keys(siteSettings({})).map(
    (name) => [name, values(name).find((value) => isAccepted(name, value)) ?? ''] as const,
  );
  expect(own.length).toBeGreaterThan(20);
  const facts = await builtWith(Object.fromEntries(own));
  for (const [name, value] of own) if (name !== 'VITE_DEMONSTRATION') expect(facts).toContain(value);
  expect(facts).not.toMatch(/Épinette|epinette\.example|555-0142/);
  expect(facts).toContain('"isDemonstration":false');
});

it('keeps the placeholder of an unset variable', async () => {
  const facts = await builtWith({ VITE_AGENCY_NAME: '', VITE_DEMONSTRATION: '' });
  const { VITE_AGENCY_NAME: name, VITE_DEMONSTRATION: demonstration } = readSettings({}, siteSettings({}));
  expect(facts).toContain(`"name":${JSON.stringify(name)}`);
  expect(facts).toContain(`"isDemonstration":${demonstration === 'oui'}`);
});
