import { escapeHtml } from '@agency/shared/escape-html';
import type { HeadTag } from '../src/site/head.ts';

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
