import type { JSHandle, Page } from '@playwright/test';

/** The pixels of pictures, line by line. They stay in the page, which decodes them: the test asks it what it sees. */
export function pixelsOf(page: Page, ...pictures: readonly Buffer[]): Promise<JSHandle<readonly ImageData[]>> {
  return page.evaluateHandle(
    (encoded) =>
      Promise.all(
        encoded.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!context) throw new Error('The browser gives no canvas: these tests look at nothing.');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      ),
    pictures.map((picture) => picture.toString('base64')),
  );
}
