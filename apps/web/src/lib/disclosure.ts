/** Open buttons of the exclusive disclosures (menus). The attribute is their only state; see `app/inline/disclosures.ts`. */
export function openDisclosures(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-exclusive] [aria-expanded="true"]')];
}

export function setExpanded(button: Element, expanded: boolean): void {
  button.setAttribute('aria-expanded', String(expanded));
}

export function closeDisclosures(): void {
  for (const button of openDisclosures()) setExpanded(button, false);
}
