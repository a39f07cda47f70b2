import * as z from 'zod';
import { action, drawing, fact, heading, sectionBase, text, title } from './base.ts';

/** Top of every page, with the only h1. */
export const hero = z.strictObject({
  kind: z.literal('hero'),
  eyebrow: text.optional(),
  title,
  lead: text,
  actions: z.array(action).max(3),
  /** Reduced height, so that the form below starts on the first screen. */
  compact: z.boolean().optional(),
  facts: z.array(fact).max(4).optional(),
  /** The page's own drawing. Its position depends on its cut (`ui/drawing`). */
  drawing: drawing.optional(),
  /** A tag on the drawing. `{projects}` is the number of finished projects: the drawing has one ring for each. */
  tag: z.strictObject({ text, highlight: text }).optional(),
});

/** Large figures with their labels. */
export const metrics = z.strictObject({
  kind: z.literal('metrics'),
  ...sectionBase,
  ...heading,
  /** `times`: outcome over start of a figure that has grown. A log is drawn, its heart to scale. */
  items: z.array(fact.extend({ detail: text.optional(), times: z.number().gt(1).optional() })).min(2),
  /** Figures shown at 768 px or less; « +N autres » reveals the rest. */
  mobileItems: z.int().min(1).optional(),
  actions: z.array(action).max(2).optional(),
});

const list = { featuresTitle: text.optional(), features: z.array(text).optional() };

export const card = z.strictObject({
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
export const cards = z
  .strictObject({
    kind: z.literal('cards'),
    ...sectionBase,
    ...heading,
    /** `grid`: cards side by side; `ledger`: full-width rows, for lists read from top to bottom. */
    layout: z.enum(['grid', 'ledger']).optional(),
    /** Beside a ledger. If the drawing has one log per row, the log of the hovered row lifts. */
    drawing: drawing.optional(),
    items: z.array(card).min(2),
    /** A click anywhere on the card follows its only link. */
    clickable: z.boolean().optional(),
    /** Features shown at 768 px or less; « +N autres » reveals the rest. */
    mobileFeatures: z.int().min(1).optional(),
    /** Singular noun of the features, if « +1 autre » alone would be unclear. */
    moreNoun: text.optional(),
    /** A grid always swipes at 768 px or less; a ledger without a drawing does with this. */
    swipeHint: z.boolean().optional(),
  })
  .refine(
    ({ layout, drawing, swipeHint }) => (layout === 'ledger' ? !(drawing && swipeHint) : drawing === undefined),
    'une liste (ledger) n’a pas de glissement près d’un dessin; une grille n’a pas de dessin : rien ne les montrerait',
  );

export const phase = z.strictObject({
  title,
  text,
  duration: text.optional(),
  activities: z.array(text).min(1),
  deliverables: z.array(text).optional(),
});

/** Phases of work, in order. */
export const process = z.strictObject({
  kind: z.literal('process'),
  ...sectionBase,
  ...heading,
  phases: z.array(phase).min(2),
  /** Label before each phase's deliverables, such as « Livrables : ». */
  deliverablesTitle: text.optional(),
  /** Activities shown at 768 px or less. */
  mobileActivities: z.int().min(1).optional(),
});

/** Offers by size of business, without prices. */
export const packages = z.strictObject({
  kind: z.literal('packages'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        name: text,
        audience: text,
        text,
        features: z.array(text).min(1),
        impact: text.optional(),
        popular: text.optional(),
        action,
      }),
    )
    .min(2),
  mobileFeatures: z.int().min(1).optional(),
  swipeHint: z.boolean().optional(),
});

export const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  id: text.optional(),
  /** The default is the daybreak background of the end of a page. */
  tone: z.literal('night').optional(),
  ...heading,
  actions: z.array(action).min(1).max(3),
  note: text.optional(),
});

/** Visible questions, also used for the FAQPage data. */
export const faq = z.strictObject({
  kind: z.literal('faq'),
  ...sectionBase,
  ...heading,
  items: z.array(z.strictObject({ question: text, answer: text, action: action.optional() })).min(2),
});

const block = z.union([
  z.strictObject({ paragraph: text }),
  z.strictObject({ list: z.array(text).min(1) }),
  z.strictObject({
    table: z.strictObject({
      caption: text,
      head: z.array(text),
      rows: z.array(z.array(text)),
      /** The first column contains identifiers, displayed as code. */
      codes: z.boolean().optional(),
      /** Cells contain a figure or two words, so columns are narrow. */
      short: z.boolean().optional(),
    }),
  }),
  z.strictObject({ actions: z.array(action).min(1) }),
  /** An aside that qualifies the text around it. */
  z.strictObject({ note: text }),
  /** A bar chart: each value is a number to draw, and a text. */
  z.strictObject({
    bars: z.strictObject({
      caption: text,
      items: z.array(z.strictObject({ label: text, value: z.number().min(0), display: text })).min(2),
    }),
  }),
  /** Sources of external figures: publisher, date, address, and the figures they support. The address is omitted if unknown. */
  z.strictObject({
    sources: z
      .array(
        z.strictObject({
          name: text,
          date: text,
          url: z.url().optional(),
          lang: z.literal('en').optional(),
          figures: z.array(text).min(1).optional(),
        }),
      )
      .min(1),
  }),
]);
export type Block = z.infer<typeof block>;

/** Long text in titled parts, with an optional table of contents. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  id: text.optional(),
  /** Date and reading time of an article (a test compares them with its text), or the version of a legal page. */
  byline: text.optional(),
  contents: text.optional(),
  parts: z.array(z.strictObject({ id: text, title, blocks: z.array(block).min(1) })).min(1),
});

/** An argument in two columns: text on one side, short points on the other. */
export const story = z.strictObject({
  kind: z.literal('story'),
  ...sectionBase,
  ...heading,
  paragraphs: z.array(text).min(1),
  points: z.array(z.strictObject({ title, text })).optional(),
  actions: z.array(action).max(2).optional(),
});
