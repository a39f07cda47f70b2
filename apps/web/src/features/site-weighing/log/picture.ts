import { escapeHtml } from '@agency/shared/escape-html';
import { type LogPart, weightText } from '@agency/shared/site-weight';
import { weighingStrings } from '../../../content/tools/site-weighing.ts';
import { palette } from '../../../ui/palette.ts';
import { type Logs, swatch } from './markup.ts';
import type { LogKind } from './own-page.ts';

/** Size in pixels of the picture to download: that of a share image. */
export const pictureSize = { width: 1200, height: 630 } as const;

export interface PictureText {
  readonly title: string;
  readonly figures: string;
  /** Letter or letters of the EcoIndex, if known. */
  readonly grade: string | undefined;
  readonly yours: string;
  readonly ours: string;
  /** How many times the weight of ours, on two lines, if it is heavier. */
  readonly times: readonly string[] | undefined;
  /** How the figures were obtained, and the scale: a line each. */
  readonly lines: readonly string[];
}

/** A picture by itself: no file, no font and no style from elsewhere. */
export function pictureOf(logs: Logs, parts: readonly LogPart<LogKind>[], text: PictureText): string {
  const { width, height } = pictureSize;
  const write = (x: number, y: number, size: number, line: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeHtml(line)}</text>`;
  const bold = 'font-weight="700"';
  const left = 60;
  const right = width - left;
  const top = 128;
  const column = 900;
  const scale = 0.94;
  const names = top + logs.height * scale + 32;
  const grade = text.grade
    ? `<rect x="${column}" y="48" width="${right - column}" height="84" rx="20" fill="${palette.primary}"/>${write(column + 20, 98, 21, weighingStrings.ecoIndex.label, 'fill="#fff"')}${write(right - 20, 106, 46, text.grade, `${bold} fill="#fff" text-anchor="end"`)}`
    : '';
  const rows = parts
    .filter(({ bytes }) => bytes > 0)
    .map(({ kind, bytes }, index) => {
      const y = 200 + index * 42;
      return `<g transform="translate(${column} ${y - 24})">${swatch(kind)}</g>${write(column + 42, y, 21, weighingStrings.log.short[kind])}${write(right, y, 21, weightText(bytes), `${bold} text-anchor="end"`)}`;
    });
  // A small log of ours leaves space above it for this text.
  const [count = '', of = ''] = text.times ?? [];
  const ours = left + logs.ours * scale;
  const times = `${write(ours, 300, 84, count, bold)}${write(ours, 336, 20, of)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" fill="${palette.ink}">
<title>${escapeHtml(`${text.title}\u00a0: ${text.figures}`)}</title>
<rect width="${width}" height="${height}" fill="${palette.bg}"/>
${write(left, 78, 42, text.title, bold)}${write(left, 112, 21, text.figures)}${grade}
<g transform="translate(${left} ${top}) scale(${scale})">${logs.markup}</g>
${write(left, names, 20, text.yours, bold)}${write(ours, names, 20, text.ours, bold)}
${rows.join('')}${times}
${text.lines.map((line, index) => write(left, height - 50 + index * 26, 17, line, 'fill="#34483f"')).join('')}
</svg>`;
}
