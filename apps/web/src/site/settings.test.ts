import { readFileSync } from 'node:fs';
import { readSettings } from '@agency/shared/settings';
import { expect, it } from 'vitest';
import { withVariables } from '../../test/support/fresh-modules.ts';
import { siteSettings } from './settings.ts';

const read = (environment: Readonly<Record<string, string>>) => readSettings(environment, siteSettings(environment));

/** Values of `.env.example`: each must be valid once uncommented. */
const example = [
  ...readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8').matchAll(/^#(VITE_\w+)=(.*)$/gm),
].map(([, name = '', value = '']) => [name, value.replace(/^"(.*)"$/, '$1')] as const);

const wrongValues = [
  [
    'VITE_SITE_URL',
    [
      'epinette.example',
      'ftp://epinette.example',
      'https://',
      'https://a.example/?a=b',
      'https://a@b.ca',
      'https://a.example/fr',
    ],
  ],
  ['VITE_API_URL', ['localhost:3001', 'https://a.example/#b', 'api', 'https://a.example/api']],
  ['VITE_BOOKING_URL', ['rendez-vous', 'javascript:alert(1)']],
  ['VITE_AGENCY_EMAIL', ['bonjour', 'a@b', 'Agence <a@b.ca>', 'a@b.ca, c@d.ca']],
  ['VITE_AGENCY_PHONE', ['555-0142', '418 555-0142 poste 7', 'le soir', '+33 1 23 45 67 89']],
  [
    'VITE_AGENCY_OPENING_HOURS',
    ['Lu-Ve 09:00-17:00', 'Mo-Fr', 'Mo-Fr 9h-17h', 'Mo-Fr 09:00-71:00', 'Mo-Fr 09:00-17:00,'],
  ],
  ['VITE_DEMONSTRATION', ['true', 'Oui', 'no']],
  ['VITE_AGENCY_NAME', ['Épinette\nNord', 'Épi\0nette']],
] as const;

it('accepts every value of .env.example, and blank ones', () => {
  for (const [name, value] of example) {
    expect(read({ [name]: value })).toHaveProperty(name, value);
    expect(read({ [name]: ' ' })).toEqual(read({}));
  }
});

it.each(wrongValues.flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  'refuses %s=%j in one line that names it',
  (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} doit [^\\n]+$`));
  },
);

it.each([
  ['HTTPS://epinette.example', 'https://epinette.example'],
  ['https://épinette.example', 'https://xn--pinette-9xa.example'],
  ['https://epinette.example:8443/', 'https://epinette.example:8443'],
  // A browser would read it as a path of the site.
  ['https:/epinette.example', 'https://epinette.example'],
])('accepts %s as the address of the site or of the API, which pages give as %s', async (address, shown) => {
  withVariables({ VITE_SITE_URL: address, VITE_API_URL: address });
  const { siteUrl, apiUrl } = await import('./agency.ts');
  expect([siteUrl, apiUrl]).toEqual([shown, shown]);
});

it.each(['418\u2011555\u20110142', '(418) 555–0142'])(
  'accepts %s, copied from a printed page, as a telephone number',
  (phone) => {
    expect(read({ VITE_AGENCY_PHONE: phone })).toHaveProperty('VITE_AGENCY_PHONE', phone);
  },
);

it('has an invalid value for every variable of .env.example that the build reads', () => {
  for (const [name] of example) expect(() => read({ [name]: '\u0007' })).toThrow(new RegExp(`^${name} doit [^\\n]+$`));
});
