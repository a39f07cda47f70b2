import type { Plugin } from 'vite';

/**
 * Asks V8 to compile all functions of the first script while it is still on its way, beside the page's own thread: React is one
 * large function, which would otherwise be compiled twice, the second time while a press waits. Other engines read a comment.
 * See https://v8.dev/blog/explicit-compile-hints
 * @param entry the module that starts the application
 */
export const compileAhead = (entry: string): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // The hint counts at the very top, above what Vite itself adds there.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.moduleIds.includes(entry))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
