/** Plugins that generate modules: `vitest.config.ts` imports this file by its path. */
import { faqAddress } from './faq-address.ts';
import { modelViewerAddress } from './model-viewer-address.ts';
import { pageModules } from './page-modules.ts';

export const plugins = [faqAddress, pageModules, modelViewerAddress];
