/** The text of a PDF, with pdf.js: in the browser's worker, and in Node for the tests. */
import { type PlacedText, pageText, textQuality } from '@agency/shared/invoice';
import { getDocument, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers pdf.js's own worker in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { FileText, PdfQuestion, Refusal, RefusalReason } from './pdf-messages.ts';

const DEGREES = 180 / Math.PI;

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** What `getTextContent` does, without iterating the stream by `for await`: WebKitGTK 2.50 cannot. */
async function itemsOf(page: PDFPageProxy): Promise<Content['items']> {
  const reader = (page.streamTextContent() as ReadableStream<Content>).getReader();
  const items: Content['items'] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    items.push(...value.items);
  }
}

/** The pieces of text of a displayed page, including the values of its form fields. */
async function piecesOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const drawn = (await itemsOf(page)).flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(transform, item.transform) as number[];
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d), angle: Math.atan2(b, a) * DEGREES }];
  });
  const typed = (await page.getAnnotations()).flatMap((annotation): PlacedText[] => {
    const { fieldType, fieldValue, rect } = annotation as { fieldType?: string; fieldValue?: unknown; rect: number[] };
    if (fieldType !== 'Tx' || typeof fieldValue !== 'string') return [];
    const [left = 0, bottom = 0, , top = 0] = rect;
    const [a = 0, b = 0, , , x = 0, y = 0] = Util.transform(transform, [
      1,
      0,
      0,
      1,
      left,
      bottom + 0.3 * (top - bottom),
    ]) as number[];
    const size = Math.min(top - bottom, 10);
    return [{ text: fieldValue, x, y, width: fieldValue.length * 0.5 * size, size, angle: Math.atan2(b, a) * DEGREES }];
  });
  return [...drawn, ...typed];
}

async function read({ pdf: data, maxPages, maxCharacters }: PdfQuestion): Promise<FileText | Refusal> {
  // Without `useWorkerFetch`, pdf.js looks for the page's address, which a worker does not have.
  const loading = getDocument({ data, isEvalSupported: false, useWasm: false, useWorkerFetch: false, verbosity: 0 });
  const pdf = await loading.promise;
  if (pdf.numPages > maxPages) return { type: 'refused', reason: 'tooManyPages', pages: pdf.numPages };
  const texts: string[] = [];
  let signs = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const text = pageText(await piecesOf(await pdf.getPage(number)));
    signs += text.length;
    if (signs > maxCharacters) return { type: 'refused', reason: 'tooMuchText' };
    if (text !== '') texts.push(text);
  }
  const text = texts.join('\n\n');
  const quality = textQuality(text);
  if (quality !== 'readable') return { type: 'refused', reason: quality === 'none' ? 'scan' : 'unreadable' };
  return { type: 'read', text, pages: pdf.numPages, scripted: await pdf.hasJSActions() };
}

/** Errors of pdf.js that come from the file. Any other error may be ours: the file is not blamed. */
const faultsOfFile: { readonly [Name in string]?: RefusalReason } = {
  PasswordException: 'encrypted',
  InvalidPDFException: 'damaged',
};

/** The text of a PDF, or the reason for a failure; it never throws. */
export async function readPdfText(question: PdfQuestion): Promise<FileText | Refusal> {
  try {
    return await read(question);
  } catch (error) {
    return { type: 'refused', reason: (error instanceof Error && faultsOfFile[error.name]) || 'failed' };
  }
}
