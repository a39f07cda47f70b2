/** Session storage: what was entered in forms and tools, until it is sent or the tab is closed. Named in the privacy policy. */
export const DRAFT_KEY = 'draft';

/**
 * Owner of what a calculator or a quiz hands to the contact form, so that no answer is asked twice: there from the click on a
 * `DraftLink` until the form has read it.
 */
export const CARRIED_DRAFT = 'carried';

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** The draft of one form or tool as it was saved, or undefined. The caller checks it: a visitor can edit the storage. */
export function readDraft(owner: string): unknown {
  return readAll()[owner];
}

/** Saves the draft of one form or tool in place of its former one; undefined removes it. */
export function saveDraft(owner: string, draft: unknown): void {
  try {
    const all = { ...readAll(), [owner]: draft };
    if (Object.values(all).every((one) => one === undefined)) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(all));
  } catch {
    // Storage is refused: the draft lasts as long as the page.
  }
}

/** The given names of a draft whose value is text that is not blank. */
export function textsOf<Name extends string>(
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
