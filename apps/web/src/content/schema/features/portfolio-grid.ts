import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

/** Every project of the portfolio, with its filters and its overlay. */
export const portfolioGrid = z.strictObject({ kind: z.literal('portfolio-grid'), ...sectionBase, ...heading });
