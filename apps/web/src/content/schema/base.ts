import { serviceTypes } from '@agency/shared/contact';
import { withNoun } from '@agency/shared/format';
import * as z from 'zod';
import { type ExternalUrl, externalUrls } from '../../site/agency.ts';
import { type PageId, pageIds } from '../../site/pages.ts';
import { categories } from '../projects/categories.ts';

export const text = z.string().trim().min(1, 'un texte est vide');

/** A title: one or two lines, with or without a full stop. */
export const title = text.max(90, 'un titre dépasse 90 caractères');

const isTitle = (text: string) => title.safeParse(text).success;

/** A description that search results show whole. */
export const description = z
  .string()
  .refine(({ length }) => length >= 110 && length <= 160, 'la description compte de 110 à 160 caractères');

export const pageId = z.enum(
  pageIds as [PageId, ...PageId[]],
  'aucune page de ce nom : choisissez-en une de site/pages.ts',
);
const externalUrl = z.enum(
  Object.keys(externalUrls) as [ExternalUrl, ...ExternalUrl[]],
  'aucune adresse de ce nom : choisissez-en une de « externalUrls », dans site/agency.ts',
);

/** What the linked page shows: a service chosen in the contact form, or the projects of a filter. */
const query = z.union([
  z.strictObject({ service: z.enum(serviceTypes.map(({ code }) => code)) }),
  z.strictObject({ categorie: z.enum(Object.values(categories).map(({ filter }) => filter)) }),
]);

/** Target of a link: a page of the registry, an external address of `agency.ts`, or an anchor of the same page. */
export const target = z.union([
  z.strictObject({ page: pageId, query: query.optional(), fragment: text.optional() }),
  z.strictObject({ external: externalUrl }),
  z.strictObject({ anchor: text }),
]);
export type Target = z.infer<typeof target>;

/** `short` replaces the label at 768 px or less. */
export const action = z.strictObject({ label: text, short: text.optional(), target });
export type Action = z.infer<typeof action>;

/** A figure with its label. The value is displayed unchanged, so it needs French typography. */
export const fact = z.strictObject({ value: text, label: text });

/** A drawing of `src/drawings/`, by name without extension. Each page has its own. */
export const drawing = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'un dessin porte le nom de son fichier de src/drawings/, sans « .svg »');

/** Tone that distinguishes a section from its neighbours. */
export const tone = z.enum(['paper', 'surface', 'night']);
export type Tone = z.infer<typeof tone>;

/** The frame of a section (`blocks/frame/SectionFrame.tsx`): an anchor, a tone and a heading. */
export const frame = {
  id: text.optional(),
  tone: tone.optional(),
  eyebrow: text.optional(),
  title,
  lead: text.optional(),
};

/** A section in a frame: its kind, its frame, then its own fields. */
export const framed = <Kind extends string, Fields extends z.core.$ZodLooseShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ kind: z.literal(kind), ...frame, ...fields });

const items = { one: 'élément', many: 'éléments' };

/** JavaScript puts such keys before the others. */
const isNumber = (key: string) => /^\d+$/.test(key);

/** Items by their names, in order: each stands once. */
export const keyed = <Item extends z.ZodType>(item: Item, min: number, name = text) =>
  z
    .record(name, item)
    .refine((all) => Object.keys(all).length >= min, `il faut au moins ${withNoun(min, items)}`)
    .refine((all) => !Object.keys(all).some(isNumber), 'un nombre seul passerait devant les autres : ajoutez-y un mot');

/** Links by their labels, in order. */
export const actions = (most = 3) =>
  keyed(target, 1).refine((all) => Object.keys(all).length <= most, `il faut au plus ${most} liens`);
export type Actions = Readonly<Record<string, Target>>;

/** Items by their titles. */
export const titled = <Item extends z.ZodType>(item: Item) =>
  keyed(item, 2).refine((all) => Object.keys(all).every(isTitle), 'un titre dépasse 90 caractères');

export const list = <Fields extends z.core.$ZodLooseShape>(fields: Fields) => z.array(z.strictObject(fields));

/** A noun after its number, in the singular and the plural: `1 facture`, `100 factures`. */
export const noun = z.strictObject({ one: text, many: text });

export const colour = z.enum(['forest', 'larch', 'river', 'berry']);
