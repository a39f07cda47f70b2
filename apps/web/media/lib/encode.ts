/** Encodes pictures within a byte budget, at the best quality that fits. The same input gives the same file. */
import sharp, { type Sharp } from 'sharp';

export interface Encoded {
  readonly data: Buffer;
  readonly quality: number;
}

const qualities = [64, 60, 56, 52, 48, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16];

/** WebP is for the few browsers without AVIF. */
const encoders = {
  avif: (picture: Sharp, quality: number) => picture.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }),
  webp: (picture: Sharp, quality: number) =>
    picture.webp({ quality, alphaQuality: 70, effort: 6, smartSubsample: true }),
};

/** The picture `name` in at most `maxBytes`: at the first of the widths that fits, and the best quality that fits there. */
export async function pictureUnder(
  maxBytes: number,
  name: `${string}.${keyof typeof encoders}`,
  png: Buffer,
  ...widths: readonly number[]
): Promise<Encoded> {
  const encode = encoders[name.endsWith('.avif') ? 'avif' : 'webp'];
  for (const width of widths) {
    const picture = await sharp(png).resize({ width, kernel: 'lanczos3' }).png().toBuffer();
    // Size grows with quality, so a binary search is correct.
    let best: Encoded | undefined;
    let [low, high] = [0, qualities.length - 1];
    while (low <= high) {
      const middle = Math.floor((low + high) / 2);
      const quality = qualities[middle] ?? 0;
      const data = await encode(sharp(picture), quality).toBuffer();
      if (data.length <= maxBytes) {
        best = { data, quality };
        high = middle - 1;
      } else low = middle + 1;
    }
    if (best) return best;
  }
  throw new Error(`${name} does not fit ${maxBytes} bytes at any acceptable quality: simplify it.`);
}
