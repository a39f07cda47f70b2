import type { Page } from '@playwright/test';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, line by line. */
  readonly data: Uint8ClampedArray;
}

/** The pixels of a picture, which the browser decodes. */
export function pixelsOf(page: Page, picture: Buffer): Promise<Pixels> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('The browser gives no canvas: these tests look at nothing.');
    context.drawImage(image, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
    return { width, height, data };
  }, picture.toString('base64'));
}

/** The largest difference between the colours of two pixels, in one of red, green and blue. */
export function difference(one: Pixels, at: number, other: Pixels, there: number): number {
  const differs = (channel: number) =>
    Math.abs((one.data[at * 4 + channel] ?? 0) - (other.data[there * 4 + channel] ?? 0));
  return Math.max(differs(0), differs(1), differs(2));
}
