import * as z from 'zod';
import { framed, list, text } from '../base.ts';

/** Guidelines that the agency follows; none is a certificate. The logo is our own drawing, in `public/media/certifications/`. */
export const certifications = framed('certifications', {
  items: list({
    name: text,
    abbreviation: text,
    /** Degree of compliance: « Lignes directrices suivies », never « certifié ». */
    description: text,
    logo: z.string().regex(/^[a-z0-9-]+$/),
    logoAlt: text,
    colour: z.enum(['forest', 'larch', 'river', 'berry']),
  }).length(4),
});
