/** Definition of a portfolio scene: a canvas, its own typefaces, and the length of its loop. */
import { existsSync } from 'node:fs';
import { siteFontFaces, studioOrigin } from '../../lib/browser.ts';

export const canvas = { width: 720, height: 540 } as const;

export interface Face {
  readonly family: string;
  /** Path of the file in its Fontsource package. */
  readonly file: string;
  /** Weight or range of weights, with other descriptors if the file has more axes. */
  readonly weight: string;
}

interface Loop {
  /** Length from 3 to 6 s. Every animation of the scene lasts this long, or an integer fraction of it, and repeats forever. */
  readonly seconds: number;
}

export interface Scene {
  readonly faces: readonly Face[];
  /** Style sheet; `body` is the canvas. Use only CSS animations, so that every frame is reproducible. */
  readonly css: string;
  readonly body: string;
  /** Time of the still picture in an animated scene, in seconds. */
  readonly still?: number;
  readonly loop?: Loop;
}

/**
 * A typeface for one scene, from its Fontsource package of `media/package.json`.
 * @param weight or the range of weights of a variable font
 * @param cut the end of the file's name
 */
export function face(
  family: string,
  weight = '400',
  cut = `${weight.replace(/.* .*/, 'wght')}-normal`,
  name = family,
): Face {
  const font = name.toLowerCase().replaceAll(' ', '-');
  const variable = weight.includes(' ') ? '-variable' : '';
  return { family, file: `@fontsource${variable}/${font}/files/${font}-latin-${cut}.woff2`, weight };
}

export const fontFaces = (faces: readonly Face[], address: (face: Face) => string) =>
  faces
    .map(
      (one) =>
        `@font-face { font-family: "${one.family}"; src: url("${address(one)}"); font-weight: ${one.weight};${one.file.includes('italic') ? ' font-style: italic;' : ''} }`,
    )
    .join('\n');

/** Base rules of every scene. */
const ground = `* { box-sizing: border-box; margin: 0; padding: 0; }
body { width: ${canvas.width}px; height: ${canvas.height}px; overflow: hidden; position: relative; }
svg { display: block; }
`;

/** The scene as a document for the generator's browser. */
export function sceneDocument({ faces, css, body }: Scene): string {
  const own = fontFaces(faces, ({ file }) => `${studioOrigin}/packages/${file}`);
  return `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><style>${siteFontFaces}${own}
${ground}${css}</style><body class="scene">${body}</body></html>`;
}

/** All of which a picture of the scene, or its film, is made. */
export const sourcesOf = (scene: Scene, time: number | undefined): readonly string[] => [
  sceneDocument(scene),
  `${time}`,
];

const sceneFile = (slug: string) => new URL(`../scenes/${slug}.ts`, import.meta.url);

/** Whether a project has a scene. */
export const isDrawn = (slug: string) => existsSync(sceneFile(slug));

/** The scene of a project: the default export of `scenes/<slug>.ts`. */
export async function sceneOf(slug: string): Promise<Scene> {
  return ((await import(sceneFile(slug).href)) as { default: Scene }).default;
}
