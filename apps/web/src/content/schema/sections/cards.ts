import * as z from 'zod';
import { action, drawing, fact, framed, noun, text, title } from '../base.ts';

const list = { featuresTitle: text.optional(), features: z.array(text).optional() };

const card = z.strictObject({
  badge: text.optional(),
  title,
  subtitle: text.optional(),
  text,
  stats: z.array(fact).max(3).optional(),
  ...list,
  benefit: text.optional(),
  action: action.optional(),
  featured: z.boolean().optional(),
});

export type Card = z.infer<typeof card>;

/** Cards: a grid, or a swipe carousel at 768 px or less. */
export const cards = framed('cards', {
  /** `grid`: cards side by side; `ledger`: full-width rows, for lists read from top to bottom. */
  layout: z.enum(['grid', 'ledger']).optional(),
  /** Beside a ledger. If the drawing has one log per row, the log of the hovered row lifts. */
  drawing: drawing.optional(),
  items: z.array(card).min(2),
  /** A click anywhere on the card follows its only link. */
  clickable: z.boolean().optional(),
  /** Features shown at 768 px or less; « +N autres » reveals the rest. */
  mobileFeatures: z.int().min(1).optional(),
  /** The noun of the hidden features after their number, if « autre » alone would be unclear. */
  moreNoun: noun.optional(),
  /** A grid always swipes at 768 px or less; a ledger without a drawing does with this. */
  swipeHint: z.boolean().optional(),
}).refine(
  ({ layout, drawing, swipeHint }) => (layout === 'ledger' ? !(drawing && swipeHint) : drawing === undefined),
  'une liste (ledger) n’a pas de glissement près d’un dessin; une grille n’a pas de dessin : rien ne les montrerait',
);
