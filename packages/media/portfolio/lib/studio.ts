/** What every invented site is drawn with: its canvas, and typefaces that the agency's own site does not use. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { siteFontFaces, studioOrigin } from '../../lib/browser.ts';

/** CSS size of a scene, which is also the size of the picture: 4:3, twice a card's usual width. */
export const canvas = { width: 720, height: 540 } as const;

const require = createRequire(import.meta.url);

const faces = {
  Fraunces: { file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', weight: '100 900' },
  Archivo: {
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    weight: '100 900; font-stretch: 62% 125%',
  },
  Unbounded: { file: '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2', weight: '200 900' },
  'DM Mono': { file: '@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff2', weight: '500' },
} as const;

/** Typefaces a scene may name, besides the site's own two. */
export type Face = keyof typeof faces;

const fileName = (face: Face) => `/mock/${face.replace(' ', '-')}.woff2`;

/** The typefaces' files, by the path under which {@link scene} asks for them. */
export async function faceFiles(): Promise<Record<string, Buffer>> {
  const entries = Object.entries(faces).map(
    async ([face, { file }]) => [fileName(face as Face), await readFile(require.resolve(file))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** A scene's whole document: a canvas of 720 by 540 with its style sheet and its markup. */
export function scene(css: string, body: string): string {
  const fontFaces = Object.entries(faces).map(
    ([face, { weight }]) =>
      `@font-face { font-family: "${face}"; src: url("${studioOrigin}${fileName(face as Face)}"); font-weight: ${weight}; }`,
  );
  return `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><style>${siteFontFaces}${fontFaces.join('')}
* { box-sizing: border-box; margin: 0; padding: 0; }
body { width: ${canvas.width}px; height: ${canvas.height}px; overflow: hidden; position: relative; }
svg { display: block; }
${css}</style><body>${body}</body></html>`;
}
