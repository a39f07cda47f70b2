import * as z from 'zod';
import { project as content } from '../project.ts';

/** A complete project of the portfolio: the only section of its page. */
export const project = z.strictObject({ kind: z.literal('project'), project: content });
