import { DEVELOPMENT_PORT } from '@agency/shared/ports';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtValues } from './scripts/built-values.ts';
import { browserTarget } from './scripts/bundle.ts';
import { className } from './scripts/class-names.ts';
import { demoPages } from './scripts/demos.ts';
import { faqCorpus } from './scripts/faq-corpus.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { modelViewer } from './scripts/model-viewer.ts';
import { pageModules } from './scripts/page-modules.ts';
import { workerFolder } from './server/rules.ts';

/** Plugins that make `virtual:` modules. The tests need only these. */
export const virtualModules = () => [faqCorpus(), pageModules(), modelViewer()];

export default defineConfig(({ command }) => ({
  // The root's scripts read `.env` and `site.env`; `builtValues` passes the facts to the sources.
  envDir: false,
  plugins: [builtValues(), demoPages(), virtualModules(), leanRouter(), react()],
  server: { port: Number(DEVELOPMENT_PORT), strictPort: true },
  css: { modules: { generateScopedName: command === 'build' ? className : '[local]_[hash:base64:5]' } },
  worker: { rolldownOptions: { output: { entryFileNames: `${workerFolder.slice(1)}[name]-[hash].js` } } },
  build: {
    target: browserTarget,
    // The oldest browsers with all that the sheets need: `color-mix()` (Chrome and Edge 111), `:has()` (Firefox 121), and
    // ranges in media queries (Safari 16.4, also the first with all of ES2022). The build lowers nesting, which these lack.
    cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Two tests weigh every page and every interaction: these warnings would only hide others.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
