import { resource } from '../../lib/resource.ts';

const files = import.meta.glob<string>('../../drawings/*.svg', { query: '?raw', import: 'default' });

const printed = (name: string) => document.querySelector(`[data-drawing="${name}"]`)?.innerHTML;

/**
 * A drawing is printed once, in the page's HTML: hydration reads it back from there, so that no script carries it. Only a
 * navigation inside the site loads it as a chunk.
 */
const drawings = new Map(
  Object.entries(files).map(([path, load]) => {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    return [
      name,
      resource(async () => (typeof document === 'undefined' ? undefined : printed(name)) ?? (await load())),
    ];
  }),
);

/** Makes a drawing ready, so that showing it never waits. */
export async function loadDrawing(name: string): Promise<void> {
  await drawings.get(name)?.load();
}

const markupOf = (name: string) => drawings.get(name)?.read() ?? '';

/** How a drawing shows itself: words that its generator wrote on it (`tools/drawings/svg.ts`), and that composition follows. */
export function drawingCut(name: string | undefined): string {
  return (name && /data-cut="([a-z ]+)"/.exec(markupOf(name))?.[1]) || 'none';
}

interface Props {
  readonly name: string;
  readonly className?: string | undefined;
}

/** Decoration: the words beside it say all that matters. */
export function Drawing({ name, className }: Props) {
  return (
    <div
      className={className}
      data-drawing={name}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the repository's own generator, never a visitor's.
      dangerouslySetInnerHTML={{ __html: markupOf(name) }}
    />
  );
}
