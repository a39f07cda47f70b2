import { lazyValues } from '../../lib/lazy-value.ts';

// Only the prerender contains the drawings themselves.
const files = import.meta.env.SSR
  ? import.meta.glob<string>('../../drawings/*.svg', { query: '?raw', import: 'default', eager: true })
  : {};
const folder = import.meta.env.DEV ? '/src/drawings' : '/drawings';

async function markup(name: string): Promise<string> {
  if (import.meta.env.SSR) return files[`../../drawings/${name}.svg`] ?? '';
  const prerendered = document.querySelector(`[data-drawing="${name}"]`)?.outerHTML;
  if (prerendered) return prerendered;
  const response = await fetch(`${folder}/${name}.svg`);
  if (!response.ok) throw new Error(`The drawing ${name} cannot be loaded (${response.status}).`);
  return response.text();
}

/**
 * A drawing is prerendered once, in the page's HTML: hydration reads it from there, so that no script contains it. Only a navigation
 * inside the site fetches its file.
 */
const drawing = lazyValues(markup);

/** Prefetches a drawing, so that showing it never waits. */
export async function loadDrawing(name: string): Promise<void> {
  await drawing(name).load();
}

/** Layout keywords that its generator wrote on it (`apps/web/media/drawings/svg.ts`); styles use them. */
export function drawingCut(name: string | undefined): string {
  return (name && /data-cut="([a-z ]+)"/.exec(drawing(name).read())?.[1]) || 'none';
}

/** Attributes that the generator writes on the opening tag; a prerendered one also has those of `Drawing`. */
const ownAttributes = /\s(data-cut|viewBox|preserveAspectRatio|width|height)="([^"]*)"/g;

interface Props {
  readonly name: string;
  readonly className?: string | undefined;
}

/** Decorative: the adjacent text has all the information. */
export function Drawing({ name, className }: Props) {
  const [, opening = '', shapes = ''] = /^<svg([^>]*)>(.*)<\/svg>/s.exec(drawing(name).read()) ?? [];
  return (
    <svg
      {...Object.fromEntries([...opening.matchAll(ownAttributes)].map(([, attribute, value]) => [attribute, value]))}
      className={className}
      data-drawing={name}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the repository's own generator, never a visitor's.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
