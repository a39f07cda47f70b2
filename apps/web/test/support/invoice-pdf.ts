import { buffer } from 'node:stream/consumers';
import { type InvoiceModel, sampleModels } from '@agency/shared/test/invoice/invoice-model';
import type { Row } from '@agency/shared/test/invoice/sums';
import type { Picker } from '@agency/shared/test/invoice/writers';
import PDFDocument from 'pdfkit';

/** Lays generated invoices out in the ways of invoicing programs. Sizes and places are in points, from the top left corner. */

interface Placed {
  readonly page: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** Whether the text ends at `x` instead of starting there. */
  readonly right?: true;
}

export interface LaidInvoice {
  readonly layout: LayoutName;
  readonly pieces: readonly Placed[];
  /** Quarter turns of the page, in degrees. */
  readonly turn: 0 | 90 | 270;
}

const PAGE = { width: 612, height: 792, margin: 42 } as const;
const { margin } = PAGE;
const RIGHT = PAGE.width - margin;
const BOTTOM = PAGE.height - margin;

export const layoutNames = [
  'name left, small lines right',
  'two columns',
  'headings in a row',
  'two pages',
  'turned page',
  'fine print',
  'notes beside the sums',
  'centred',
] as const;

export type LayoutName = (typeof layoutNames)[number];

/** Standard fonts have neither the narrow space nor the minus sign. */
const inFont = (text: string) => text.replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '-').replaceAll('\t', ' ');

const joined = ({ label, value }: Row) =>
  value === '' ? label : `${label}${label.endsWith(':') ? '' : ' :'} ${value}`;

/** The text on the pages, and the baseline of the next line. */
class Sheet {
  readonly pieces: Placed[] = [];
  readonly size: number;
  readonly step: number;
  page = 0;
  y: number;

  constructor(size: number, step: number, y: number) {
    this.size = size;
    this.step = step;
    this.y = y;
  }

  put(x: number, text: string, y = this.y, size = this.size): void {
    this.pieces.push({ page: this.page, x, y, size, text });
  }

  putRight(x: number, text: string, y = this.y, size = this.size): void {
    this.pieces.push({ page: this.page, x, y, size, text, right: true });
  }

  /** Lines one below another, from this baseline. Returns the next one. */
  putLines(x: number, lines: readonly string[], from = this.y, size = this.size): number {
    for (const [index, line] of lines.entries()) this.put(x, line, from + index * this.step, size);
    return from + lines.length * this.step;
  }

  /** Label and value of each row, as one text or in two columns. Returns the next baseline. */
  putRows(x: number, rows: readonly Row[], from: number, inColumns: boolean): number {
    const valueAt = Math.max(x + 115, RIGHT - 95);
    for (const [index, row] of rows.entries()) {
      const y = from + index * this.step;
      const isPair = inColumns && row.value !== '';
      this.put(x, isPair ? row.label : joined(row), y);
      if (isPair) this.put(valueAt, row.value, y);
    }
    return from + rows.length * this.step;
  }

  /** The cells of a line of the table, the first at the left. */
  putCells([first = '', ...others]: readonly string[]): void {
    this.put(margin, first);
    for (const [index, cell] of others.entries()) this.putRight(RIGHT - 90 * (others.length - 1 - index), cell);
    this.y += this.step;
  }

  nextPage(supplier: string): void {
    this.putRight(RIGHT, 'Page 1 de 2', BOTTOM);
    this.page += 1;
    this.y = margin + this.size;
    this.put(margin, `${supplier} (suite)`);
    this.y += 2 * this.step;
  }
}

const customerOf = ({ customerLabel, customer }: InvoiceModel) => [customerLabel, ...customer];

/** Two small lines stand beside a big name: neither is on its baseline. */
function putNameLeft(sheet: Sheet, model: InvoiceModel, nameSize: number, half: number, { one, chance }: Picker): void {
  const { size, step, y } = sheet;
  sheet.put(margin, model.supplier, y, nameSize);
  const small = Math.min(size, nameSize * 0.5);
  const above = y - nameSize * 0.45;
  const beside = Math.max(half, margin + model.supplier.length * nameSize * 0.62 + 12);
  // A long name takes the whole line, and the small lines go below it.
  const fits = beside < RIGHT - 150;
  for (const [index, row] of model.meta.slice(0, 2).entries()) {
    const at = fits ? above + index * small * 1.25 : y + step * (index + 1.5);
    sheet.put(fits ? beside : half, joined(row), at, small);
  }
  const top = y + step * 1.4;
  const below = sheet.putLines(margin, model.supplierLines, top);
  const from = (fits ? top : top + step * 2.5) + step * one([0, 0.4]);
  sheet.y = Math.max(below, sheet.putRows(half, model.meta.slice(2), from, chance(50))) + step;
  if (model.title) sheet.put(margin, model.title, sheet.y, size + 4);
  sheet.y = sheet.putLines(margin, customerOf(model), sheet.y + step * 1.6) + step;
}

function putCentred(sheet: Sheet, model: InvoiceModel, nameSize: number): void {
  const lines = [
    [model.supplier, Math.min(nameSize, 18)],
    ...model.supplierLines.map((line) => [line, sheet.size] as const),
    ...(model.title ? [[model.title, sheet.size + 4] as const] : []),
    ...model.meta.map((row) => [joined(row), sheet.size] as const),
  ] as const;
  for (const [text, size] of lines) {
    sheet.put((PAGE.width - text.length * size * 0.5) / 2, text, sheet.y, size);
    sheet.y += size * 1.35;
  }
  sheet.y = sheet.putLines(margin, customerOf(model), sheet.y + sheet.step) + sheet.step;
}

