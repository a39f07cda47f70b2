import type { Plugin } from 'vite';
import { src } from './source.ts';

/**
 * Modules of the model viewer that the site's models never use, by the end of their name. This removes 31 % of the chunk, every code
 * path that fetches from another host, every worker, and the WebAssembly that would need `'wasm-unsafe-eval'` in the content security
 * policy (docs/adr/0003-model-viewer.md).
 */
const unused = [
  'three/examples/jsm/loaders/DRACOLoader.js',
  'three/examples/jsm/loaders/KTX2Loader.js',
  'three/examples/jsm/libs/meshopt_decoder.module.js',
  'three/examples/jsm/loaders/RGBELoader.js',
  '@monogrid/gainmap-js',
  './ARRenderer.js',
];

const virtual = 'virtual:model-viewer';
const element = `${src}features/model-showcase/element.ts`;

/**
 * Makes the viewer a separate script, without decoders, environment loaders and augmented reality, and exports its address as the
 * default of `virtual:model-viewer`. An `import()` would hide the address, and a retry needs a different one: browsers may remember
 * that a module failed.
 */
export function modelViewer(): Plugin {
  const met = new Set<string>();
  return {
    name: 'model-viewer',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === virtual) return `\0${virtual}`;
      const found = importer?.includes('@google/model-viewer') && unused.find((name) => id.endsWith(name));
      if (!found) return null;
      met.add(found);
      return `${src}features/model-showcase/unused.ts`;
    },
    load(id) {
      if (id !== `\0${virtual}`) return null;
      // The prerender never shows a model.
      if (this.environment.name !== 'client') return "export default '';";
      if (this.environment.mode === 'dev') return `export default ${JSON.stringify(`/@fs${element}`)};`;
      const reference = this.emitFile({ type: 'chunk', id: element, name: 'model-viewer' });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    buildEnd() {
      const missed = unused.filter((name) => !met.has(name));
      // A build without the viewer meets none of them; if only some are missing, an update has rearranged the viewer.
      if (met.size > 0 && missed.length > 0) this.error(`the model viewer no longer imports: ${missed.join(', ')}`);
    },
  };
}
