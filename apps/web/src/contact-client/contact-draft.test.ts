import { contactFields } from '@agency/shared';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_DRAFT_KEY, saveContactDraft, takeContactDraft } from './contact-draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is read once, then gone', () => {
  saveContactDraft({ serviceType: 'audit-gratuit', message: 'Bonjour' });
  expect(takeContactDraft(contactFields)).toEqual({ serviceType: 'audit-gratuit', message: 'Bonjour' });
  expect(takeContactDraft(contactFields)).toEqual({});
  expect(kept.size).toBe(0);
});

test('a later draft takes the place of the first', () => {
  saveContactDraft({ serviceType: 'audit-gratuit', message: 'Bonjour' });
  saveContactDraft({ serviceType: 'automatisation' });
  expect(takeContactDraft(contactFields)).toEqual({ serviceType: 'automatisation' });
});

test('only known fields that hold text come out', () => {
  kept.set(CONTACT_DRAFT_KEY, JSON.stringify({ message: 'Bonjour', name: '', phone: 418, admin: 'true' }));
  expect(takeContactDraft(contactFields)).toEqual({ message: 'Bonjour' });
});

test.each(['', 'null', '[]', '"texte"', '{'])('a store holding %j gives an empty draft', (value) => {
  kept.set(CONTACT_DRAFT_KEY, value);
  expect(takeContactDraft(contactFields)).toEqual({});
});

test('a browser that refuses storage loses the draft and nothing else', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => saveContactDraft({ message: 'Bonjour' })).not.toThrow();
  expect(takeContactDraft(contactFields)).toEqual({});
});
