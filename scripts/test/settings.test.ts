import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEnvironment } from '../lib/repository.ts';
import { localSettings } from '../lib/settings.ts';
import { temporaryFolder } from './folder.ts';

describe('the settings of npm start', () => {
  it('leave the defaults to the programs', () => {
    const { webPort, apiPort, environment } = localSettings({});
    expect({ webPort, apiPort }).toEqual({ webPort: 8080, apiPort: 3001 });
    expect(environment).toEqual({});
  });

  it('update the addresses of site and API after a port change', () => {
    const { environment } = localSettings({ WEB_PORT: '8180', PORT: '3180' });
    expect(environment).toMatchObject({
      VITE_SITE_URL: 'http://localhost:8180',
      VITE_API_URL: 'http://localhost:3180',
      SITE_URL: 'http://localhost:8180',
    });
  });

  it('update them after a host change too, but not for a host that « localhost » reaches', () => {
    expect(localSettings({ WEB_HOST: '192.168.1.5', HOST: 'fd00::5' }).environment).toMatchObject({
      VITE_SITE_URL: 'http://192.168.1.5:8080',
      VITE_API_URL: 'http://[fd00::5]:3001',
      SITE_URL: 'http://192.168.1.5:8080',
    });
    const everywhere = { WEB_HOST: '0.0.0.0', HOST: '::' };
    expect(localSettings(everywhere).environment).toEqual(everywhere);
  });

  it('keep addresses that are set, and pass the site’s address to the API', () => {
    const { environment } = localSettings({
      WEB_PORT: '8180',
      PORT: '3180',
      VITE_SITE_URL: 'https://epinette.example',
      VITE_API_URL: 'https://api.epinette.example',
    });
    expect(environment).toMatchObject({
      VITE_SITE_URL: 'https://epinette.example',
      VITE_API_URL: 'https://api.epinette.example',
      SITE_URL: 'https://epinette.example',
    });
  });
});

it('a file of variables that cannot be read is refused in one line', () => {
  expect(() => readEnvironment([tmpdir()])).toThrow(`Impossible de lire ${tmpdir()}\u00a0: `);
});

it.each([
  [
    'a line without « = », which would take the next variable',
    'SMTP_URL smtp://u:secret@a.example\nMAIL_TO=a@b.ca\n',
    /ligne 1 /,
  ],
  ['a colon in place of « = »', 'MAIL_TO=a@b.ca\r\nPORT: 3002\r\n', /ligne 2 /],
  ['a quote that does not close', 'VITE_AGENCY_NAME="L’agence secrète\nMAIL_TO=a@b.ca\n', /ligne 1 /],
  [
    'a quote inside the quotes, which would end the value',
    "# Le nom\nVITE_AGENCY_NAME='l'agence secrète'\n",
    /ligne 2 /,
  ],
  ['a « # » that would end the value', 'POSTGRES_PASSWORD=top#secret\n', /ligne 1 .*#/],
  ['a number sign, which would end the value too', 'VITE_AGENCY_STREET=100, rue secrète, #200\n', /ligne 1 .*#/],
  ['a number sign before the whole value', 'MAIL_TO=a@b.ca\nVITE_AGENCY_NAME=#1 secret\n', /ligne 2 .*#/],
  ['a text that is not in UTF-8', Buffer.from('VITE_AGENCY_NAME=Épinette\n', 'latin1'), /ligne 1 .*UTF-8/],
  ['a variable with two values', 'MAIL_TO=a@b.ca\n\nMAIL_TO=secret@b.ca\n', /^MAIL_TO .*deux fois/],
])('%s is refused, without its value', (_, content, refusal) => {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, content);
  expect(() => readEnvironment([file])).toThrow(refusal);
  expect(() => readEnvironment([file])).not.toThrow(/secret|\n/);
});

it('the byte order mark, the ends of lines and « export » of a file of variables are not in its names', () => {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(
    file,
    '\uFEFFMAIL_TO=a@b.ca # mail\r\n#l’é\uFFFD\r\n \t\r\nPORT=3002 ##\r\nSMTP_URL= # none\nHOST=\nexport MAIL_FROM = "A <c@d.ca>" # site\r\n',
  );
  expect(readEnvironment([file])).toMatchObject({ MAIL_TO: 'a@b.ca', PORT: '3002', MAIL_FROM: 'A <c@d.ca>' });
});

it.each([
  ['a no-break space of a Web page', '\u00a0MAIL_TO\u00a0=\u00a0"a@b.ca"\u00a0\n'],
  ['a tab', '\t\nMAIL_TO\t=\ta@b.ca\n'],
  ['the ends of lines of an old Mac', '# Courriel\rHOST=::1\rMAIL_TO=a@b.ca\r'],
  ['quotes inside the value', 'VITE_AGENCY_NAME=L\'atelier "Nord"\nMAIL_TO=a@b.ca'],
])('%s leaves a variable its name and its value, as people mean them', (_, content) => {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, content);
  expect(readEnvironment([file])).toHaveProperty('MAIL_TO', 'a@b.ca');
});

it('a backslash of a value begins no other line', () => {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, 'SMTP_URL="smtp://DOMAINE\\nicole:secret@a.example"\n');
  expect(readEnvironment([file])).toHaveProperty('SMTP_URL', 'smtp://DOMAINE\\nicole:secret@a.example');
});

it('a blank value of a file of variables hides nothing', () => {
  const folder = temporaryFolder();
  const [first = '', second = ''] = ['first', 'second'].map((name) => join(folder, name));
  writeFileSync(first, 'VITE_AGENCY_NAME=\nVITE_AGENCY_CITY=Rimouski\n');
  writeFileSync(second, 'VITE_AGENCY_NAME=Lac\nVITE_AGENCY_CITY=Amos\n');
  expect(readEnvironment([first, second])).toMatchObject({ VITE_AGENCY_NAME: 'Lac', VITE_AGENCY_CITY: 'Rimouski' });
});

it('a variable that .env.example does not have is named: misspelt, it would change nothing', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, 'SMTP_ULR=smtp://a.example\nMAIL_TO=a@b.ca\nSITE_ADDRESS=a.example\n');
  expect(readEnvironment([file])).toMatchObject({ SMTP_ULR: 'smtp://a.example' });
  expect(warned.mock.calls).toEqual([
    [expect.stringMatching(/\.env\.example .*\bSMTP_ULR\b(?!.*MAIL_TO|.*SITE_ADDRESS)/)],
  ]);
});
