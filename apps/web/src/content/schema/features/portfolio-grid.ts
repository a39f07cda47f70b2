import { framed } from '../base.ts';

/** All projects of the portfolio, with filters and an overlay. */
export const portfolioGrid = framed('portfolio-grid', {});
