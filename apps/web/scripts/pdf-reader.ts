import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { workerFolder } from '../server/rules.ts';

const name = 'virtual:pdf-reader';
const worker = fileURLToPath(new URL('../src/features/ai-demos/file/pdf-worker.ts', import.meta.url));

/** The worker and all of pdf.js in one file: a module that it would import could not pass its policy. */
async function bundle(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { write: false, target: 'es2022', rolldownOptions: { input: worker, output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = output;
  if (others.length > 0)
    throw new Error(`The PDF reader has more files than one: ${others.map(({ fileName }) => fileName)}`);
  return chunk.code;
}

/**
 * Vite plugin that makes the reader of PDFs a script of its own and gives, as exports of `virtual:pdf-reader`, its address (the
 * default one) and `kilobytes`, what it weighs as transferred: the button announces it.
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
      const code = await bundle();
      const kilobytes = Math.ceil(brotliCompressSync(code).length / 1000);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const fileName = `${workerFolder.slice(1)}pdf-reader-${hash}.js`;
      if (!serving) this.emitFile({ type: 'asset', fileName, source: code });
      const address = serving ? `/@fs${worker}` : `/${fileName}`;
      return `export default ${JSON.stringify(address)}; export const kilobytes = ${kilobytes};`;
    },
  };
}
