import { existsSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';
import { claimsOf } from '../src/content/claims/page-claims.ts';
import { contentNames } from '../src/content/page-contents.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import { pages } from '../src/site/pages.ts';
import { importSource, src } from './source.ts';

const prefix = '\0virtual:page/';

/** The module of a page: what the application imports to show it. */
export const pageModule = (content: string): string => prefix + content;

/** The file of a section's component: `hero` is drawn by `sections/hero/Hero.tsx`; a kind with state is in `features/`. */
export function componentOf(kind: string): { readonly name: string; readonly file: string } {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const files = ['sections', 'features'].map((folder) => `${src}${folder}/${kind}/${name}.tsx`);
  const file = files.find(existsSync);
  if (!file) throw new Error(`A section of type "${kind}" needs a component in ${files.join(' or ')}.`);
  return { name, file };
}

/**
 * Makes each page one module, `virtual:page/<content>`: its content, its claims and the components of its sections. Each is an entry
 * for the bundler, which then decides what pages share. `virtual:pages` imports each on use.
 */
export function pageModules(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'page-modules',
    configureServer(development) {
      server = development;
    },
    // The module also imports the content, so Vite would keep its text: the page would not get the component of a new type of section.
    hotUpdate({ file }) {
      const name = contentNames.find((candidate) => file === `${src}content/${candidate}.ts`);
      const page = name && this.environment.moduleGraph.getModuleById(pageModule(name));
      if (page) this.environment.moduleGraph.invalidateModule(page);
    },
    resolveId: (id) => (/^virtual:page(?:s$|\/)/.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id === '\0virtual:pages') {
        const entries = contentNames.map((name) => `'${name}': () => import('virtual:page/${name}')`);
        return `export const pageModules = { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const file = `${src}content/${name}.ts`;
      const { default: content } = await importSource<{ default: PageContent }>(file, server);
      const page = pages.find((candidate) => candidate.content === name);
      const kinds = [...new Set(content.sections.map(({ kind }) => kind))];
      const components = kinds.map(componentOf);
      return [
        `import content from ${JSON.stringify(file)};`,
        ...components.map((part, index) => `import { ${part.name} as c${index} } from ${JSON.stringify(part.file)};`),
        `const claims = ${JSON.stringify(page ? claimsOf(page.id) : [])};`,
        `const components = { ${kinds.map((kind, index) => `'${kind}': c${index}`).join(', ')} };`,
        'export default { content, claims, components };',
      ].join('\n');
    },
  };
}
