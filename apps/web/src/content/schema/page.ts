import * as z from 'zod';
import { quoted } from '../quoted.ts';
import { colour, description, text } from './base.ts';
import { sections } from './sections.ts';
import { type Worded, worded } from './words.ts';

/** Every kind of section; CONTRIBUTING.md says what a new one needs. */
export const section = z.discriminatedUnion('kind', [...sections, ...worded]);

export type Section = z.infer<(typeof sections)[number]> | Worded;
export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

export const pageContent = z.strictObject({
  /** Title of the document, for search engines and the tab: unique, 30 to 60 characters unless it is a fixed wording (`quoted.ts`). */
  title: z
    .string()
    .refine(
      (title) => quoted.includes(title) || (title.length >= 30 && title.length <= 60),
      'le titre d’une page compte de 30 à 60 caractères',
    ),
  /** Description in search results: unique. */
  description,
  /** Summary in one line, for the site plan. Every page of the registry needs one. */
  summary: text.max(80, 'le résumé d’une page dépasse 80 caractères').optional(),
  /** Date of the last substantial change of the text, for the sitemap and the structured data. They omit the date if it is missing. */
  modified: z.iso.date().optional(),
  /** Keywords, separated by commas. */
  keywords: text.optional(),
  accent: colour,
  /** The service that the page sells: by default, its name is the page's label, and its offer, at 0 CAD, a free consultation. */
  service: z.strictObject({ name: text.optional(), type: text, offer: text.optional() }).optional(),
  /** Date of publication, of an article only. */
  published: z.iso.date().optional(),
  sections: z
    .array(section as unknown as z.ZodType<Section>)
    .min(1)
    .refine(
      (list) => list.filter(({ kind }) => kind === 'hero').length === 1,
      'une page a exactement un en-tête (hero)',
    )
    .refine((list) => {
      const nights = list.filter((one) => 'tone' in one && one.tone === 'night');
      return nights.length === 0 || (nights.length === 1 && nights[0] !== list.at(-1));
    }, 'une page a au plus une section « night », et ce n’est pas la dernière'),
});

export type PageContent = z.infer<typeof pageContent>;
