import type { Plugin } from 'vite';

/**
 * Marks the router's top-level calls to React as free of side effects, so that the bundler drops unused components (data router, error
 * pages): 8.6 kB less in the first script.
 */
export function leanRouter(): Plugin {
  let marked = false;
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/(?:development|production)\/chunk-[^/]*\.mjs$/ },
      handler(code) {
        const pure = code
          .replace(/ = (React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
          // Statements that only give components a name or a context type would keep the components.
          .replace(/^[\w$]+\.(?:displayName|contextType) = .*;$/gm, '')
          // Bundlers get the development files, whose warnings are 0.4 kB.
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
        marked ||= pure !== code;
        return { code: pure, map: null };
      },
    },
    buildEnd() {
      if (!marked)
        this.error('lean-router found nothing to mark: react-router has changed. Adapt its patterns or delete it.');
    },
  };
}
