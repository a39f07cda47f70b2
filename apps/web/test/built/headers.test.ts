import { checkHeaders, readHeaders } from '@agency/shared/headers';
import { describe, expect, it } from 'vitest';
import { cspHash } from '../../scripts/hashes.ts';
import { apiUrl } from '../../src/site/agency.ts';
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
  it('include a policy that denies by default, and allows this site, its API and no unsafe code', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    for (const [name, sources] of policy) {
      const others = sources.filter((source) => !/^(?:'(?:none|self|sha256-[^']+)'|data:|blob:)$/.test(source));
      expect(others, name).toEqual(/^(?:connect-src|form-action)$/.test(name) ? [new URL(apiUrl).origin] : []);
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

  it('let pages use nothing of a device but the full screen, and are good by the tool that the site offers', () => {
    expect(headers['Permissions-Policy']).toMatch(/^fullscreen=\(self\)(?:, [\w-]+=\(\))+$/);
    const lines = Object.entries(headers).map((header) => header.join(': '));
    const read = readHeaders(['HTTP/1.1 200', ...lines].join('\n'));
    const findings = typeof read === 'string' ? [read] : checkHeaders(read);
    expect(findings).toMatchObject(Array(6).fill({ state: 'good' }));
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
