import * as z from 'zod';
import { framed, list, text } from '../base.ts';

/** People of the agency, from `team` in `agency.ts`. */
export const people = framed('people', {
  items: list({
    name: text,
    role: text,
    picture: z.string().regex(/^[a-z0-9-]+\.(?:avif|webp|jpg)$/, 'le nom de la photo : prenom-nom.avif'),
    pictureText: text,
  }).min(1),
});
