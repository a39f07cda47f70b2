import type { HeadTag } from '../src/site/head.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const voidTags = new Set(['meta', 'link']);

/** An element as HTML. Script text is already escaped (see `headOf`). */
export function element({ tag, attributes, text = '' }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const open = `<${tag}${written.join('')}>`;
  if (voidTags.has(tag)) return open;
  return `${open}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}
