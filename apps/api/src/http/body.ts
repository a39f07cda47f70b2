import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Problem } from './problem.ts';

/**
 * Largest body, in bytes, packed or not: the longest valid request (41,354 UTF-16 units) URL-encoded is 9 bytes a
 * unit, 372,186 with its names; rounded up.
 */
export const BODY_LIMIT = 384 * 1024;

export type BodyFormat = 'json' | 'form';

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/**
 * What the Content-Type announces.
 * @returns undefined for anything else than the two formats, or for another charset than UTF-8
 */
export function bodyFormat(request: IncomingMessage): BodyFormat | undefined {
  const header = request.headers['content-type'] ?? '';
  // What the site's own client sends, at every request.
  if (header === 'application/json') return 'json';
  const [type = '', ...parameters] = header.split(';');
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    const charset = value.trim().replace(/^"(.*)"$/, '$1');
    if (name.trim().toLowerCase() === 'charset' && !/^utf-?8$/i.test(charset)) return undefined;
  }
  switch (type.trim().toLowerCase()) {
    case 'application/json':
      return 'json';
    case 'application/x-www-form-urlencoded':
      return 'form';
    default:
      return undefined;
  }
}

/**
 * Reads, unpacks and decodes a body, strictly: Express's own parsers replace bad bytes in silence.
 * @throws Problem 400, 413 or 415
 */
export async function readBody(request: IncomingMessage, format: BodyFormat): Promise<unknown> {
  const packed = await collect(request);
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const bytes = encoding === 'identity' ? packed : await unpack(packed, encoding);
  if (!isUtf8(bytes)) throw new Problem(400);
  const text = bytes.toString('utf8');
  return format === 'json' ? parseJson(text) : parseForm(text);
}

function collect(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = (): void => {
      // What still comes is read and dropped: a connection closed in mid-send would hide the answer from the client.
      request.removeAllListeners('data').resume();
      reject(new Problem(413));
    };
    if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
      tooLarge();
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY_LIMIT) tooLarge();
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.once('close', () => {
      // The client left: nobody reads this answer.
      if (!request.complete) reject(new Problem(408));
    });
    request.once('error', () => reject(new Problem(400)));
  });
}

async function unpack(packed: Buffer, encoding: string): Promise<Buffer> {
  const unpacker = Object.hasOwn(unpackers, encoding) ? unpackers[encoding as keyof typeof unpackers] : undefined;
  if (!unpacker) throw new Problem(415);
  try {
    return await unpacker(packed, { maxOutputLength: BODY_LIMIT });
  } catch (error) {
    const isBomb = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new Problem(isBomb ? 413 : 400);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem(400);
  }
}

/** Fields of a plain form post; a name given twice becomes a list, which no field accepts. */
function parseForm(text: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const split = pair.indexOf('=');
    const name = decodeFormText(split === -1 ? pair : pair.slice(0, split));
    const value = decodeFormText(split === -1 ? '' : pair.slice(split + 1));
    const known = fields.get(name);
    fields.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(fields);
}

function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Problem(400);
  }
}
