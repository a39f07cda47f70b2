/** Encodes pictures within a byte budget, at the best quality that fits. The same input gives the same file. */
import sharp from 'sharp';

export interface Encoded {
  readonly data: Buffer;
  readonly quality: number;
}

const qualities = [64, 60, 56, 52, 48, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16];

async function bestUnder(
  maxBytes: number,
  encode: (quality: number) => Promise<Buffer>,
  what: string,
): Promise<Encoded> {
  // Size grows with quality, so a binary search is correct.
  let best: Encoded | undefined;
  let [low, high] = [0, qualities.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const quality = qualities[middle] ?? 0;
    const data = await encode(quality);
    if (data.length <= maxBytes) {
      best = { data, quality };
      high = middle - 1;
    } else low = middle + 1;
  }
  if (!best) throw new Error(`${what} does not fit ${maxBytes} bytes at any acceptable quality: simplify it.`);
  return best;
}

/** AVIF of at most `maxBytes`. */
export async function avifUnder(png: Buffer, width: number, maxBytes: number, what: string): Promise<Encoded> {
  const picture = await sharp(png).resize({ width, kernel: 'lanczos3' }).png().toBuffer();
  const encode = (quality: number) =>
    sharp(picture).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
  return bestUnder(maxBytes, encode, what);
}

/** WebP of at most `maxBytes`, for the few browsers without AVIF. */
export async function webpUnder(png: Buffer, width: number, maxBytes: number, what: string): Promise<Encoded> {
  const picture = await sharp(png).resize({ width, kernel: 'lanczos3' }).png().toBuffer();
  const encode = (quality: number) =>
    sharp(picture).webp({ quality, alphaQuality: 70, effort: 6, smartSubsample: true }).toBuffer();
  return bestUnder(maxBytes, encode, what);
}
