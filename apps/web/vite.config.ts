import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { modelViewerAddress } from './scripts/model-viewer/address.ts';
import { leanModelViewer } from './scripts/model-viewer/lean.ts';
import { pageModules } from './scripts/page-modules.ts';
import { coreKinds } from './src/content/schema/core-kinds.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));
const core = new Set<string>(coreKinds);

/** Beside the entry that Node resolves, in `dist/development/`, the package has the same modules without their warnings. */
const router = new URL('../production/', import.meta.resolve('react-router'));
const routerBuild = (name: string) => fileURLToPath(new URL(`${name}.mjs`, router));

/**
 * Long class names cost each page half a kilobyte of HTML and CSS. A name hangs on the file's place in the sources, not on
 * its address: each page has a copy of a sheet under an address of its own, and the prerendered HTML has one name for all.
 */
function className(name: string, address: string): string {
  const file = relative(src, address.replace(/\?.*$/, ''));
  return `_${createHash('sha256').update(`${file} ${name}`).digest('base64url').slice(0, 5)}`;
}

/** The build prints the early script into each page; the development server loads it as a module. */
const earlyScript: Plugin = {
  name: 'early-script',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/src/app/early.ts' }, injectTo: 'body-prepend' },
  ],
};

/** Relative to this folder; variables are read from the repository's own `.env`. */
export default defineConfig({
  envDir: '../..',
  plugins: [pageModules(src, (kind) => core.has(kind)), earlyScript, leanModelViewer(), modelViewerAddress(), react()],
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
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
