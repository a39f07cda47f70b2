import './scripts/env.ts';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { agencyFacts } from './scripts/agency-facts.ts';
import { shortClassNames } from './scripts/class-names.ts';
import { devHead } from './scripts/dev-head.ts';
import { faqAddress } from './scripts/faq-address.ts';
import { leanPreload } from './scripts/lean-preload.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { modelViewerAddress } from './scripts/model-viewer/address.ts';
import { leanModelViewer } from './scripts/model-viewer/lean.ts';
import { pageClaims } from './scripts/page-claims.ts';
import { pageSummaries } from './scripts/page-summaries.ts';
import { projectCards } from './scripts/project-cards.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** Beside the entry that Node resolves, in `dist/development/`, the package has the same modules without their warnings. */
const router = new URL('../production/', import.meta.resolve('react-router'));
const routerBuild = (name: string) => fileURLToPath(new URL(`${name}.mjs`, router));

/** While a sheet is being written its classes come and go: a hash then stands for their number. */
function hashedClassName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${relative(src, file)} ${name}`)
    .digest('base64url');
  return `${name}_${hash.slice(0, 5)}`;
}

/** The build prints the inline scripts into each page; the development server loads them as modules, React with them. */
const inlineModules: Plugin = {
  name: 'inline-modules',
  apply: 'serve',
  transformIndexHtml: () =>
    ['first', 'page'].map((name) => ({
      tag: 'script',
      attrs: { type: 'module', src: `/src/app/inline/${name}.ts` },
      injectTo: 'body-prepend' as const,
    })),
};

export default defineConfig(({ command }) => ({
  // `scripts/env.ts` reads `.env` and `site.env`; sources get the facts by `agencyFacts`.
  envDir: false,
  plugins: [
    agencyFacts,
    devHead,
    inlineModules,
    faqAddress(),
    pageClaims,
    pageSummaries(),
    projectCards,
    leanPreload,
    leanRouter,
    leanModelViewer(),
    modelViewerAddress(),
    react(),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      { find: /^react-router$/, replacement: routerBuild('index') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
    ],
  },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  server: { port: 5173, strictPort: true },
  css: { modules: { generateScopedName: command === 'build' ? shortClassNames(src) : hashedClassName } },
  build: {
    target: 'es2022',
    // A kilobyte lighter than the bundler's own minifier, and ten seconds slower.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    // `page-sheets.ts` puts the sheets together, then minifies them.
    cssMinify: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}));
