/**
 * The worker that reads the text of a PDF with pdf.js. All of pdf.js runs here, including its main-thread part: terminating the worker
 * ends every computation, and its policy (`server/rules.ts`) applies to all of it: no request, no `eval`, no WebAssembly. Nothing is
 * rendered and no script of the document runs.
 */
import { type PlacedText, pageText, textQuality } from '@agency/shared';
import { getDocument, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers pdf.js's own worker in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PdfAnswer, PdfQuestion } from './pdf-messages.ts';

const answer = (message: PdfAnswer): void => postMessage(message);

const DEGREES = 180 / Math.PI;

/** The pieces of text of a displayed page, including the values of its form fields. */
async function piecesOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const drawn = items.flatMap((item): PlacedText[] => {
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

async function read({ pdf: data, pagesMost, signsMost }: PdfQuestion): Promise<PdfAnswer> {
  // Without `useWorkerFetch`, pdf.js looks for the page's address, which a worker does not have.
  const loading = getDocument({ data, isEvalSupported: false, useWasm: false, useWorkerFetch: false, verbosity: 0 });
  const pdf = await loading.promise;
  if (pdf.numPages > pagesMost) return { type: 'refused', reason: 'tooManyPages', pages: pdf.numPages };
  const texts: string[] = [];
  let signs = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const text = pageText(await piecesOf(await pdf.getPage(number)));
    signs += text.length;
    if (signs > signsMost) return { type: 'refused', reason: 'tooMuchText' };
    if (text !== '') texts.push(text);
  }
  const text = texts.join('\n\n');
  const quality = textQuality(text);
  if (quality !== 'readable') return { type: 'refused', reason: quality === 'none' ? 'scan' : 'unreadable' };
  return { type: 'read', text, pages: pdf.numPages, scripted: await pdf.hasJSActions() };
}

addEventListener('message', ({ data }: MessageEvent<PdfQuestion>) => {
  read(data).then(answer, (error: unknown) =>
    answer({
      type: 'refused',
      reason: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged',
    }),
  );
});
answer({ type: 'ready' });
