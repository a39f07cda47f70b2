import * as z from 'zod';
import { action, fact, framed, list, text } from '../base.ts';

/** A 3D model of `public/models/` beside its text. A picture comes first, and the model loads on demand. */
export const modelShowcase = framed('model-showcase', {
  model: z.strictObject({
    /** Name of the files in `public/models/`, without extension. */
    name: z.string().regex(/^[a-z]+$/),
    alt: text,
    /** `camera-orbit` of model-viewer, the same as the poster's, so that nothing moves when the model replaces the poster. */
    orbit: z.string().regex(/^-?\d+deg \d+deg \d+%$/),
    exposure: z.number().positive(),
    /** Transferred kilobytes of the model. The button adds those of the viewer; a browser test checks the sum. */
    weight: z.int().positive(),
  }),
  /** Side of the model on a wide screen. */
  side: z.enum(['start', 'end']),
  paragraphs: z.array(text).min(1),
  facts: z.array(fact).max(3).optional(),
  bars: z
    .strictObject({
      caption: text,
      items: list({ label: text, value: z.number().positive(), display: text, ours: z.boolean() }),
    })
    .optional(),
  actions: z.array(action).min(1).max(2),
});
