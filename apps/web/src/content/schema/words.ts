import * as z from 'zod';
import * as words from '../sections/words.ts';
import { actions, colour, frame, target, text, title } from './base.ts';

type Words = typeof words;

/** A kind of section that only one page has. What its words say is its type: a component that reads a missing one does not compile. */
export type Worded = { [Kind in keyof Words]: { readonly kind: Kind } & Frame & Words[Kind] }[keyof Words];
type Frame = z.infer<z.ZodObject<typeof frame>>;

/** What means the same in every kind. The other fields are texts, numbers, and groups of them. */
const fields = {
  title: title.optional(),
  target: target.optional(),
  actions: actions().optional(),
  colour: colour.optional(),
};
const said: z.ZodType = z.lazy(() =>
  z.union([text, z.number().positive(), z.array(said).min(1), z.object(fields).catchall(said)]),
);

const kinds = Object.keys(words) as (keyof Words)[];

export const worded = kinds.map((kind) => z.object({ kind: z.literal(kind), ...frame }).catchall(said));