/** Rows of three headings, each above its value. */
function putHeadings(sheet: Sheet, meta: readonly Row[]): void {
  const sentences = meta.filter(({ value }) => value === '');
  const rows = meta.filter(({ value }) => value !== '');
  sheet.y = sheet.putLines(
    margin,
    sentences.map(({ label }) => label),
  );
  for (let from = 0; from < rows.length; from += 3) {
    for (const [index, { label, value }] of rows.slice(from, from + 3).entries()) {
      sheet.putLines(margin + index * 176, [label.replace(/ ?:$/, ''), value]);
    }
    sheet.y += sheet.step * 3;
  }
}

/** The places of an invoice's text in one layout, with sizes and distances of its own. */
export function layOut(model: InvoiceModel, pick: Picker, wanted?: LayoutName): LaidInvoice {
  const { one, int, chance } = pick;
  const layout = wanted ?? one(layoutNames);
  const body = layout === 'fine print' ? 7 : int(8, 12);
  const step = body * one([1.15, 1.3, 1.5]);
  const nameSize = layout === 'fine print' ? int(9, 14) : int(14, 30);
  const sheet = new Sheet(body, step, margin + nameSize);
  const half = int(330, 370);

  if (layout === 'name left, small lines right') putNameLeft(sheet, model, nameSize, half, pick);
  else if (layout === 'centred') putCentred(sheet, model, nameSize);
  else {
    sheet.put(margin, model.supplier, sheet.y, Math.min(nameSize, 20));
    const below = sheet.putLines(margin, model.supplierLines, sheet.y + step * 1.4);
    if (model.title) sheet.putRight(RIGHT, model.title, below + step, body + 6);
    const top = below + step * 2.5;
    if (layout === 'headings in a row') {
      sheet.y = sheet.putLines(margin, customerOf(model), top) + step;
      putHeadings(sheet, model.meta);
    } else if (layout === 'two columns') {
      const stagger = one([0, 0, body * 0.5]);
      const customerEnd = sheet.putLines(margin, customerOf(model), top);
      sheet.y = Math.max(customerEnd, sheet.putRows(half, model.meta, top + stagger, chance(50))) + step;
    } else {
      sheet.y = sheet.putRows(margin, model.meta, top, chance(50)) + step;
      sheet.y = sheet.putLines(margin, customerOf(model)) + step;
    }
  }

  const turn = layout === 'turned page' ? one([90, 270] as const) : 0;
  sheet.putCells(model.heading);
  for (const [index, item] of model.items.entries()) {
    if (layout === 'two pages' && index === Math.floor(model.items.length / 2)) sheet.nextPage(model.supplier);
    sheet.putCells(item);
  }
  const rest = (model.sums.length + model.footer.length + 3) * step;
  if (sheet.page === 0 && sheet.y + rest > BOTTOM) sheet.nextPage(model.supplier);
  sheet.y += step;
  const sumsTop = sheet.y;
  const labelAt = int(270, 310);
  const totalSize = chance(40) ? body + 2 : body;
  for (const [index, { label, value }] of model.sums.entries()) {
    const size = index === model.sums.length - 1 ? totalSize : body;
    sheet.put(labelAt, label, sheet.y, size);
    if (value !== '') sheet.putRight(RIGHT, value, sheet.y, size);
    sheet.y += step;
  }
  const beside = layout === 'notes beside the sums';
  const notesFrom = beside ? sumsTop + body * one([0, 0.5]) : sheet.y + step;
  sheet.putLines(margin, model.footer, notesFrom, beside ? Math.min(body, 8) : body);
  return { layout, pieces: sheet.pieces, turn };
}

/** The file, with the pieces drawn in any order. */
export function pdfOf({ pieces, turn }: LaidInvoice): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    compress: false,
  });
  const last = Math.max(...pieces.map(({ page }) => page));
  for (let page = 0; page <= last; page += 1) {
    document.addPage();
    // The text lies on its side, and the viewer turns the page back.
    if (turn !== 0) {
      Object.assign(document.page.dictionary.data, { Rotate: turn });
      if (turn === 90) document.transform(0, -1, 1, 0, 0, PAGE.height);
      else document.transform(0, 1, -1, 0, PAGE.width, 0);
    }
    for (const piece of pieces.filter((other) => other.page === page)) {
      const text = inFont(piece.text);
      document.font('Helvetica').fontSize(piece.size);
      const x = piece.right ? piece.x - document.widthOfString(text) : piece.x;
      document.text(text, x, piece.y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
  document.end();
  return buffer(document);
}

/** One PDF of each layout, of an invoice without surprise: every field is written, and the sums are right. */
export async function samplePdfs() {
  return Promise.all(
    layoutNames.map(async (layout, seed) => {
      const laid = sampleModels(40, seed, (model, pick) => layOut(model, pick, layout));
      for (const { model, laid: invoice } of laid) {
        const { supplier, documentNumber, documentDate, total } = model.truth;
        if (model.family !== 'plain' || typeof total !== 'number' || !documentDate || !documentNumber) continue;
        const truth = { supplier: String(supplier), documentNumber: String(documentNumber), total };
        return { layout, file: await pdfOf(invoice), truth };
      }
      throw new Error(`No plain invoice for the layout « ${layout} ».`);
    }),
  );
}
