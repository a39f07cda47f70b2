import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules of the model viewer that the site's models never use, replaced by the minimum that their importers need. This removes 31 %
 * of the chunk, every code path that fetches from another host, every worker, and the WebAssembly that would need `'wasm-unsafe-eval'` in the content security policy (docs/adr/0003-model-viewer.md).
 */
const replacements: readonly (readonly [name: string, pattern: RegExp, code: string])[] = [
  ['draco', /three\/examples\/jsm\/loaders\/DRACOLoader\.js$/, 'export class DRACOLoader { setDecoderPath() {} }'],
  [
    'ktx2',
    /three\/examples\/jsm\/loaders\/KTX2Loader\.js$/,
    'export class KTX2Loader { setTranscoderPath() {} detectSupport() {} setWithCredentials() {} }',
  ],
  ['meshopt', /three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js$/, 'export const MeshoptDecoder = {};'],
  ['hdr', /three\/examples\/jsm\/loaders\/RGBELoader\.js$/, 'export class RGBELoader {}'],
  ['gainmap', /^@monogrid\/gainmap-js$/, 'export class HDRJPGLoader {}'],
  [
    'ar',
    /\.\/ARRenderer\.js$/,
    'export class ARRenderer { isPresenting = false; presentedScene = null; addEventListener() {} removeEventListener() {} updateTarget() {} onWebXRFrame() {} }',
  ],
];

const prefix = '\0lean-model-viewer:';
const virtual = 'virtual:model-viewer';
const element = fileURLToPath(new URL('../src/features/model-showcase/element.ts', import.meta.url));

const met = new Set<string>();

/**
 * Makes the viewer a separate script, without decoders, environment loaders and augmented reality, and exports its address as the
 * default of `virtual:model-viewer`. An `import()` would hide the address, and a retry needs a different one: browsers may remember that
 * a module failed.
 */
export const modelViewer: Plugin = {
  name: 'model-viewer',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === virtual) return `\0${virtual}`;
    const found = importer?.includes('@google/model-viewer') && replacements.find(([, pattern]) => pattern.test(id));
    if (!found) return null;
    met.add(found[0]);
    return prefix + found[0];
  },
  load(id) {
    if (id !== `\0${virtual}`) return replacements.find(([name]) => prefix + name === id)?.[2] ?? null;
    // The prerender never shows a model.
    if (this.environment.name !== 'client') return "export default '';";
    if (this.environment.mode === 'dev') return `export default ${JSON.stringify(`/@fs${element}`)};`;
    const reference = this.emitFile({ type: 'chunk', id: element, name: 'model-viewer' });
    return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
  },
  buildEnd() {
    const missed = replacements.map(([name]) => name).filter((name) => !met.has(name));
    // A build without the viewer matches none of them; if only some match, an update has rearranged the viewer.
    if (met.size > 0 && missed.length > 0) this.error(`the model viewer no longer imports: ${missed.join(', ')}`);
  },
};
