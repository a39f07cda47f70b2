import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { ModuleGraph } from './module-graph.ts';
import { pageSheets } from './page-sheets.ts';

/** The rules as Vite gets them, when the modules are loaded in this order. */
function transformed(modules: readonly string[]): string[] {
  const { transform } = pageSheets(new ModuleGraph('/src'), []).plugin as {
    transform: { handler: (code: string, id: string) => { code: string } } & Plugin['transform'];
  };
  return modules.map((module) => transform.handler(`a{background:url(${module}.png)}`, module).code).sort();
}

// Otherwise each build gives the scripts other names, and returning visitors download them again.
it('does not depend on the order in which modules are loaded', () => {
  expect(transformed(['/src/a.css', '/src/b.css'])).toEqual(transformed(['/src/b.css', '/src/a.css']));
});
