import { renderToStaticMarkup } from 'react-dom/server';
import { isDelivered, publishedProjects } from '../content/projects/projects.ts';
import { hrefOfProject } from '../site/projects.ts';

const delivered = publishedProjects.filter(isDelivered);

/** The links over these rings: the first ring leads to the first project. The card under the label comes before them. Drawing units. */
const linksOver = (rings: readonly string[]) => (
  <>
    <defs>
      <g id="etiquette">
        <rect width="330" height="90" rx="11" />
        <circle className="g" cx="25" cy="28" r="7" />
      </g>
    </defs>
    {delivered.slice(0, rings.length).map(({ slug, client, tags }, index) => (
      <a href={hrefOfProject(slug)} tabIndex={-1} key={slug}>
        <use href={`#${rings[index]}`} />
        <g>
          <use href="#etiquette" />
          <text>
            {client}
            <tspan x="0" dy="26">
              {tags[0]}
            </tspan>
          </text>
        </g>
      </a>
    ))}
  </>
);

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
  const linked = markup.replace(/<g [^>]*><path id="c1".*?<\/g>/s, (drawn) => {
    // The outermost ring first: it contains the smaller ones, so it must lie below them.
    const rings = [...drawn.matchAll(/ id="(c\d+)"/g)].map(([, id = '']) => id).reverse();
    // Before the knot and the cracks, which are painted over the rings.
    return drawn + renderToStaticMarkup(linksOver(rings));
  });
  if (linked === markup && markup.includes('id="c1"'))
    throw new Error('The rings of the log are drawn in another way.');
  return linked;
}
