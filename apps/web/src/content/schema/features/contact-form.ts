import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

export const contactForm = z.strictObject({
  kind: z.literal('contact-form'),
  ...sectionBase,
  ...heading,
});
