import type { Page } from '@playwright/test';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, line by line. */
  readonly data: Uint8Array;
}

/** The pixels of a picture, which the browser decodes. It encodes them too, because Playwright would do it one by one. */
export async function pixelsOf(page: Page, picture: Buffer): Promise<Pixels> {
  const { width, height, encoded } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('The browser gives no canvas: these tests look at nothing.');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    const reader = new FileReader();
    reader.readAsDataURL(new Blob([pixels.data]));
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return { width: pixels.width, height: pixels.height, encoded: String(reader.result) };
  }, picture.toString('base64'));
  return { width, height, data: Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64') };
}

/** The largest difference between the colours of two pixels, in one of red, green and blue. */
export function difference(one: Pixels, at: number, other: Pixels, there: number): number {
  const differs = (channel: number) =>
    Math.abs((one.data[at * 4 + channel] ?? 0) - (other.data[there * 4 + channel] ?? 0));
  return Math.max(differs(0), differs(1), differs(2));
}
