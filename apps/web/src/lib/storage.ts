import type { StorageKey } from '../site/storage-keys.ts';

type Area = 'localStorage' | 'sessionStorage';

/** The JSON value of a key of the browser's storage; null if there is none, if it is malformed, or if storage is refused. */
export function readStored(area: Area, key: StorageKey): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value. If storage is refused (false), the page forgets the value when it closes. */
export function store(area: Area, key: StorageKey, value: unknown): boolean {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(area: Area, key: StorageKey): void {
  try {
    globalThis[area].removeItem(key);
  } catch {}
}
