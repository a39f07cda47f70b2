import { aiSectors } from '@agency/shared/ai';
import * as z from 'zod';
import { agencyStats } from '../../site/agency.ts';
import { hasInteractiveDemo } from '../../site/projects.ts';
import { action, actions, drawing, fact, framed, keyed, list, noun, text, title, titled } from './base.ts';
import { project } from './project.ts';

const card = z.strictObject({
  badge: text.optional(),
  subtitle: text.optional(),
  text,
  stats: z.array(fact).max(3).optional(),
  features: z.array(text).optional(),
  benefit: text.optional(),
  action: action.optional(),
  featured: z.literal(true).optional(),
});

export type Card = z.infer<typeof card>;

const claimKind = z.strictObject({ title: text, text });

const side = z.strictObject({ name: text, points: z.array(text).min(2) });

const stats = Object.keys(agencyStats) as (keyof typeof agencyStats)[];

const sectorTab = z.strictObject({ title: text, solutions: z.array(text).length(4) });

const phase = z.strictObject({
  text,
  duration: text.optional(),
  activities: z.array(text).min(1),
  deliverables: z.array(text).optional(),
});

const block = z.union([
  /** A paragraph. */
  text,
  /** The points of a list. */
  z.array(text).min(1),
  /** A table. */
  z.strictObject({
    caption: text,
    head: z.array(text),
    rows: z.array(z.array(text)),
    /** The first column contains identifiers, displayed as code. */
    codes: z.boolean().optional(),
  }),
  z.strictObject({ actions: actions() }),
  /** An aside that qualifies the text around it. */
  z.strictObject({ note: text }),
  /** A bar chart: each value is a number to draw, and a text. */
  z.strictObject({
    caption: text,
    bars: list({ label: text, value: z.number().min(0), display: text }).min(2),
  }),
  /** Sources of external figures: publisher, date, address, and the figures they support. The address is omitted if unknown. */
  z.strictObject({
    sources: list({
      name: text,
      date: text,
      url: z.url().optional(),
      lang: z.literal('en').optional(),
      figures: z.array(text).min(1).optional(),
    }).min(1),
  }),
]);
export type Block = z.infer<typeof block>;

