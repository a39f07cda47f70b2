import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { claimsOf } from '../src/content/claims/page-claims.ts';
import { pages } from '../src/site/pages.ts';
import { contentFile, contentNames, readPageContent } from './page-contents.ts';

const prefix = '\0virtual:page/';

/** The module of a page: what the application imports to show it. */
export const pageModule = (content: string): string => prefix + content;

/** The file of a section's component: `hero` is drawn by `sections/hero/Hero.tsx`; a kind with state is in `features/`. */
export function componentOf(kind: string): { readonly name: string; readonly file: string } {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const files = ['sections', 'features'].map((folder) =>
    fileURLToPath(new URL(`../src/${folder}/${kind}/${name}.tsx`, import.meta.url)),
  );
  const file = files.find(existsSync);
  if (!file) throw new Error(`A section of type "${kind}" needs a component in ${files.join(' or ')}.`);
  return { name, file };
}

let server: ViteDevServer | undefined;

/**
 * Makes each page one module, `virtual:page/<content>`: its content, its claims and the components of its sections. Each is an entry
 * for the bundler, which then decides what pages share. `virtual:pages` imports each on use.
 */
export const pageModules: Plugin = {
  name: 'page-modules',
  configureServer(development) {
    server = development;
  },
  resolveId: (id) => (/^virtual:page(?:s$|\/)/.test(id) ? `\0${id}` : null),
  async load(id) {
    if (id === '\0virtual:pages') {
      const entries = contentNames.map((name) => `'${name}': () => import('virtual:page/${name}')`);
      return `export const pageModules = { ${entries.join(', ')} };`;
    }
    if (!id.startsWith(prefix)) return null;
    const name = id.slice(prefix.length);
    const { sections } = await readPageContent(name, server?.ssrLoadModule);
    // In development, a new type of section in the content needs its component.
    this.addWatchFile(contentFile(name));
    const kinds = [...new Set(sections.map(({ kind }) => kind))];
    const page = pages.find(({ content }) => content === name);
    return [
      `import content from '${contentFile(name)}';`,
      ...kinds.map((kind, index) => {
        const component = componentOf(kind);
        return `import { ${component.name} as c${index} } from '${component.file}';`;
      }),
      `const claims = ${JSON.stringify(page ? claimsOf(page.id) : [])};`,
      `const components = { ${kinds.map((kind, index) => `'${kind}': c${index}`).join(', ')} };`,
      'export default { content, claims, components };',
    ].join('\n');
  },
};
