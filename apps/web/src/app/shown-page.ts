import type { PageClaim } from '../content/claims/page-claims.ts';
import type { PageContent } from '../content/schema/page.ts';
import type { SectionComponents } from '../sections/section-map.ts';
import type { AnyPage } from '../site/pages.ts';

/** What a page needs to be shown. */
export interface PageModule {
  readonly content: PageContent;
  readonly claims: readonly PageClaim[];
  readonly components: Partial<SectionComponents>;
}

/** The page at an address. The not-found page has no record. */
export interface ShownPage extends PageModule {
  readonly page?: AnyPage;
}
