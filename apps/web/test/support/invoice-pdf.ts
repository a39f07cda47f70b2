import PDFDocument from 'pdfkit';
import { type InvoiceModel, sampleModels } from '../../../../packages/shared/test/invoice/invoice-model.ts';
import type { Row } from '../../../../packages/shared/test/invoice/sums.ts';
import type { Picker } from '../../../../packages/shared/test/invoice/writers.ts';

/** Lays generated invoices out in the ways of invoicing programs. Sizes and places are in points, from the top left corner. */

interface Placed {
  readonly page: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** The text ends at `x` in place of starting there. */
  readonly right?: true;
}

export interface LaidInvoice {
  readonly layout: LayoutName;
  readonly pieces: readonly Placed[];
  /** Quarter turns of the page, in degrees. */
  readonly turn: 0 | 90 | 270;
}

const PAGE = { width: 612, height: 792, margin: 42 } as const;
const RIGHT = PAGE.width - PAGE.margin;

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

/** The places of an invoice's text in one layout, with sizes and distances of its own. */
export function layOut(model: InvoiceModel, { one, int, chance }: Picker, wanted?: LayoutName): LaidInvoice {
  const layout = wanted ?? one(layoutNames);
  const body = layout === 'fine print' ? 7 : int(8, 12);
  const step = body * one([1.15, 1.3, 1.5]);
  const nameSize = layout === 'fine print' ? int(9, 14) : int(14, 30);
  const pieces: Placed[] = [];
  let page = 0;
  let y: number = PAGE.margin + nameSize;
  const put = (x: number, at: number, text: string, size = body) => pieces.push({ page, x, y: at, size, text });
  const putRight = (x: number, at: number, text: string, size = body) =>
    pieces.push({ page, x, y: at, size, text, right: true });
  const { margin } = PAGE;
  const half = int(330, 370);
  const putCustomer = (x: number, from: number): number => {
    put(x, from, model.customerLabel);
    for (const [index, line] of model.customer.entries()) put(x, from + (index + 1) * step, line);
    return from + (model.customer.length + 1) * step;
  };
  /** Label and value of each row, as one text or in two columns. */
  const putMeta = (rows: readonly Row[], from: number, at = half): number => {
    const inColumns = chance(50);
    const valueAt = Math.max(at + 115, RIGHT - 95);
    for (const [index, row] of rows.entries()) {
      const line = from + index * step;
      if (!inColumns || row.value === '') put(at, line, joined(row));
      else {
        put(at, line, row.label);
        put(valueAt, line, row.value);
      }
    }
    return from + rows.length * step;
  };

  if (layout === 'name left, small lines right') {
    // Two small lines stand beside a big name: neither is on its baseline.
    put(margin, y, model.supplier, nameSize);
    const small = Math.min(body, nameSize * 0.5);
    const above = y - nameSize * 0.45;
    const beside = Math.max(half, margin + model.supplier.length * nameSize * 0.62 + 12);
    const first = model.meta.slice(0, 2);
    // A long name takes the whole line, and the small lines go below it.
    const fits = beside < RIGHT - 150;
    for (const [index, row] of first.entries()) {
      put(fits ? beside : half, fits ? above + index * small * 1.25 : y + step * (index + 1.5), joined(row), small);
    }
    y += step * 1.4;
    const from = fits ? y : y + step * 2.5;
    for (const [index, line] of model.supplierLines.entries()) put(margin, y + index * step, line);
    const end = putMeta(model.meta.slice(2), from + step * one([0, 0.4]));
    y = Math.max(y + model.supplierLines.length * step, end) + step;
    if (model.title) put(margin, y, model.title, body + 4);
    y = putCustomer(margin, y + step * 1.6) + step;
  } else if (layout === 'centred') {
    const middle = (text: string, size: number) => {
      put((PAGE.width - text.length * size * 0.5) / 2, y, text, size);
      y += size * 1.35;
    };
    middle(model.supplier, Math.min(nameSize, 18));
    for (const line of model.supplierLines) middle(line, body);
    if (model.title) middle(model.title, body + 4);
    for (const row of model.meta) middle(joined(row), body);
    y = putCustomer(margin, y + step) + step;
  } else {
    put(margin, y, model.supplier, Math.min(nameSize, 20));
    const title = model.title;
    y += step * 1.4;
    const top = y;
    for (const [index, line] of model.supplierLines.entries()) put(margin, top + index * step, line);
    let end = top + model.supplierLines.length * step;
    if (title) putRight(RIGHT, end + step, title, body + 6);
    end += step * 2.5;
    if (layout === 'headings in a row') {
      const sentences = model.meta.filter(({ value }) => value === '');
      const rows = model.meta.filter(({ value }) => value !== '');
      y = putCustomer(margin, end) + step;
      for (const { label } of sentences) {
        put(margin, y, label);
        y += step;
      }
      for (let from = 0; from < rows.length; from += 3) {
        const few = rows.slice(from, from + 3);
        for (const [index, { label, value }] of few.entries()) {
          put(margin + index * 176, y, label.replace(/ ?:$/, ''));
          put(margin + index * 176, y + step, value);
        }
        y += step * 3;
      }
    } else if (layout === 'two columns') {
      const stagger = one([0, 0, body * 0.5]);
      y = Math.max(putCustomer(margin, end), putMeta(model.meta, end + stagger)) + step;
    } else {
      y = putMeta(model.meta, end, margin) + step;
      y = putCustomer(margin, y) + step;
    }
  }

  const turn = layout === 'turned page' ? one([90, 270] as const) : 0;
  const bottom = PAGE.height - margin;
  const nextPage = () => {
    putRight(RIGHT, bottom, 'Page 1 de 2');
    page += 1;
    y = margin + body;
    put(margin, y, `${model.supplier} (suite)`, body);
    y += 2 * step;
  };
  const putCells = (cells: readonly string[]) => {
    for (const [index, cell] of cells.entries()) {
      if (index === 0) put(margin, y, cell);
      else putRight(RIGHT - 90 * (cells.length - 1 - index), y, cell);
    }
    y += step;
  };
  putCells(model.heading);
  for (const [index, item] of model.items.entries()) {
    if (layout === 'two pages' && index === Math.floor(model.items.length / 2)) nextPage();
    putCells(item);
  }
  if (page === 0 && y + (model.sums.length + model.footer.length + 3) * step > bottom) nextPage();
  y += step;
  const sumsTop = y;
  const labelAt = int(270, 310);
  const totalSize = chance(40) ? body + 2 : body;
  for (const [index, { label, value }] of model.sums.entries()) {
    const size = index === model.sums.length - 1 ? totalSize : body;
    put(labelAt, y, label, size);
    if (value !== '') putRight(RIGHT, y, value, size);
    y += step;
  }
  const beside = layout === 'notes beside the sums';
  const notesFrom = beside ? sumsTop + body * one([0, 0.5]) : y + step;
  for (const [index, line] of model.footer.entries())
    put(margin, notesFrom + index * step, line, beside ? Math.min(body, 8) : body);
  return { layout, pieces, turn };
}

/** The file, with the pieces drawn in any order. */
export function pdfOf({ pieces, turn }: LaidInvoice): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    compress: false,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
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
  return done;
}

export interface InvoiceFileSample {
  readonly layout: LayoutName;
  readonly file: Buffer;
  readonly truth: { readonly supplier: string; readonly documentNumber: string; readonly total: number };
}

/** One PDF of each layout, of an invoice without surprise: every field is written, and the sums are right. */
export async function samplePdfs(): Promise<InvoiceFileSample[]> {
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
