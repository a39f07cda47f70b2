import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** People of the agency, from `team` in `agency.ts`. */
export const people = z.strictObject({
  kind: z.literal('people'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        picture: z.string().regex(/^[a-z0-9-]+\.(?:avif|webp|jpg)$/, 'le nom de la photo : prenom-nom.avif'),
        pictureText: text,
      }),
    )
    .min(1),
});
