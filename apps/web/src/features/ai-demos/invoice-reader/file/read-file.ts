import { textQuality } from '@agency/shared/invoice';
import { LOAD_TIMEOUT_MS } from '../../../../lib/with-timeout.ts';
import type { FileText, PdfAnswer, PdfQuestion, Refusal, RefusalReason } from './pdf-messages.ts';
import address from './pdf-reader.ts?worker&url';

/** Limits of a file, far above those of an invoice: a larger one would be slow, or is hostile. */
export const MAX_FILE_BYTES = 10_000_000;
export const MAX_PAGES = 20;
const MAX_CHARACTERS = 60_000;

/** Time limit for reading a PDF once its worker is ready, on a slow phone; an invoice takes a tenth of it. */
const MAX_READING_MS = 4000;

const refused = (reason: RefusalReason): Refusal => ({ type: 'refused', reason });

/** A PDF may have up to a kilobyte before its signature. */
const PDF_SIGNATURE = '%PDF-';
const SIGNATURE_WITHIN = 1024;

/** Signatures of formats that are neither PDF nor text, as Latin letters: PNG, JPEG, GIF, WebP, TIFF; ZIP, RTF. */
const pictures = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'];
const office = ['PK\x03\x04', '{\\rtf'];
/** AVIF and HEIC photographs: the brand follows a length. */
const isTelephonePicture = (start: string): boolean => /^ftyp(?:avif|heic|heix|mif1|msf1)/.test(start.slice(4));

/** Decodes UTF-8, UTF-16 or else Windows-1252; undefined if it is not text. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  if (wide) return new TextDecoder(wide).decode(bytes);
  // A null character shows that a file is not text.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a text file, or refuses a file that is neither text nor PDF; undefined for a PDF. */
function readPlain(bytes: Uint8Array): FileText | Refusal | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_WITHIN));
  if (start.includes(PDF_SIGNATURE)) return undefined;
  const isOneOf = (signatures: readonly string[]) => signatures.some((signature) => start.startsWith(signature));
  if (isOneOf(pictures) || isTelephonePicture(start)) return refused('picture');
  if (isOneOf(office)) return refused('office');
  const text = decoded(bytes)?.replace(/\r\n?/g, '\n').trimEnd();
  if (text === undefined || textQuality(text) === 'unreadable') return refused('unknown');
  if (text.length > MAX_CHARACTERS) return refused('tooMuchText');
  return text.trim() === '' ? refused('empty') : { type: 'read', text, pages: 1, scripted: false };
}

/** Reads a PDF in a worker of its own, which ends with the response, at the time limit, or on abort. */
function readPdf(pdf: ArrayBuffer, signal: AbortSignal): Promise<FileText | Refusal> {
  const worker = new Worker(address, { type: 'module' });
  return new Promise<FileText | Refusal>((resolve) => {
    const refuseAfter = (time: number, reason: RefusalReason) => setTimeout(() => resolve(refused(reason)), time);
    const late = refuseAfter(LOAD_TIMEOUT_MS, 'noReader');
    let isReady = false;
    signal.addEventListener('abort', () => resolve(refused('tooSlow')));
    // An error before it is ready means that its script failed to load; after that, the reader is at fault.
    worker.addEventListener('error', () => resolve(refused(isReady ? 'failed' : 'noReader')));
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      if (data.type === 'ready') {
        isReady = true;
        clearTimeout(late);
        const question: PdfQuestion = { pdf, maxPages: MAX_PAGES, maxCharacters: MAX_CHARACTERS };
        worker.postMessage(question, [pdf]);
        refuseAfter(MAX_READING_MS, 'tooSlow');
      } else if (data.type === 'read' || data.type === 'refused') resolve(data);
    });
  }).finally(() => worker.terminate());
}

/** The text of a PDF or of a text file, or the reason for a failure. Nothing is sent. */
export async function readFile(file: Blob, signal: AbortSignal): Promise<FileText | Refusal> {
  if (file.size === 0) return refused('empty');
  if (file.size > MAX_FILE_BYTES) return refused('tooHeavy');
  let content: ArrayBuffer;
  try {
    content = await file.arrayBuffer();
  } catch {
    // A folder, or a file that was moved after it was chosen.
    return refused('unknown');
  }
  return readPlain(new Uint8Array(content)) ?? readPdf(content, signal);
}
