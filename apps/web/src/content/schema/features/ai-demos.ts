import * as z from 'zod';
import { action, framed, text } from '../base.ts';

/**
 * Three tools to try: a bot, an invoice reader, a sales forecast. The methods are in `@agency/shared/ai`, `/invoice`
 * and `/forecast`.
 */
export const aiDemos = framed('ai-demos', {
  tabs: z.strictObject({ chatbot: text, ocr: text, analytics: text }),
  chatbot: z.strictObject({ title: text, text, open: text, close: text, modalTitle: text, modalText: text }),
  /** Prerendered text of the other two tools. Their own strings are in `content/tools/ai-demos.built.ts`. */
  ocr: z.strictObject({ title: text, text, method: text }),
  analytics: z.strictObject({ title: text, text, method: text }),
  /** Replaces the two tools without JavaScript. */
  withoutScript: text,
  more: action,
});
