import { hostingLocations } from '@agency/shared';
import * as z from 'zod';
import { action, heading, sectionBase, text, title } from '../base.ts';

const field = z.strictObject({ label: text, hint: text.optional() });
const hostingCodes = hostingLocations.map(({ code }) => code);

/** Words of the CO2 calculator. Factors, thresholds and formulas are those of `@agency/shared`; `{x}` is a figure's place. */
export const co2Calculator = z.strictObject({
  kind: z.literal('co2-calculator'),
  ...sectionBase,
  /** Buttons elsewhere on the page open the calculator by this anchor, and shared results lead to it. */
  id: text,
  ...heading,
  open: text,
  /** Said in place of the calculator when its script could not be had. */
  loadFailure: text,

  /** Shown until the visitor opens the calculator: the method, by a worked example. */
  example: z.strictObject({
    title,
    text,
    inputs: z.strictObject({
      visitorsPerMonth: z.int().positive(),
      chatbotConversations: z.int().min(0),
      aiRequests: z.int().min(0),
      hostingLocation: z.enum(hostingCodes),
    }),
    /** How each source is counted: `{factor}` is its weight, `{views}` the pages of a visitor. */
    factors: z.strictObject({ site: text, chatbot: text, ai: text }),
    /** `{quebec}`, `{europe}`, `{us}` and `{autre}` are the multipliers. */
    hosting: text,
  }),
  /** The three sources, in the legend and in the details. */
  sources: z.strictObject({ site: text, chatbot: text, ai: text }),
  /** Under the total, in the middle of the drawing. */
  unit: text,
  comparisons: z.strictObject({ carKm: text, trees: text, costCAD: text }),
  /** After the number of trees, in the singular and in the plural. */
  tree: z.strictObject({ one: text, many: text }),

  form: z.strictObject({
    title,
    choose: text,
    fields: z.strictObject({
      visitorsPerMonth: field,
      hostingLocation: field,
      hasChatbot: field,
      chatbotConversations: field,
      usesAI: field,
      aiRequests: field,
    }),
    calculate: text,
    /** Why the button is disabled. */
    missing: text,
    close: text,
  }),
  result: z.strictObject({
    title,
    /** After the total. */
    total: text,
    /** Before the level's own name. */
    level: text,
    messages: z.strictObject({ excellent: text, moyen: text, élevé: text }),
    details: text,
    /** A source's weight `{kg}` and its share `{share}`. */
    detail: text,
    /** `{hosting}` and its multiplier `{multiplier}`. */
    multiplier: text,
    comparisons: text,
    /** Name of the bar: its full scale is `{max}`. */
    progress: text,
    improve: action,
    talk: action,
    restart: text,
    share: text,
    shared: text,
    /** Label of the field that holds the link, where the browser refuses to copy it. */
    shareManually: text,
    print: text,
    /** What opens the message that the two links carry into the contact form; `{total}` and `{level}` are figures. */
    improveMessage: text,
    talkMessage: text,
  }),
});
