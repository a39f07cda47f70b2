/** Import direction, as docs/adr tells it: ui <- sections <- templates <- app; data imports no component. */
module.exports = { forbidden: [], options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } } };
