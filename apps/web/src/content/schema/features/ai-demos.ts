import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

/** Three tools that a visitor tries: a bot, the reading of an invoice, a forecast of sales. The methods are in `@agency/shared`. */
export const aiDemos = z.strictObject({
  kind: z.literal('ai-demos'),
  ...sectionBase,
  ...heading,
  tabs: z.strictObject({ chatbot: text, ocr: text, analytics: text }),
  chatbot: z.strictObject({ title: text, text, open: text, close: text, modalTitle: text, modalText: text }),
  /** What the prerendered page shows of the two others: the strings of the tools themselves are in `content/tools/ai-demos.ts`. */
  ocr: z.strictObject({ title: text, text, method: text }),
  analytics: z.strictObject({ title: text, text, method: text }),
  /** In place of the two tools, where scripts are off. */
  withoutScript: text,
  more: action,
});
