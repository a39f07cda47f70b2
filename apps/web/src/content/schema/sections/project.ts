import * as z from 'zod';
import { project as content } from '../project.ts';

/** A complete project of the portfolio: its page has only a call to action after it. */
export const project = z.strictObject({ kind: z.literal('project'), project: content });
