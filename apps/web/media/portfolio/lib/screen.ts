/** The demonstration of a project whose `website` is `screen`: its scene, as a page and a style sheet of `demos/screens/<slug>/`. */
import { type Face, fontFaces, type Scene } from './scene.ts';

interface Screen {
  readonly files: Readonly<Record<'page.html' | 'style.css', string>>;
  /** Its typefaces, by the name of their file in `public/demos/`. */
  readonly fonts: ReadonlyMap<string, Face>;
}

/** The rules of a scene, with animations that end on its picture: what moves for more than five seconds needs a way to stop it (WCAG 2.2.2). */
function playedOnce({ css, loop, still }: Scene): string {
  const ending = css.replace(
    /(?<![\d.])(\d*\.?\d+)s((?:\([^)]*\)|[^;,}])*) infinite/g,
    (_, seconds: string, rest: string) => {
      const until = still ?? loop?.seconds ?? 0;
      return `${seconds}s${rest} ${until / Number(seconds)} both`;
    },
  );
  if (ending.includes('infinite')) throw new Error('An animation of the scene does not end: give its time in seconds.');
  return ending;
}

/** The build fills in the project's own words (`scripts/demos.ts`). */
export function screenOf(slug: string, scene: Scene): Screen {
  const names = new Map(scene.faces.map((face, index) => [face, `${slug}-${index + 1}.woff2`]));
  const faces = fontFaces(scene.faces, (face) => `/demos/${names.get(face)}`);
  return {
    fonts: new Map([...names].map(([face, name]) => [name, face])),
    files: {
      'style.css': `@import "../../lib/screen.css";\n${faces}\n${playedOnce(scene)}\n`,
      'page.html': `<main>
<div class="stage"><div class="scene" role="img" aria-label="{alt}">
${scene.body}
</div></div>
<h1>{client}\u00a0: {title}</h1>
<p>Pincez l’image pour la voir de plus près, ou tournez l’appareil.</p>
</main>
`,
    },
  };
}
