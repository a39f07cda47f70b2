let sections: readonly Element[] | undefined;

/**
 * While React takes a page over, its sections are left as they were printed: neither their code nor their rendering is needed
 * until a navigation draws them. From here on, until `forgetPrinted`.
 * @param root holds the page, each section of which is one element
 */
export function keepPrinted(root: Element): void {
  sections = [...root.querySelectorAll('main > :not(nav)')];
}

export function forgetPrinted(): void {
  sections = undefined;
}

/** The element that was printed for the section at this place of the page being taken over. */
export const printedSection = (index: number): Element | undefined => sections?.[index];
