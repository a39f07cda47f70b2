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

/** Removes the decoders, the environment loaders and augmented reality from `@google/model-viewer`. */
export function leanModelViewer(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-model-viewer',
    enforce: 'pre',
    resolveId(id, importer) {
      const found = importer?.includes('@google/model-viewer') && replacements.find(([, pattern]) => pattern.test(id));
      if (!found) return null;
      met.add(found[0]);
      return prefix + found[0];
    },
    load: (id) => replacements.find(([name]) => prefix + name === id)?.[2] ?? null,
    buildEnd() {
      const missed = replacements.map(([name]) => name).filter((name) => !met.has(name));
      // A build without the viewer matches none of them; if only some match, an update has rearranged the viewer.
      if (met.size > 0 && missed.length > 0) this.error(`the model viewer no longer imports: ${missed.join(', ')}`);
    },
  };
}
