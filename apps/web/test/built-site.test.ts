import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeGracefully, listen } from '@agency/http-server';
import { describe, expect, it } from 'vitest';
import { createSiteServer, readBuiltSite } from '../server/site-server.ts';
import { makeFixtureSite } from './support/fixture-site.ts';

describe('a built site', () => {
  it('is served with the headers from its build, or throws a one-line error if it or they are missing', async () => {
    const line = 'Le site n’est pas construit\u00a0: lancez d’abord « npm run build ».';
    expect(() => readBuiltSite('absent')).toThrow(line);
    const other = await makeFixtureSite();
    expect(readBuiltSite(other.directory).headers).toEqual(other.headers);
    await writeFile(join(other.directory, '_headers'), '');
    expect(() => readBuiltSite(other.directory)).toThrow(line);
    await other.remove();
  });

  it('may lose its files while it is served: each responds with 404, and the server continues', async () => {
    const other = await makeFixtureSite();
    const serving = createSiteServer(other);
    const url = `http://127.0.0.1:${await listen(serving, 0, '127.0.0.1')}`;
    for (const extension of ['', '.br', '.gz']) await rm(join(other.directory, `contact.html${extension}`));
    const lost = await fetch(`${url}/contact`);
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain('<title>introuvable</title>');
    await rm(other.directory, { recursive: true });
    for (const path of ['/contact', '/inconnue', '/assets/app-0a1b2c.js']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('Page introuvable.\n');
    }
    await closeGracefully(serving, 0);
  });
});
