/** Plugins that generate modules: `vitest.config.ts` imports this file by its path. */
import { faqAddress } from './faq-address.ts';
import { modelViewerAddress } from './model-viewer-address.ts';
import { pageClaims } from './page-claims.ts';
import { pageSummaries } from './page-summaries.ts';
import { projectCards } from './project-cards.ts';

export const plugins = [faqAddress, pageClaims, pageSummaries, projectCards, modelViewerAddress];
