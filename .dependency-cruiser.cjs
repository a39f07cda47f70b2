/**
 * Import direction (docs/adr/0005-import-direction.md): ui <- blocks <- sections and features <- templates <- app;
 * features do not import each other; content and site import no component.
 */
const web = '^apps/web/src';
const media = 'apps/web/media/';
const outbox = '^apps/api/src/outbox/';
const folders = (...names) => `${web}/(?:${names.join('|')})/`;
/** Imports that are gone at run time. */
const typeOnly = ['type-only', 'type-import'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'ui-is-the-bottom',
      comment: 'A ui component imports no page, no word, no address and no server: it gets them as properties.',
      from: { path: folders('ui') },
      to: { path: folders('blocks', 'sections', 'templates', 'app', 'features', 'content', 'site') },
    },
    {
      name: 'ui-knows-no-router',
      comment: 'Links reach a ui component as children or as an address.',
      from: { path: folders('ui') },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'blocks-below-sections',
      comment: 'A block is a part that sections and features both use.',
      from: { path: folders('blocks') },
      to: { path: folders('sections', 'templates', 'app', 'features') },
    },
    {
      name: 'sections-below-templates',
      comment: 'A section is used by templates; only the map of sections imports the features.',
      from: { path: folders('sections'), pathNot: `${web}/sections/section-map\\.ts$` },
      to: { path: folders('templates', 'app', 'features') },
    },
    {
      name: 'sections-hold-no-state',
      comment: 'A section draws content; what has state is a feature.',
      from: { path: folders('sections'), pathNot: `${web}/sections/section-map\\.ts$` },
      to: { path: folders('hooks', 'ui/tabs', 'ui/dialog', 'ui/field', 'blocks/message', 'blocks/sliders') },
    },
    {
      name: 'section-map-below-templates',
      comment: 'The map of sections may name features, and nothing above itself.',
      from: { path: `${web}/sections/section-map\\.ts$` },
      to: { path: folders('templates', 'app') },
    },
    {
      name: 'templates-below-app',
      comment: 'A template puts sections in order; it imports neither the application nor a feature.',
      from: { path: folders('templates') },
      to: { path: folders('app', 'features') },
    },
    {
      name: 'features-apart',
      comment: 'Two features that need the same thing find it in blocks, ui, hooks, lib, site or packages/shared.',
      from: { path: `${web}/features/([^/]+)/` },
      to: { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
    },
    {
      name: 'features-below-pages',
      comment: 'A feature imports neither its page nor the sections beside it.',
      from: { path: folders('features') },
      to: { path: folders('sections', 'templates', 'app') },
    },
    {
      name: 'content-imports-no-component',
      comment: 'A content module holds words, figures and ids.',
      from: { path: folders('content') },
      to: { path: folders('ui', 'blocks', 'sections', 'templates', 'app', 'features', 'hooks') },
    },
    {
      name: 'schema-only-checks',
      comment:
        'The schema of the content is run by the build and the tests; in a page it would weigh as much as React.',
      from: { path: web, pathNot: [`${web}/content/schema/`, '\\.test\\.tsx?$'] },
      to: { path: [`${web}/content/schema/`, 'node_modules/zod/'], dependencyTypesNot: typeOnly },
    },
    {
      name: 'site-is-plain',
      comment:
        'Scripts and tests read the registry without Vite: no component, no word, no asset; types of content alone.',
      from: { path: folders('site') },
      to: {
        path: [
          folders('ui', 'blocks', 'sections', 'templates', 'app', 'features', 'hooks', 'content'),
          'node_modules/react',
          '\\.(?:css|svg|png|avif|webp|woff2)$',
        ],
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'helpers-know-no-page',
      comment: 'hooks and lib are shared: they import no component and no word.',
      from: { path: folders('hooks', 'lib'), pathNot: '\\.test\\.tsx?$' },
      to: { path: folders('ui', 'blocks', 'sections', 'templates', 'app', 'features', 'content') },
    },
    {
      name: 'packages-know-no-app',
      comment: 'A package serves both applications and depends on neither, nor on another package.',
      from: { path: '^packages/([^/]+)/' },
      to: { path: ['^apps/', '^packages/'], pathNot: '^packages/$1/' },
    },
    {
      name: 'nothing-imports-media',
      comment: 'The generators write files that are committed; the site, its build and its tests read those files.',
      from: { pathNot: `^${media}` },
      to: { path: `^${media}` },
    },
    {
      name: 'media-reads-content-and-facts',
      comment:
        'A generator draws what the site says: it reads content and facts, and no component. Scripts find it a browser.',
      from: { path: `^${media}` },
      to: { path: ['^apps/', '^scripts/'], pathNot: [`^${media}`, '^scripts/lib/', folders('content', 'site')] },
    },
    {
      name: 'scripts-read-sources',
      comment:
        'npm start and npm test begin before anything is built: they read sources of packages, the facts of the site, the variables and the durations of the API, and the lock of its file.',
      from: { path: '^scripts/' },
      to: {
        path: '^(?:apps|packages)/',
        pathNot: [
          '^packages/[^/]+/src/',
          folders('site'),
          '^apps/api/src/(?:config|durations|contact/new-request|outbox/database/sqlite-file)\\.ts$',
        ],
      },
    },
    {
      name: 'builds-need-no-scripts',
      comment: 'The images of Docker lack scripts/: what they build and run imports nothing of it.',
      from: { path: '^(?:apps|packages)/[^/]+/(?:src|server|scripts|faq)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'packages-by-their-subpaths',
      comment:
        'A file of packages/shared/src is a subpath of the package; what is in a folder is private to the subpath of its name.',
      from: { path: ['^apps/', '^packages/shared/src/([^/.]+)'] },
      to: { path: '^packages/shared/src/[^/]+/', pathNot: '^packages/shared/src/$1/' },
    },
    {
      name: 'apps-apart',
      comment: 'The site and the API share packages/ and a contract over HTTP. Only their tests run both.',
      from: { path: '^apps/([^/]+)/(?!e2e/|test/)' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    ...['database/', 'queries/', 'store/', 'delivery/'].map((layer, index, layers) => ({
      name: `outbox-${layer.slice(0, -1)}`,
      comment: 'In the outbox, database <- queries <- store <- delivery <- the files beside these folders.',
      from: { path: outbox + layer },
      to: { path: outbox, pathNot: layers.slice(0, index + 1).map((lower) => outbox + lower) },
    })),
    {
      name: 'tests-stay-tests',
      comment: 'What runs in production imports no test.',
      from: { path: '^(?:apps|packages)/', pathNot: ['/(?:test|e2e|engines|bench)/', '\\.(?:test|config)\\.tsx?$'] },
      to: { path: ['^(?:apps|packages)/[^/]+/(?:test|e2e)/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'no-development-package-at-run-time',
      comment: 'A package that production imports belongs to dependencies.',
      from: {
        path: '^(?:apps|packages)/[^/]+/(?:src|server)/',
        pathNot: ['\\.test\\.tsx?$', `${web}/content/schema/`],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: typeOnly, pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other cannot be read, tested or split apart, types included.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'A module that imports nothing and that nothing imports is left over, unless a tool starts from it.',
      from: {
        orphan: true,
        // The command in bin/ imports what is built.
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.ts$',
          '\\.test\\.tsx?$',
          '^apps/web/src/content/',
          '\\.css$',
          '^apps/api/bin/',
          // The build prints it into the pages that need it.
          '\\.attribute\\.ts$',
          // The build gives it to the model viewer in place of its own modules.
          '/model-showcase/unused\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment:
        'An import that leads nowhere, or to a package that no package.json names. Vite makes the virtual: ones.',
      // The command in bin/ imports what is built, which need not be there yet; media/ and engines/ install their own packages on demand.
      from: { pathNot: ['^apps/api/bin/', `^${media}`, '^apps/web/engines/'] },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // Types that only a compiler sees are dependencies too: content must not use a component's types.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:apps|packages)/[^/]+/(?:dist|\\.prerender)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
