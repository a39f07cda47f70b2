import type { PageContent, Section, SectionKind, SectionOf } from './schema/page.ts';
import type { Block } from './schema/sections.ts';

/** A long text in parts, each by its title, then its anchor: `Sources {#sources}`. */
interface Parts {
  readonly parts: Readonly<Record<`${string} {#${string}}`, Block[]>>;
}

type Fields<Kind extends SectionKind> = Kind extends 'prose'
  ? Omit<SectionOf<Kind>, 'kind' | 'parts'> & Parts
  : Omit<SectionOf<Kind>, 'kind' | 'id'>;

type Name<Kind extends SectionKind> = Kind | ('id' extends keyof SectionOf<Kind> ? `${Kind}#${string}` : never);

/** Sections in page order, each by its kind, then its anchor if it has one: `faq#questions`. */
type Sections = { readonly [Kind in SectionKind as Name<Kind>]?: Fields<Kind> };

const partsOf = ({ parts }: Parts) =>
  Object.entries(parts).map(([heading, blocks]) => {
    const [, title = heading, id] = /^(.*) \{#(.+)\}$/.exec(heading) ?? [];
    return { id, title, blocks };
  });

/** The content of a page, from what its file says. */
export const page = (file: Omit<PageContent, 'sections'> & { readonly sections: Sections }): PageContent => ({
  ...file,
  sections: Object.entries(file.sections).map(([name, fields]) => {
    const [kind, id] = name.split('#');
    const parts = kind === 'prose' && { parts: partsOf(fields as Parts) };
    return { kind, ...(id && { id }), ...fields, ...parts } as Section;
  }),
});
