/** Writes small PDFs directly, because no library produces files as badly made as the samples must be. */

/** An object of the file: its dictionary, and the bytes of its stream if it has one. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream?: Buffer;
}

/** A PDF of these objects, numbered from 1. The first one is the catalogue. */
function rawPdf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map(({ dictionary, stream }, index) => {
    const offset = size();
    const length = stream ? ` /Length ${stream.length}` : '';
    parts.push(Buffer.from(`${index + 1} 0 obj\n<<${dictionary}${length}>>\n`));
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
    return offset;
  });
  const start = size();
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<</Size ${count} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A page of letter size, with its content and its `/Resources`, of which one is the object 5. */
export function onePage(content: string, resources: string, resource: PdfObject, rotate = 0): Buffer {
  return rawPdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${rotate} /Contents 4 0 R /Resources <<${resources}>>`,
    },
    { dictionary: '', stream: Buffer.from(content, 'latin1') },
    resource,
  ]);
}

/** A string of a content stream, in Windows encoding. */
export const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;
