import * as z from 'zod';
import { project } from '../project.ts';

/** A project of the portfolio, whole: the one section of its page. */
export const projectPage = z.strictObject({ kind: z.literal('project'), project });
