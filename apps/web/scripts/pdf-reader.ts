import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { workerFolder } from '../server/rules.ts';
import { bundle } from './bundle.ts';
import { compressors } from './compress.ts';
import { nameHash } from './hashes.ts';

const name = 'virtual:pdf-reader';
const worker = fileURLToPath(new URL('../src/features/ai-demos/file/pdf-worker.ts', import.meta.url));

/**
 * Vite plugin that makes the PDF reader a separate script. `virtual:pdf-reader` exports its address (the default) and `kilobytes`, its
 * transferred weight, which the button announces.
 */
export function pdfReader(): Plugin {
  let serving = false;
  return {
    name: 'pdf-reader',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id, options) {
      if (id !== `\0${name}`) return null;
      // The prerender shows no tool that a tab opens.
      if (options?.ssr) return "export default ''; export const kilobytes = 0;";
      // The worker and all of pdf.js are one file: its policy blocks further modules.
      const { code } = await bundle(worker);
      const compressed = await compressors.br(Buffer.from(code));
      const kilobytes = Math.ceil(compressed.length / 1000);
      const fileName = `${workerFolder.slice(1)}pdf-reader-${nameHash(code)}.js`;
      if (!serving) {
        this.emitFile({ type: 'asset', fileName, source: code });
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: compressed });
      }
      const address = serving ? `/@fs${worker}` : `/${fileName}`;
      return `export default ${JSON.stringify(address)}; export const kilobytes = ${kilobytes};`;
    },
  };
}
