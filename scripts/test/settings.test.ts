import { describe, expect, it } from 'vitest';
import { localSettings } from '../lib/settings.ts';

describe('the settings of npm start', () => {
  it('leave the defaults to the programs', () => {
    const { webPort, apiPort, environment } = localSettings({});
    expect({ webPort, apiPort }).toEqual({ webPort: 8080, apiPort: 3001 });
    expect(environment).toEqual({});
  });

  it('carry a changed port into the addresses of site and API', () => {
    const { environment } = localSettings({ WEB_PORT: '8180', PORT: '3180' });
    expect(environment).toMatchObject({
      VITE_SITE_URL: 'http://localhost:8180',
      VITE_API_URL: 'http://localhost:3180',
      SITE_URL: 'http://localhost:8180',
    });
  });

  it('keep the addresses that are set, and give the API the address of the site', () => {
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
