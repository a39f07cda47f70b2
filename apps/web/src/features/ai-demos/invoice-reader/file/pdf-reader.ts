/**
 * The worker that reads the text of a PDF with pdf.js. All of pdf.js runs here, including its main-thread part: terminating the worker
 * ends every computation, and its policy (`server/rules.ts`) applies to all of it: no request, no `eval`, no WebAssembly. Nothing is
 * rendered and no script of the document runs.
 */
import type { PdfAnswer, PdfQuestion } from './pdf-messages.ts';
import { readPdfText } from './pdf-text.ts';

const answer = (message: PdfAnswer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PdfQuestion>) => {
  void readPdfText(data).then(answer);
});
answer({ type: 'ready' });
