import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

/** All projects of the portfolio, with filters and an overlay. */
export const portfolioGrid = z.strictObject({ kind: z.literal('portfolio-grid'), ...sectionBase, ...heading });
