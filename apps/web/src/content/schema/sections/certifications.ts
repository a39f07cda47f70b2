import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** Guidelines that the agency follows; none is a certificate. The logo is our own drawing, in `public/media/certifications/`. */
export const certifications = z.strictObject({
  kind: z.literal('certifications'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        name: text,
        abbreviation: text,
        /** Degree of compliance: « Lignes directrices suivies », never « certifié ». */
        description: text,
        logo: z.string().regex(/^[a-z0-9-]+$/),
        logoAlt: text,
        colour: z.enum(['forest', 'larch', 'river', 'berry']),
      }),
    )
    .length(4),
});