/** The kinds of sections that several pages have or could have, those with state last. */
export const sections = [
  framed('call-to-action', { actions: actions(), note: text.optional() }).omit({ tone: true }),
  /** Cards: a grid, or a swipe carousel at 768 px or less. */
  framed('cards', {
    /** `grid`: cards side by side; `ledger`: full-width rows, for lists read from top to bottom. */
    layout: z.enum(['grid', 'ledger']).optional(),
    /** Beside a ledger. If the drawing has one log per row, the log of the hovered row lifts. */
    drawing: drawing.optional(),
    items: titled(card),
    /** The link of each card that has none of its own. */
    action: action.optional(),
    /** Before the features of each card. */
    featuresTitle: text.optional(),
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
  ),
  /** The claims of the site, each with its basis. They are in `content/claims/`. */
  z.strictObject({
    kind: z.literal('claims-register'),
    legend: title,
    kinds: z.strictObject({
      measured: claimKind,
      public: claimKind,
      estimate: claimKind,
      own: claimKind,
    }),
    strings: z.strictObject({ limits: text, source: text, sources: text, pages: text, all: text }),
  }),
  /** Two ways of doing the same thing, compared point by point. Ours is the second. */
  framed('comparison', {
    criteria: z.array(text).min(2),
    theirs: side,
    ours: side,
  }),
  /** Visible questions, also used for the FAQPage data. */
  framed('faq', {
    answers: keyed(z.union([text, z.strictObject({ answer: text, action })]), 2),
  }),
  /** Top of every page, with the only h1. */
  z.strictObject({
    kind: z.literal('hero'),
    eyebrow: text.optional(),
    title,
    lead: text,
    actions: actions().optional(),
    /** Reduced height, so that the form below starts on the first screen. */
    compact: z.boolean().optional(),
    facts: z.array(fact).max(4).optional(),
    /** The page's own drawing. Its position depends on its cut (`ui/drawing`). */
    drawing: drawing.optional(),
    tag: z.strictObject({ text, highlight: text }).optional(),
  }),
  /** Large figures by their labels. */
  framed('metrics', {
    /** `times`: outcome over start of a figure that has grown. A log is drawn, its heart to scale. */
    items: keyed(
      z.strictObject({ value: text, detail: text.optional(), times: z.number().gt(1).optional() }),
      2,
    ).refine((all) => Object.keys(all).length <= 4, 'il faut au plus 4 éléments'),
    /** Figures shown at 768 px or less; « +N autres » reveals the rest. */
    mobileItems: z.int().min(1).optional(),
    actions: actions(2).optional(),
  }),
  /** Offers by size of business, without prices, by their names. */
  framed('packages', {
    items: titled(
      z.strictObject({
        audience: text,
        text,
        features: z.array(text).min(1),
        impact: text.optional(),
        popular: text.optional(),
      }),
    ),
    /** The link of each offer. */
    action,
  }),
  /** People of the agency, from `team` in `agency.ts`. */
  framed('people', {
    items: list({
      name: text,
      role: text,
      picture: z.string().regex(/^[a-z0-9-]+\.(?:avif|webp|jpg)$/, 'le nom de la photo : prenom-nom.avif'),
      pictureText: text,
    }).min(1),
  }),
  /** Phases of work, in order. */
  framed('process', {
    phases: titled(phase),
    /** Label before each phase's deliverables, such as « Livrables : ». */
    deliverablesTitle: text.optional(),
  }),
  /** A complete project of the portfolio: its page has only a call to action after it. */
  z.strictObject({ kind: z.literal('project'), project }),
  /** Two or three projects of a trade, without pictures. */
  z.strictObject({
    kind: z.literal('project-list'),
    title,
    projects: z.array(project).min(2).max(3),
    /** By default, to all projects. */
    actions: actions().optional(),
  }),
  /** Long text in titled parts, with an optional table of contents. */
  z.strictObject({
    kind: z.literal('prose'),
    /** Date and reading time of an article (a test compares them with its text), or the version of a legal page. */
    byline: text.optional(),
    contents: text.optional(),
    parts: list({
      id: z.string('une partie a son ancre après son titre : « Sources {#sources} »'),
      title,
      blocks: z.array(block).min(1),
    }).min(1),
  }),
  /** Every page of the site, grouped by kind, with the title of each group in display order. */
  z.strictObject({
    kind: z.literal('site-plan'),
    groups: z.strictObject({ page: text, service: text, sector: text, article: text, legal: text }),
  }),
  /** Proficiency of a team with its tools, by category and name: levels from 0 to 100, each with an explanation. */
  framed('skills', {
    categories: keyed(keyed(z.strictObject({ level: z.int().min(0).max(100), description: text }), 1), 1),
  }),
  /** An argument in two columns: text on one side, short points on the other. */
  framed('story', {
    paragraphs: z.array(text).min(1),
    points: titled(text).optional(),
    actions: actions(2).optional(),
  }),
  /** Short named points: tools, sectors, objectives, channels. */
  framed('tiles', {
    items: titled(text),
    /** Items shown at 768 px or less; « +N autres » reveals the rest. */
    mobileItems: z.int().min(1).optional(),
  }),
  /** Figures of the agency, which count up when they become visible. The numbers are in `site/agency.ts`. */
  framed('counters', {
    items: list({
      stat: z.enum(stats),
      /** Suffix of the figure, with a no-break space if needed: `+`, ` %`. */
      suffix: z.string().optional(),
      label: text,
      detail: text.optional(),
    }).min(2),
  }),
  /** A section with the bot's window. The strings of the window are in `content/tools/bot-window.ts`. */
  framed('faq-bot', {
    /** Description of the bot. */
    caveat: text,
  }),
  /** A 3D model of `public/models/` beside its text. A picture comes first, and the model loads on demand. */
  framed('model-showcase', {
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
    actions: actions(2),
  }),
  /** All projects of the portfolio, with filters and an overlay. */
  framed('portfolio-grid', {}),
  /** Projects selected for this page. */
  framed('portfolio-teaser', {
    projects: list({
      project: project.refine(
        hasInteractiveDemo,
        'ce projet n’a pas de démo à essayer : choisissez-en un autre, ou retirez cette section',
      ),
      /** What can be done in its interactive demo. */
      gesture: text,
    }).length(3, 'trois projets, ni plus ni moins'),
    /** The demo that plays in place of a picture. */
    demo: z.strictObject({ play: text, close: text, name: text }),
    actions: actions(),
  }),
  /** One tab per sector of the AI page. The return is the calculator's. */
  framed('sector-tabs', {
    /** With `{turn}`, the percentage of a full ring. */
    roiLabel: text,
    tabs: z.record(z.enum(aiSectors.map(({ code }) => code)), sectorTab),
  }),
] as const;
