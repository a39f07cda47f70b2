import { describe, expect, it } from 'vitest';
import type { PageContent } from '../src/content/schema/page.ts';
import { withVariables } from './support/fresh-modules.ts';

const disclosure =
  /d(?:onnée|e) de démonstration|site de démonstration|pour la démonstration|démonstrations de notre|fictif|inventés? (?:pour|:)|sont inventés/i;

/** Every prerendered page, with its head and structured data. */
async function prerendered(demonstration: string): Promise<ReadonlyMap<string, string>> {
  withVariables({ VITE_DEMONSTRATION: demonstration });
  const { prerenderPage } = await import('../src/app/entry-prerender.tsx');
  const { pages } = await import('../src/site/pages.ts');
  const { projects } = await import('../src/content/realisations/projets.ts');
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
  it('state by default that the site is a demonstration', async () => {
    const documents = await prerendered('oui');
    const footer = 'Site de démonstration\u00a0: l’agence, ses clients et ses résultats sont fictifs.';
    expect([...documents].filter(([, html]) => !html.includes(footer)).map(([address]) => address)).toEqual([]);
    const { default: home }: { readonly default: PageContent } = await import('../src/content/pages/accueil.ts');
    // An agency may have no project there.
    if (home.sections.some(({ kind }) => kind === 'portfolio-teaser'))
      expect(documents.get('/')).toContain('Ces projets et leurs clients sont fictifs');
  }, 120_000);

  it('have no mention if the variable is « non »: texts, heads, structured data, projects', async () => {
    const marked = [...(await prerendered('non'))].flatMap(([address, html]) => {
      const [words] = disclosure.exec(html) ?? [];
      return words ? [`${address}: ${words}`] : [];
    });
    expect(marked).toEqual([]);
  }, 120_000);

  it('have demos of projects without a mention either, which keep their link back', async () => {
    const documents = async (demonstration: string) => {
      withVariables({ VITE_DEMONSTRATION: demonstration });
      const { demoDocument } = await import('../scripts/demos.ts');
      const { projects } = await import('../src/content/realisations/projets.ts');
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
    '../src/content/{pages,services,secteurs,articles,legal,claims}/*.ts',
    '../src/content/faq-knowledge.ts',
  ]);
  // Street names, the name of the tree and the judicial district stay.
  const former = /Épinette(?!s)|(?<!district judiciaire )(?<!\p{L})(?:à|de|depuis)\sQuébec(?!\p{L})/u;
  for (const load of Object.values(contents)) expect(JSON.stringify(await load())).not.toMatch(former);
});
