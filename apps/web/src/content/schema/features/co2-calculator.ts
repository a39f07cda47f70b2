import * as z from 'zod';
import { action, drawing, fact, framed, text, title } from '../base.ts';

const source = z.strictObject({ label: text, factor: text, kg: text });

/**
 * The closed calculator: its method with a worked example, whose figures a test compares with the formulas. The strings of the
 * open calculator are in `content/tools/co2-calculator.ts` and load with its script.
 */
export const co2Calculator = framed('co2-calculator', {
  open: text,
  /** Gauge of the example. */
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
  /** Method and accuracy of the figures, for both the open and the closed calculator. */
  method: z.strictObject({ title, paragraphs: z.array(text).min(1), action }),
})
  /** The anchor: links on the page open the calculator with it, and shared results lead to it. */
  .extend({ id: text });
