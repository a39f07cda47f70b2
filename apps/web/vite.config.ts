import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { devHead } from './scripts/dev-head.ts';
import { faqAddress } from './scripts/faq-address.ts';
import { modelViewerAddress } from './scripts/model-viewer/address.ts';
import { leanModelViewer } from './scripts/model-viewer/lean.ts';
import { projectCards } from './scripts/project-cards.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** Beside the entry that Node resolves, in `dist/development/`, the package has the same modules without their warnings. */
const router = new URL('../production/', import.meta.resolve('react-router'));
const routerBuild = (name: string) => fileURLToPath(new URL(`${name}.mjs`, router));

/** Long class names cost each page half a kilobyte of HTML and CSS. A name must be the same in the client's and the prerender's build. */
function className(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${relative(src, file)} ${name}`)
    .digest('base64url');
  return `_${hash.slice(0, 5)}`;
}

/** The build prints the early scripts into each page; the development server loads them as modules, React with them. */
const earlyModules: Plugin = {
  name: 'early-modules',
  apply: 'serve',
  transformIndexHtml: () =>
    ['first', 'page'].map((name) => ({
      tag: 'script',
      attrs: { type: 'module', src: `/src/app/early/${name}.ts` },
      injectTo: 'body-prepend' as const,
    })),
};

/** Relative to this folder; variables are read from the repository's own `.env`. */
export default defineConfig({
  envDir: '../..',
  plugins: [devHead, earlyModules, faqAddress(), projectCards, leanModelViewer(), modelViewerAddress(), react()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      { find: /^react-router$/, replacement: routerBuild('index') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
    ],
  },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  server: { port: 5173, strictPort: true },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    // A kilobyte lighter than the bundler's own minifier, and ten seconds slower.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    // `page-sheets.ts` puts the sheets together, then minifies them.
    cssMinify: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
