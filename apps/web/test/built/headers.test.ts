import { describe, expect, it } from 'vitest';
import { cspHash } from '../../scripts/hashes.ts';
import { builtPages, contentOf, files, headers } from './site.ts';

const policy = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

describe('the content security policy allows', () => {
  it.each(builtPages)('the inline scripts of $file', ({ document }) => {
    const inline = document.querySelectorAll('script:not([src])');
    const executed = inline.filter((script) => script.getAttribute('type') !== 'application/ld+json');
    expect(executed.length).toBeGreaterThan(0);
    for (const script of executed) expect(policy.get('script-src')).toContain(cspHash(script.rawText));
    const elements = document.querySelectorAll('*');
    const refused = elements.filter((element) =>
      Object.keys(element.attributes).some((name) => name === 'style' || /^on/i.test(name)),
    );
    expect(refused.map((element) => element.rawTagName)).toEqual([]);
  });

  it('the inline scripts of pages only: no hash is superfluous', () => {
    const used = new Set(
      builtPages.flatMap(({ document }) =>
        document.querySelectorAll('script:not([src])').map((script) => cspHash(script.rawText)),
      ),
    );
    const hashes = (policy.get('script-src') ?? []).filter((source) => source.startsWith("'sha256-"));
    expect(hashes.filter((hash) => !used.has(hash))).toEqual([]);
  });

  it('the styles that the model viewer writes into its shadow root', () => {
    const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => contentOf(file).toString());
    const styles = scripts.flatMap((code) =>
      [...code.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
    );
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(policy.get('style-src')).toContain(cspHash(style));
  });
});

/** Criteria of MDN's HTTP Observatory; docs/adr/0006-one-static-server.md has the score. */
describe('the headers', () => {
  it('include a policy that denies by default and allows neither unsafe code nor broad sources', () => {
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

  it('isolate the page, refuse frames and set no cookie', () => {
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    expect(Object.keys(headers).join()).not.toMatch(/access-control|set-cookie/i);
  });
});

describe('files for caches and static hosts', () => {
  it('have lines under 2,000 characters, which Cloudflare Pages accepts', () => {
    const lines = contentOf('/_headers').toString().split('\n');
    expect(lines.filter((line) => line.length >= 2_000)).toEqual([]);
  });

  it('have a hash in their name if they are cached for a year', () => {
    const assets = [...files].filter((file) => file.startsWith('/assets/'));
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((file) => !/-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/.test(file))).toEqual([]);
  });
});

it('security.txt expires within a year', () => {
  const [, date = ''] = /^Expires: (.+)$/m.exec(contentOf('/.well-known/security.txt').toString()) ?? [];
  const days = (Date.parse(date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
