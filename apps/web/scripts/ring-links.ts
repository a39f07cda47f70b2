import { publishedProjects } from '../src/content/realisations/projets.ts';
import { hrefOfProject } from '../src/site/projects.ts';
import { escapeHtml } from './html.ts';

const delivered = publishedProjects.filter(({ status }) => !status);

/** The card under a label, in units of the drawing. */
const card =
  '<defs><g id="etiquette"><rect width="330" height="90" rx="11"/><circle class="g" cx="25" cy="28" r="7"/></g></defs>';

/**
 * Links each ring of the home page's log to a delivered project, the outermost ring to the first project: pointing at a ring shows the
 * client and the kind of project, pressing opens its page. The links are for a mouse: the keyboard and screen readers have the hero's
 * button to the portfolio, and a ring is too thin for a finger.
 *
 * The development server shows the log without links.
 *
 * @param markup a page or a drawing; without rings, it is returned unchanged
 */
export function linkRings(markup: string): string {
  return markup.replace(/<g [^>]*><path id="cerne-1".*?<\/g>/s, (drawn) => {
    // The outermost ring first: it contains the smaller ones, so it must lie below them.
    const rings = [...drawn.matchAll(/ id="(cerne-\d+)"/g)].map(([, id]) => id).reverse();
    const links = delivered.slice(0, rings.length).map(({ slug, client, tags }, index) => {
      const label = `<text>${escapeHtml(client)}<tspan x="0" dy="26">${escapeHtml(tags[0] ?? '')}</tspan></text>`;
      return `<a href="${hrefOfProject(slug)}" tabindex="-1"><use href="#${rings[index]}"/><g><use href="#etiquette"/>${label}</g></a>`;
    });
    // Before the knot and the cracks, which are painted over the rings.
    return drawn + card + links.join('');
  });
}
