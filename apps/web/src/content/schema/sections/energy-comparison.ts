import * as z from 'zod';
import { framed, list, text } from '../base.ts';

const measure = z.strictObject({ value: z.number().positive(), display: text });

/** Two services compared by their energy: the general one, then ours. The areas of the squares are to scale. */
export const energyComparison = framed('energy-comparison', {
  labels: z.strictObject({ consumption: text, co2: text, cost: text, efficiency: text }),
  cards: list({
    type: text,
    consumption: measure,
    co2: measure,
    cost: measure,
    efficiency: text,
    colour: z.enum(['forest', 'larch', 'river', 'berry']),
  }).length(2),
  saving: text,
  note: text,
});
