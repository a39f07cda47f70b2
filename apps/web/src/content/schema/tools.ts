import { aiRanges, aiSectors } from '@agency/shared/ai';
import { financeRanges } from '@agency/shared/finance';
import * as z from 'zod';
import { agencyStats } from '../../site/agency.ts';
import { hasInteractiveDemo } from '../../site/projects.ts';
import { action, actions, drawing, fact, framed, keyed, list, noun, pageId, sliders, text, title } from './base.ts';
import { project } from './project.ts';

const source = z.strictObject({ label: text, factor: text, kg: text });

const stats = Object.keys(agencyStats) as (keyof typeof agencyStats)[];

/** Thousands of transferred bytes. */
const kilobytes = z.int().positive();

const sectorTab = z.strictObject({ title: text, solutions: z.array(text).length(4) });

/** The other kinds with state: calculators, and what a visitor opens, plays, measures or looks for. */
export const tools = [
  /**
   * Three tools to try: a bot, an invoice reader, a sales forecast. The methods are in `@agency/shared/ai`, `/invoice`
   * and `/forecast`.
   */
  framed('ai-demos', {
    tabs: z.strictObject({ chatbot: text, ocr: text, analytics: text }),
    chatbot: z.strictObject({ title: text, text, open: text, close: text, modalTitle: text, modalText: text }),
    /** Prerendered text of the other two tools. Their own strings are in `content/tools/ai-demos.built.ts`. */
    ocr: z.strictObject({ title: text, text, method: text }),
    analytics: z.strictObject({
      title: text,
      text,
      method: text,
      /** The whole method, behind a disclosure. */
      details: z.strictObject({ title: text, text }),
    }),
    /** Replaces the two tools without JavaScript. */
    withoutScript: text,
    more: action,
  }),
  /** Strings of the AI calculator. Its figures, ranges, sectors and formula are in `@agency/shared/ai`. */
  framed('ai-roi', {
    inputsTitle: text,
    sector: text,
    fields: sliders(aiRanges),
    resultsTitle: text,
    results: z.strictObject({
      annualSavings: text,
      roi: text,
      payback: text,
      hoursFreed: text,
      hoursPerEmployee: text,
    }),
    /** Follows the number of months. */
    months: noun,
    /** Replaces an infinite number of months, before the label of `payback`. */
    neverPaysBack: text,
    /** Replaces the hours of each employee if there is none. */
    nobody: text,
    /** The result in one sentence. Placeholders: `{sector}`, the fields, the results and the two texts below. */
    summary: text,
    /** Omitted without an employee. Placeholder: `{hoursPerEmployee}`. */
    perEmployee: text,
    /** Placeholder of `in`: `{payback}`. */
    repaid: z.strictObject({ in: text, never: text }),
    /** Net savings of one year, month by month. */
    chart: z.strictObject({ title: text, start: text }),
    /**
     * The formula with the visitor's inputs. Placeholders: `{hours}`, `{rate}`, `{sectorRoi}`, `{net}`
     * and the results.
     */
    equation: text,
    /** Why the value of an hour exceeds its cost. Placeholders: the same, and `{hourValue}`. */
    caveat: text,
    methodTitle: text,
    method: z.array(text).min(1),
    talk: action,
    action,
  }),
  /**
   * The closed calculator: its method with a worked example, whose figures a test compares with the formulas. The strings of the
   * open calculator are in `content/tools/co2-calculator.ts` and load with its script.
   */
  framed('co2-calculator', {
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
    .extend({ id: text }),
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
  /** A notice about the site's weight, shown once, two seconds after the page has loaded. */
  z.strictObject({
    kind: z.literal('eco-notice'),
    title,
    text,
    more: action,
    accept: text,
    close: text,
  }),
  /** A section with the bot's window. The strings of the window are in `content/tools/bot-window.ts`. */
  framed('faq-bot', {
    /** Description of the bot. */
    caveat: text,
  }),
  /** Strings of the financial calculator. Its figures, ranges and formula are in `@agency/shared/finance`. */
  framed('finance-roi', {
    inputsTitle: text,
    fields: sliders(financeRanges),
    resultsTitle: text,
    results: z.strictObject({ annualSavings: text, timeSaved: text, roi: text }),
    /** Sources of the savings. */
    parts: z.strictObject({ hours: text, errors: text }),
    /** The result in one sentence, for the announcement, print and the contact form. Placeholders: the fields and the results. */
    summary: text,
    /** Net savings year by year. Placeholder: `{year}` in the year. */
    chart: z.strictObject({ title: text, start: text, year: text }),
    methodTitle: text,
    method: z.array(text).min(1),
    /** Link that carries the summary to the contact form. */
    talk: action,
    action,
  }),
  /** Checks the visitor's own headers. The strings of the open tool are in `content/tools/header-check.ts`. */
  framed('header-check', {
    /** How to copy the headers of a response. */
    steps: z.array(text).min(1),
    open: text,
    /** Replaces the tool without JavaScript: what to check by hand. */
    withoutScript: text,
  }),
  /** The response headers of this page, requested again on demand. */
  framed('live-headers', {
    ask: text,
    asking: text,
    /** With `{date}`, `{time}` and `{status}`. */
    asked: text,
    failure: text,
    /** Before the request, and for a header that the response lacks. */
    waiting: text,
    absent: text,
    headers: list({ name: z.string().regex(/^[A-Z][A-Za-z-]+$/), text }).min(1),
    testsTitle: text,
    tests: z.array(text).min(1),
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
  /** This page and the median page, as two squares with areas proportional to their weights. */
  framed('page-proof', {
    /** `source` is the origin of the figure, with its date. */
    median: z.strictObject({ label: text, source: text }),
    /** `limit` is the maximum weight of the page; a test of the built site enforces it. `weight` has `{limit}`. */
    ours: z.strictObject({ label: text, limit: kilobytes, weight: text, prerendered: text, measured: text }),
    /** With `{co2}`. */
    grams: text,
    /** With `{times}`. */
    ratio: text,
    measure: text,
    /** With `{weight}`, `{files}` and `{co2}`. */
    outcome: text,
    failure: text,
    caption: text,
    method: text,
  }),
  /** A table of the weights of all pages, which the build measures and prerenders. It fills in the placeholders in braces. */
  framed('page-weights', {
    table: z.strictObject({
      /** With `{date}`, `{pages}`, and `{weight}` and `{co2}` of the median page. */
      summary: text,
      caption: text,
      head: z.tuple([text, text, text, text]),
      /** With `{weight}` and `{co2}`. The second is for a page with lazy pictures, and also has `{text}`, the weight without them. */
      weight: text,
      weightWithPictures: text,
      /** With `{requests}` and `{elements}`. */
      parts: text,
      /** Row of the heaviest project, with `{count}`. */
      project: text,
    }),
    actions: actions(),
    /** Replaces the table where it was not prerendered. */
    absent: text,
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
  /** A search by name in the pages of the registry. */
  framed('site-search', {
    label: text,
    /** Synonyms of a page's name, separated by spaces. */
    synonyms: z.partialRecord(pageId, text),
    /** Before the visitor types. */
    all: text,
    /** Precedes the suggested page for an unknown address. */
    guess: text,
    none: text,
    /** Alternative if no page matches. */
    noneAction: action,
    found: noun,
  }),
  /** Rates the visitor's own page. The strings of the open tool are in `content/tools/site-weighing.ts`. */
  framed('site-weighing', {
    /** Where a browser shows the requested figures. */
    steps: z.array(text).min(1),
    open: text,
    /** Without JavaScript: how to weigh a page by hand. */
    withoutScript: text,
  }),
  /** One tab per team: its people, tools and projects. */
  framed('teams', {
    specialistsTitle: text,
    technologiesTitle: text,
    projectsTitle: text,
    /** By the ids of their tabs. */
    tabs: keyed(
      z.strictObject({
        type: text,
        description: text,
        specialists: z.array(text).min(1),
        technologies: z.array(text).min(1),
        projects: text,
      }),
      2,
      z.string().regex(/^[a-z-]+$/),
    ),
  }),
] as const;
