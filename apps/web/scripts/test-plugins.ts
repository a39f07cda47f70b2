/** Plugins that generate modules: `vitest.config.ts` imports this file by its path. */
import { faqAddress } from './faq-address.ts';
import { modelViewer } from './model-viewer.ts';
import { pageModules } from './page-modules.ts';

export const plugins = [faqAddress, pageModules, modelViewer];
