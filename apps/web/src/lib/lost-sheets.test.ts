import { expect, test, vi } from 'vitest';

test('a lost sheet is asked for again until it has loaded', async () => {
  const asked: ('lost' | 'loaded')[] = [];
  const outcomes = ['lost', 'loaded'] as const;
  let lose: (target: unknown) => void = () => undefined;
  class Link {
    rel = 'stylesheet';
    attributes = [];
    onload?: () => void;
    onerror?: () => void;
    replaceWith(copy: Link) {
      const outcome = outcomes[asked.length] ?? 'loaded';
      asked.push(outcome);
      if (outcome === 'loaded') return copy.onload?.();
      lose(copy);
      copy.onerror?.();
    }
  }
  vi.stubEnv('SSR', false);
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (event: { readonly target: unknown }) => void) => {
      lose = (target) => listener({ target });
    },
    createElement: () => new Link(),
  });
  vi.resetModules();
  const { reloadLostSheets } = await import('./lost-sheets.ts');
  lose(new Link());
  await expect(reloadLostSheets()).rejects.toThrow('failed to load');
  await reloadLostSheets();
  await reloadLostSheets();
  expect(asked).toEqual(outcomes);
});
