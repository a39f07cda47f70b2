import * as z from 'zod';
import { drawing, fact, heading, sectionBase, text, title } from '../base.ts';

const source = z.strictObject({ label: text, factor: text, kg: text });

/**
 * The calculator as it is before it is opened: the method, by a worked example whose figures a test compares with the
 * formulas. The strings of the open calculator are in `content/calculateur.ts`: they come with its script.
 */
export const co2Calculator = z.strictObject({
  kind: z.literal('co2-calculator'),
  ...sectionBase,
  /** Links elsewhere on the page open the calculator by this anchor, and shared results lead to it. */
  id: text,
  ...heading,
  open: text,
  /** Said when the calculator's script could not be had. */
  loadFailure: text,
  /** The example's gauge. */
  drawing,
  example: z.strictObject({
    title,
    text,
    /** In the middle of the gauge. */
    total: z.strictObject({ value: text, unit: text }),
    sources: z.strictObject({ site: source, chatbot: source, ai: source }),
    comparisons: z.strictObject({ carKm: fact, trees: fact, costCAD: fact }),
    hosting: text,
  }),
  /** How the figures are made and what they are good for, open or closed. */
  method: z.strictObject({ title, paragraphs: z.array(text).min(1) }),
});
