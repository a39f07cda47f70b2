import type { Page } from '@playwright/test';
import type { SectionKind, SectionOf } from '../../src/content/schema/page.ts';

/** A state that a visitor can produce in a section. It must pass the same checks as the page itself. */
export interface State<Kind extends SectionKind> {
  readonly name: string;
  enter(page: Page, section: SectionOf<Kind>): Promise<void>;
}

export type States = { readonly [Kind in SectionKind]: readonly State<Kind>[] };

export const fillIn = (page: Page, field: string, value: string) => page.locator(`main [name="${field}"]`).fill(value);
