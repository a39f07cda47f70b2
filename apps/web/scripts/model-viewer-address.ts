import { fileURLToPath } from 'node:url';
import { virtualModule } from './virtual-module.ts';

const element = fileURLToPath(new URL('../src/features/model-showcase/element.ts', import.meta.url));

/**
 * Makes the viewer a separate script and exports its address as the default of `virtual:model-viewer`. An `import()` would hide the
 * address, and a retry needs a different one: browsers may remember that a module failed.
 */
export const modelViewerAddress = virtualModule('model-viewer', function ({ server, ssr }) {
  // The prerender never shows a model.
  if (ssr) return "export default '';";
  if (server) return `export default ${JSON.stringify(`/@fs${element}`)};`;
  const reference = this.emitFile({ type: 'chunk', id: element, name: 'model-viewer' });
  return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
});
