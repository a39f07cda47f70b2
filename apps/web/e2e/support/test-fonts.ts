import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** The faces that `src/styles/fonts.css` scales, in free fonts from npm, and one for what is monospace. */
const files = [
  'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
  '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
];

const generic = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Sans', monospace: 'DejaVu Sans Mono' };

const folder = fileURLToPath(new URL('../../test-results/fonts/', import.meta.url));
const configuration = `${folder}fonts.conf`;

/** On Linux, the browser of the tests has these fonts and no other, whatever the machine has. */
export const fontVariables = { FONTCONFIG_FILE: configuration, LANG: 'C.UTF-8' };

/** Writes the folder of the tests' fonts, with its configuration. */
export function prepareFonts(): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(require.resolve(file), folder + file.replace(/.*\//, ''));
  const aliases = Object.entries(generic).map(
    ([family, font]) =>
      `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
  );
  const lines = [
    '<fontconfig>',
    `<dir>${folder}</dir>`,
    `<cachedir>${folder}cache</cachedir>`,
    ...aliases,
    '</fontconfig>',
  ];
  writeFileSync(configuration, `<?xml version="1.0"?>\n${lines.join('\n')}\n`);
}
