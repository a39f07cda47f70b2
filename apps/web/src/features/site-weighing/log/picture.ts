import type { LogPart } from '@agency/shared/site-weight';
import { weighingStrings } from '../../../content/tools/site-weighing.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { weightText } from '../weighing-view.ts';
import { type Logs, woodOf } from './markup.ts';
import type { LogKind } from './own-page.ts';

/** Size in pixels of the picture to download: that of a share image. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The sentences of the picture. */
export interface PictureText {
  readonly title: string;
  readonly figures: string;
  /** Letter or letters of the EcoIndex, if known. */
  readonly grade: string | undefined;
  readonly yours: string;
  readonly ours: string;
  /** How many times the weight of ours, on two lines, if it is heavier. */
  readonly times: readonly string[] | undefined;
  /** The honest sentence and the scale, a line each. */
  readonly lines: readonly string[];
}

/** A picture by itself: no file, no font and no style from elsewhere. */
export function pictureOf(logs: Logs, parts: readonly LogPart<LogKind>[], text: PictureText): string {
  const { width, height } = pictureSize;
  const write = (x: number, y: number, size: number, line: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeHtml(line)}</text>`;
  const bold = 'font-weight="700"';
  const list = parts.filter(({ bytes }) => bytes > 0);
  const left = 60;
  const top = 128;
  const names = top + logs.height * 0.94 + 32;
  const scale = 0.94;
  const column = 900;
  const grade = text.grade
    ? `<rect x="${column}" y="48" width="240" height="84" rx="20" fill="#14593f"/>${write(column + 20, 98, 21, weighingStrings.ecoIndex.label, 'fill="#fff"')}${write(column + 220, 106, 46, text.grade, `${bold} fill="#fff" text-anchor="end"`)}`
    : '';
  const rows = list.map(({ kind, bytes }, index) => {
    const y = 200 + index * 42;
    const { number, colour } = woodOf(kind);
    return `<rect x="${column}" y="${y - 24}" width="30" height="30" rx="8" fill="${colour}"/><circle cx="${column + 15}" cy="${y - 9}" r="${number ? 11 : 0}" fill="#f6f5ee"/>${write(column + 15, y - 3, 16, number, `${bold} text-anchor="middle"`)}${write(column + 42, y, 21, weighingStrings.log.short[kind])}${write(1140, y, 21, weightText(bytes), `${bold} text-anchor="end"`)}`;
  });
  // The space over our log, when it is small.
  const [count = '', of = ''] = text.times ?? [];
  const times = `${write(left + logs.ours * scale, 300, 84, count, bold)}${write(left + logs.ours * scale, 336, 20, of)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" fill="#10261f">
<title>${escapeHtml(`${text.title}\u00a0: ${text.figures}`)}</title>
<rect width="${width}" height="${height}" fill="#f6f5ee"/>
${write(left, 78, 42, text.title, bold)}${write(left, 112, 21, text.figures)}${grade}
<g transform="translate(${left} ${top}) scale(${scale})">${logs.markup}</g>
${write(left, names, 20, text.yours, bold)}${write(left + logs.ours * scale, names, 20, text.ours, bold)}
${rows.join('')}${times}
${text.lines.map((line, index) => write(left, height - 50 + index * 26, 17, line, 'fill="#34483f"')).join('')}
</svg>`;
}
