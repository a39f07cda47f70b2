import * as z from 'zod';
import { project } from '../project.ts';

/** A complete project of the portfolio: the only section of its page. */
export const projectPage = z.strictObject({ kind: z.literal('project'), project });
