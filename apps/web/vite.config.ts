import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Relative to this folder; variables are read from the repository's own `.env`. */
export default defineConfig({
  envDir: '../..',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  server: { port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    manifest: true,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
