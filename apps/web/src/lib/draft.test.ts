import { beforeEach, expect, it, vi } from 'vitest';
import { stubSessionStorage } from '../../test/support/session-storage.ts';
import { DRAFT_KEY } from '../site/storage-keys.ts';
import { namedTexts, readDraft, saveDraft } from './draft.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubSessionStorage();
});

it('each form has a draft of its own, and removing the last one removes the key', () => {
  saveDraft('contact', { name: 'Marie' });
  saveDraft('quote', { step: 2 });
  saveDraft('contact', { name: 'Marie T.' });
  expect(readDraft('contact')).toEqual({ name: 'Marie T.' });
  saveDraft('contact', undefined);
  expect(readDraft('contact')).toBeUndefined();
  expect(readDraft('quote')).toEqual({ step: 2 });
  saveDraft('quote', undefined);
  expect(stored.size).toBe(0);
});

it.each(['', 'null', '12', '"texte"', '{"contact":', '[]'])('storage with %j has no draft', (text) => {
  stored.set(DRAFT_KEY, text);
  expect(readDraft('contact')).toBeUndefined();
  saveDraft('contact', { name: 'Marie' });
  expect(readDraft('contact')).toEqual({ name: 'Marie' });
});

it('refused storage has no draft and throws no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft('contact', { name: 'Marie' });
  expect(readDraft('contact')).toBeUndefined();
});

it('only texts with the requested names are read', () => {
  const names = ['name', 'email'] as const;
  expect(namedTexts({ name: 'Marie', email: 3, admin: 'x' }, names)).toEqual({ name: 'Marie' });
  for (const draft of [undefined, null, 12, 'name', ['name'], { name: '' }])
    expect(namedTexts(draft, names)).toEqual({});
});
