import { readSettings } from '@agency/shared/settings';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '../src/site/settings.ts';
import { withVariables } from './support/fresh-modules.ts';

const disclosure =
  /d(?:onnée|e) de démonstration|site de démonstration|pour la démonstration|démonstrations de notre|fictif|inventés? (?:pour|:)|sont inventés/i;

/** Every page of a site that is no demonstration, prerendered with its head and structured data. */
async function prerendered(): Promise<ReadonlyMap<string, string>> {
  withVariables({ VITE_DEMONSTRATION: 'non' });
  const { prerenderPage } = await import('../src/app/entry-prerender.tsx');
  const { pages } = await import('../src/site/pages.ts');
  const { projects } = await import('../src/content/projects/projects.ts');
  const { hrefOfProject } = await import('../src/site/projects.ts');
  const addresses = [...pages.map(({ path }) => path), ...projects.map(({ slug }) => hrefOfProject(slug)), '/404'];
  const found = new Map<string, string>();
  for (const address of addresses) {
    const { markup, head } = await prerenderPage(address);
    found.set(address, markup + head.map((tag) => JSON.stringify(tag)).join('\n'));
  }
  return found;
}

describe('the prerendered pages', () => {
  // `built/pages.test.ts` reads the mention on each page.
  it('are by default those of a demonstration', () => {
    expect(readSettings({}, siteSettings({})).VITE_DEMONSTRATION).toBe('oui');
  });

  it('have no mention if the variable is « non »: texts, heads, structured data, projects', async () => {
    const marked = [...(await prerendered())].flatMap(([address, html]) => {
      const [words] = disclosure.exec(html) ?? [];
      return words ? [`${address}: ${words}`] : [];
    });
    expect(marked).toEqual([]);
  }, 120_000);

  it('have demos of projects without a mention either, which keep their link back', async () => {
    const documents = async (demonstration: string) => {
      withVariables({ VITE_DEMONSTRATION: demonstration });
      const { demoDocument } = await import('../scripts/demos.ts');
      const { projects } = await import('../src/content/projects/projects.ts');
      const { hrefOfProject } = await import('../src/site/projects.ts');
      const shown = projects.filter(({ website }) => website);
      return Promise.all(
        shown.map(
          async (project) => [hrefOfProject(project.slug), await demoDocument(project, '/x.js', '/x.css')] as const,
        ),
      );
    };
    for (const [path, html] of await documents('oui')) expect(html, path).toMatch(disclosure);
    for (const [path, html] of await documents('non')) {
      expect(html, path).not.toMatch(/démonstration|inventé/i);
      expect(html, path).toContain(`<a href="${path}"`);
    }
  });
});

it('pages and the bot use the name and the city of the agency from the variables', async () => {
  withVariables({
    VITE_AGENCY_NAME: 'Verglas',
    VITE_AGENCY_LEGAL_NAME: 'Verglas, atelier numérique inc.',
    VITE_AGENCY_CITY: 'Rimouski',
  });
  const contents = import.meta.glob<object>([
    '../src/content/{pages,services,sectors,articles,legal,claims}/*.ts',
    '../src/content/faq-knowledge.ts',
  ]);
  // Street names, the name of the tree and the judicial district stay.
  const former = /Épinette(?!s)|(?<!district judiciaire )(?<!\p{L})(?:à|de|depuis)\sQuébec(?!\p{L})/u;
  for (const load of Object.values(contents)) expect(JSON.stringify(await load())).not.toMatch(former);
});
