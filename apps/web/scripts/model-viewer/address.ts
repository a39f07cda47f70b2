import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:model-viewer';
const element = fileURLToPath(new URL('element.ts', import.meta.url));

/**
 * Vite plugin that makes the viewer a separate script and exports its address as the default of `virtual:model-viewer`. An `import()`
 * would hide the address, and a retry needs a different one: browsers may remember that a module failed.
 */
export function modelViewerAddress(): Plugin {
  let serving = false;
  return {
    name: 'model-viewer-address',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id, options) {
      if (id !== `\0${name}`) return null;
      // The prerender never shows a model.
      if (options?.ssr) return "export default '';";
      if (serving) return `export default ${JSON.stringify(`/@fs${element}`)};`;
      const reference = this.emitFile({ type: 'chunk', id: element, name: 'model-viewer' });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
