import { DRAFT_KEY } from '../site/storage-keys.ts';
import { forget, readStored, store } from './storage.ts';

function readAll(): Record<string, unknown> {
  const stored = readStored('sessionStorage', DRAFT_KEY);
  return typeof stored === 'object' ? { ...stored } : {};
}

/** The saved draft of one form or tool, or undefined. The caller validates it: a visitor can edit the storage. */
export function readDraft(owner: string): unknown {
  return readAll()[owner];
}

/** Replaces the saved draft of one form or tool, or says that storage is refused (false); undefined removes it. */
export function saveDraft(owner: string, draft: unknown): boolean {
  const all = { ...readAll(), [owner]: draft };
  const isEmpty = Object.values(all).every((one) => one === undefined);
  if (!isEmpty) return store('sessionStorage', DRAFT_KEY, all);
  forget('sessionStorage', DRAFT_KEY);
  return true;
}

/** The texts of a draft under these names, without the blank ones. */
export function namedTexts<Name extends string>(
  draft: unknown,
  names: readonly Name[],
): { readonly [N in Name]?: string } {
  const values = new Map<string, unknown>(Object.entries(draft ?? {}));
  const texts = names.flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts) as { readonly [N in Name]?: string };
}
