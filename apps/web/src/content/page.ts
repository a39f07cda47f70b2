import type { PageContent, Section, SectionKind, SectionOf } from './schema/page.ts';

/** Sections in page order, each by its kind, then its anchor if it has one: `faq#questions`. */
type Sections = {
  readonly [Kind in SectionKind as Kind | `${Kind}#${string}`]?: Omit<SectionOf<Kind>, 'kind' | 'id'>;
};

/** The content of a page, from what its file says. */
export const page = (file: Omit<PageContent, 'sections'> & { readonly sections: Sections }): PageContent => ({
  ...file,
  sections: Object.entries(file.sections).map(([name, fields]) => {
    const [kind, id] = name.split('#');
    return { kind, ...(id && { id }), ...fields } as Section;
  }),
});
