/**
 * Builds the page of each project whose `website` is `screen`: the scene at the size of the window, with one line that
 * describes it. Writes `apps/web/public/demos/<slug>.html`, its style sheet and its fonts, subset to the scene's characters.
 * For each interactive demo (`apps/web/demos`), it writes only the fonts, subset to French. Run with `npm run media -- demos`;
 * the output is committed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { projects } from '../../src/content/realisations/projets.ts';
import type { Project } from '../../src/content/schema/project.ts';
import { hasInteractiveDemo, hrefOfProject } from '../../src/site/projects.ts';
import { canvas, fontFaces, type Scene, sceneOf } from './lib/scene.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../../public/demos/', import.meta.url);

/** The scene keeps its own pixels and scales as a whole. The ratio of two lengths is computed with `atan2` and `tan`. */
const frame = `@property --room { syntax: "<length>"; inherits: true; initial-value: 0px; }
@font-face { font-family: "Atkinson Hyperlegible Next"; font-weight: 400 700; src: url("/fonts/atkinson-hyperlegible-next.woff2"); }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: #10261f; }
body { min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; }
.stage { width: min(100vw, (100vh - 56px) * ${canvas.width} / ${canvas.height}); aspect-ratio: ${canvas.width} / ${canvas.height}; margin: 0 auto; overflow: hidden; container-type: inline-size; }
.scene { --room: 100cqw; width: ${canvas.width}px; height: ${canvas.height}px; overflow: hidden; position: relative; transform-origin: 0 0; scale: tan(atan2(var(--room), ${canvas.width}px)); }
.scene svg { display: block; }
@media (width < ${canvas.width}px) { .stage { width: auto; height: ${canvas.height}px; aspect-ratio: auto; overflow-x: auto; container-type: normal; } .scene { --room: ${canvas.width}px; } }
.notice { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: center; justify-content: center; min-height: 56px; padding: 6px 20px; color: #fff; font: 400 16px/1.5 "Atkinson Hyperlegible Next", sans-serif; }
.notice h1 { font: inherit; font-weight: 700; }
.notice a { display: inline-block; min-height: 44px; padding-block: 10px; color: #b4e34b; }
.skip-link { position: absolute; z-index: 9; top: 8px; left: 8px; padding: 10px 20px; background: #10261f; color: #b4e34b; font: 400 16px/1.5 "Atkinson Hyperlegible Next", sans-serif; }
.skip-link:not(:focus) { translate: 0 -200%; }
.stage:focus-visible, .notice a:focus-visible, .skip-link:focus-visible { outline: 3px solid #b4e34b; outline-offset: -3px; }
scene-title { display: block; font-weight: 700; }
`;

/** Characters of a scene: its text, and the `content` of its style sheet. */
const charactersOf = ({ body, css }: Scene) =>
  [...new Set(`${body.replace(/&nbsp;/g, '\u00a0')}${css}0123456789`)].join('');

/** The scene is one image with a description: its headings are lettering, and the page has its own heading. */
const withoutHeadings = (body: string) =>
  body.replace(/<h([1-6])(\s[^>]*)?>/g, '<scene-title data-level="$1"$2>').replace(/<\/h[1-6]>/g, '</scene-title>');
const titleRules = (css: string) =>
  css.replace(/(?<![\w.#-])h([1-6])(?=[\s.:,{>+\u00a0])/g, 'scene-title[data-level="$1"]');

/** Moves style attributes into rules, because the Content-Security-Policy refuses the attributes. */
function withoutStyles(body: string): { readonly body: string; readonly rules: string } {
  const rules: string[] = [];
  const bare = body.replace(/\sstyle="([^"]*)"/g, (_, declarations: string) => {
    rules.push(`.scene [data-rule="${rules.length}"] { ${declarations} }`);
    return ` data-rule="${rules.length - 1}"`;
  });
  return { body: bare, rules: rules.join('\n') };
}

async function writeScreen({ slug, title, client, alt }: Project): Promise<number> {
  const scene = await sceneOf(slug);
  const files = scene.faces.map((face, index) => ({ face, name: `${slug}-${index + 1}.woff2` }));
  let bytes = 0;
  for (const { face, name } of files) {
    const font = await subsetFont(await readFile(require.resolve(face.file)), charactersOf(scene), {
      targetFormat: 'woff2',
    });
    bytes += font.length;
    await writeFile(new URL(name, folder), font);
  }
  const address = (face: (typeof files)[number]['face']) =>
    `/demos/${files.find((file) => file.face === face)?.name ?? ''}`;
  const still = `@media (prefers-reduced-motion: reduce) { .scene * { animation-play-state: paused !important; animation-delay: ${-(scene.still ?? 0)}s !important; } }`;
  const { body, rules } = withoutStyles(withoutHeadings(scene.body));
  const css = titleRules(scene.css.replace(/(^|\n)\s*body\b/g, '$1.scene'));
  await writeFile(
    new URL(`${slug}.css`, folder),
    `${fontFaces(scene.faces, address)}\n${frame}${css}\n${rules}\n${still}\n`,
  );
  const html = `<!doctype html>
<html lang="fr-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title data-otherwise="${title} | ${client}">${title} | ${client}, démonstration</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demos/${slug}.css">
</head>
<body>
<a class="skip-link" href="#retour">Aller au lien de retour</a>
<main>
<div class="stage" role="group" aria-label="Écran du projet" tabindex="0"><div class="scene" role="img" aria-label="${alt}">
${body}
</div></div>
<div class="notice"><h1>${client}\u00a0: ${title}</h1> <span data-otherwise="">Site de démonstration\u00a0: ce client et ce qu’il vend sont inventés.</span> <a href="${hrefOfProject(slug)}" id="retour">Revenir au projet</a></div>
</main>
</body>
</html>
`;
  await writeFile(new URL(`${slug}.html`, folder), html);
  return bytes + css.length + html.length;
}

/** Characters of an interactive demo, whose text changes: French, figures and some signs. */
const french =
  ' !"%&()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûœŒ«»’°×²³−–…·$\u00a0';

/** Instances of variable fonts of which a demo uses one weight and width: a static font is three times lighter. */
const pinned: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Fraunces: { wght: 900, opsz: 144, SOFT: 100, WONK: 1 },
  Archivo: { wght: 900, wdth: 125 },
  Outfit: { wght: 700 },
  Cinzel: { wght: 600 },
  Syne: { wght: 800 },
  Rubik: { wght: 900 },
  Unbounded: { wght: 700 },
};

async function writeFonts(slug: string): Promise<number> {
  let bytes = 0;
  const { faces } = await sceneOf(slug);
  for (const [index, { family, file }] of faces.entries()) {
    const font = await subsetFont(await readFile(require.resolve(file)), french, {
      targetFormat: 'woff2',
      ...(pinned[family] && { variationAxes: { ...pinned[family] } }),
    });
    bytes += font.length;
    await writeFile(new URL(`${slug}-${index + 1}.woff2`, folder), font);
  }
  return bytes;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const project of projects) {
  const { slug, website } = project;
  if (website === 'screen') console.log(`${slug}  ${await writeScreen(project)} bytes`);
}
for (const { slug } of projects.filter(hasInteractiveDemo))
  console.log(`${slug}  ${await writeFonts(slug)} bytes of fonts`);
