import { readSettings } from '@agency/shared/settings';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '../src/site/settings.ts';
import { withVariables } from './support/fresh-modules.ts';

const disclosure =
  /d(?:onnée|e) de démonstration|site de démonstration|pour la démonstration|démonstrations de notre|fictif|inventés? (?:pour|:)|sont inventés/i;

/** What the site, its bot and its tools say. */
const contents = import.meta.glob<object>(['../src/content/**/*.ts', '!../src/content/schema/**']);

describe('the prerendered pages', () => {
  // `built/pages.test.ts` reads the mention on each page.
  it('are by default those of a demonstration', () => {
    expect(readSettings({}, siteSettings({})).VITE_DEMONSTRATION).toBe('oui');
  });

  it('have no mention if the variable is « non »: texts, heads, structured data, projects', async () => {
    withVariables({ VITE_DEMONSTRATION: 'non' });
    for (const [file, load] of Object.entries(contents))
      expect(JSON.stringify(await load()), file).not.toMatch(disclosure);
    const { prerenderPage } = await import('../src/app/entry-prerender.tsx');
    const pages = (await import('../e2e/support/contents.ts')).contents;
    const { projects } = await import('../src/content/projects/projects.ts');
    const { hrefOfProject } = await import('../src/site/projects.ts');
    // Components take their words from the content: those that show the mention are on these pages.
    const marked = pages.filter(({ content }) => content.sections.some(({ kind }) => /^portfolio|^faq-bot/.test(kind)));
    const shown = [
      ...marked.map(({ page }) => page.path),
      ...projects.slice(0, 1).map(({ slug }) => hrefOfProject(slug)),
    ];
    for (const address of [...shown, '/404']) {
      const { markup, head } = await prerenderPage(address);
      expect(markup + JSON.stringify(head), address).not.toMatch(disclosure);
    }
  }, 60_000);

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
  // Street names, the name of the tree and the judicial district stay.
  const former = /Épinette(?!s)|(?<!district judiciaire )(?<!\p{L})(?:à|de|depuis)\sQuébec(?!\p{L})/u;
  for (const load of Object.values(contents)) expect(JSON.stringify(await load())).not.toMatch(former);
});
