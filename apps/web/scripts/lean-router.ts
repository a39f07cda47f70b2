import type { Plugin } from 'vite';

/**
 * The router calls React, and names what it got, while its module is read: the bundler must keep all of it, data router and
 * error pages included, 8 kB after Brotli. Marked as free of effects, what the site does not import goes.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/ = (React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
        // A name is for a developer's tools; this context type is of an error boundary for routes, of which there are none.
        .replace(/^[\w$]+\.displayName = .*;$/gm, '')
        .replace(/^RenderErrorBoundary\.contextType = .*;$/gm, ''),
      map: null,
    }),
  },
};
