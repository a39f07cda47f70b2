import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cspHash } from '../../scripts/server-files.ts';
import type { SiteHeaders } from '../../server/headers.ts';
import { builtPages, contentOf, files } from './site.ts';

const written = (name: string) => readFileSync(new URL(`../../.server/${name}`, import.meta.url), 'utf8');
const headers = JSON.parse(written('headers.json')) as SiteHeaders;
const policy = new Map(
  (headers.every['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

describe('the content security policy lets run what the pages contain', () => {
  it.each(builtPages.map((built) => [built.file, built] as const))('%s', (_, { document }) => {
    const inline = document.querySelectorAll('script:not([src])');
    const executed = inline.filter((script) => script.getAttribute('type') !== 'application/ld+json');
    expect(executed.length).toBeGreaterThan(0);
    for (const script of executed) expect(policy.get('script-src')).toContain(cspHash(script.rawText));
    for (const style of document.querySelectorAll('style')) {
      expect(policy.get('style-src')).toContain(cspHash(style.rawText));
    }
    const elements = document.querySelectorAll('*');
    const refused = elements.filter((element) =>
      Object.keys(element.attributes).some((name) => name === 'style' || /^on/i.test(name)),
    );
    expect(refused.map((element) => element.rawTagName)).toEqual([]);
  });

  it('and nothing more: no hash that no page uses', () => {
    const used = new Set(
      builtPages.flatMap(({ document }) =>
        document.querySelectorAll('script:not([src])').map((script) => cspHash(script.rawText)),
      ),
    );
    const hashes = (policy.get('script-src') ?? []).filter((source) => source.startsWith("'sha256-"));
    expect(hashes.filter((hash) => !used.has(hash))).toEqual([]);
  });

  it('with the styles that the model viewer prints into its shadow root', () => {
    const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => contentOf(file).toString());
    const styles = scripts.flatMap((code) =>
      [...code.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
    );
    for (const style of styles) expect(policy.get('style-src')).toContain(cspHash(style));
  });
});

/**
 * MDN's HTTP Observatory (its rules of version 6) gives such a site 155: 100, plus 10 each for a policy that starts from
 * nothing and for COEP, COOP and CORP, plus 5 each for the referrer policy, the integrity of own scripts and framing refused
 * by policy. It expects the API behind HTTPS: an `http:` source in the policy, as in a local build, costs 30.
 */
describe('the headers that MDN’s HTTP Observatory rewards', () => {
  it('start from nothing, allow neither unsafe code nor broad sources', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    for (const [name, sources] of policy) {
      expect(
        sources.filter((source) => /^(?:\*|https?:|ftp:|'unsafe-inline'|'unsafe-eval')$/.test(source)),
        name,
      ).toEqual([]);
    }
    for (const name of ['script-src', 'style-src', 'object-src']) expect(policy.get(name)).not.toContain('data:');
  });

  it('keep the rest closed', () => {
    expect(headers.every).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    expect(Object.keys(headers.every).join()).not.toMatch(/access-control|set-cookie/i);
  });
});

describe('what the servers are given', () => {
  it('is the same for Caddy as for Node', () => {
    const snippet = written('site.caddy');
    for (const [name, value] of Object.entries(headers.every)) expect(snippet).toContain(`\t\t${name} "${value}"\n`);
    for (const { prefix, value } of headers.caching) {
      expect(snippet).toContain(`\theader ${prefix}* Cache-Control "${value}"\n`);
    }
  });

  it('names the type of every file', () => {
    const unnamed = [...files].filter((file) => !/\.(?:br|gz)$/.test(file) && !(extname(file) in headers.types));
    expect(unnamed).toEqual([]);
  });

  it('a long life for no file whose name stays the same', () => {
    const assets = [...files].filter((file) => file.startsWith('/assets/'));
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((file) => !/-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/.test(file))).toEqual([]);
  });
});

describe('security.txt', () => {
  it('expires within the year', () => {
    const [, date = ''] = /^Expires: (.+)$/m.exec(contentOf('/.well-known/security.txt').toString()) ?? [];
    const days = (Date.parse(date) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });
});
