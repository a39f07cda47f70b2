import { HTMLElement, type Node, NodeType, parse, type TextNode } from 'node-html-parser';

/** A visible or announced text, and its location. */
export interface Readable {
  readonly where: string;
  readonly text: string;
}

/** Inline elements, which do not end a sentence. */
const inline = new Set(
  'A ABBR B BDI BDO BR CITE DATA DFN EM I INS DEL MARK OUTPUT Q S SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);

/** Elements whose content is hidden or not prose. */
const unread = new Set('SCRIPT STYLE SVG CODE KBD SAMP TEMPLATE'.split(' '));

const spokenAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

const metaNames = new Set(['description', 'keywords', 'og:title', 'og:description', 'og:image:alt', 'og:site_name']);

/** Properties of structured data that contain codes, addresses, or names that are elsewhere on the page. */
const machineProperties = new Set(
  '@context @id @type url item image logo sameAs email telephone inLanguage postalCode addressRegion addressCountry openingHours priceCurrency price currenciesAccepted position'.split(
    ' ',
  ),
);

function stringsOf(value: unknown, path: string): Readable[] {
  if (typeof value === 'string') return [{ where: `JSON-LD ${path}`, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    machineProperties.has(key) ? [] : stringsOf(inner, Array.isArray(value) ? path : key),
  );
}

function nameOf(element: HTMLElement): string {
  const id = element.getAttribute('id');
  return (element.tagName ?? 'document').toLowerCase() + (id ? `#${id}` : '');
}

const previousOf = (node: Node) => node.parentNode?.childNodes[node.parentNode.childNodes.indexOf(node) - 1];

/** The previous sibling element, ignoring white space. */
function elementBefore(node: Node): HTMLElement | undefined {
  const before = previousOf(node);
  const isBlank = before?.nodeType === NodeType.TEXT_NODE && before.text.trim() === '';
  const element = isBlank ? previousOf(before) : before;
  return element instanceof HTMLElement ? element : undefined;
}

/** Whether the element is marked as another language. */
const isForeign = (element: HTMLElement) => /^(?!fr)/.test(element.getAttribute('lang') ?? 'fr');

/**
 * All readable texts of a document in reading order: blocks (with their inline elements), announced attributes, title,
 * descriptions and structured data.
 */
export function readablesOf(html: string): Readable[] {
  const found: Readable[] = [];
  let block = '';
  let where = '';

  function endBlock() {
    const text = block.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
    if (text !== '') found.push({ where, text });
    block = '';
  }

  function visit(node: Node) {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const { text } = node as TextNode;
      // A capital right after an element starts a sentence: the style sheet separates the two.
      if (elementBefore(node) && /^\s*\p{Lu}/u.test(text)) endBlock();
      block += text;
    }
    if (!(node instanceof HTMLElement)) return;
    const name = node.tagName ?? '';
    if (isForeign(node)) {
      // Replace it with a neutral word, so that the surrounding text has no fault.
      if (inline.has(name)) block += 'xx';
      return;
    }
    for (const attribute of spokenAttributes) {
      const text = node.getAttribute(attribute);
      if (text) found.push({ where: `${nameOf(node)} ${attribute}`, text });
    }
    if (name === 'META' && metaNames.has(node.getAttribute('name') ?? node.getAttribute('property') ?? '')) {
      found.push({
        where: `meta ${node.getAttribute('name') ?? node.getAttribute('property')}`,
        text: node.getAttribute('content') ?? '',
      });
    }
    if (name === 'SCRIPT' && node.getAttribute('type') === 'application/ld+json') {
      found.push(...stringsOf(JSON.parse(node.rawText), ''));
    }
    if (unread.has(name)) return;
    if (name === 'BR') block += ' ';
    // The eyebrow of a heading is on its own line.
    if (name === 'SPAN' && /^H[12]$/.test(node.parentNode?.tagName ?? '')) {
      endBlock();
      node.childNodes.forEach(visit);
      return endBlock();
    }
    if (inline.has(name)) {
      // The style sheet separates adjacent elements: buttons side by side, a value and its unit.
      const before = elementBefore(node);
      if (before && inline.has(before.tagName)) endBlock();
      // A link that begins with a capital is the name of a page.
      else if (name === 'A' && /^\p{Lu}/u.test(node.text)) endBlock();
      return node.childNodes.forEach(visit);
    }
    endBlock();
    const outer = where;
    where = nameOf(node);
    node.childNodes.forEach(visit);
    endBlock();
    where = outer;
  }

  visit(
    parse(html.replace(/^<!doctype[^>]*>/i, ''), {
      comment: false,
      blockTextElements: { script: true, style: true, pre: true },
    }),
  );
  endBlock();
  return found;
}
