import { pictureSize } from './picture.ts';

export type PictureType = 'svg' | 'png';

/** The picture as a file. Nothing is sent: the browser draws the PNG itself. */
export async function pictureFile(svg: string, type: PictureType, name: string): Promise<File> {
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  const body = type === 'svg' ? drawn : await rasterized(drawn);
  return new File([body], `${name}.${type}`, { type: body.type });
}

/** @throws Error if the browser cannot draw the picture */
async function rasterized(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), pictureSize);
    canvas.getContext('2d')?.drawImage(image, 0, 0, pictureSize.width, pictureSize.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The canvas gave no PNG.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has its own reference to the file once it has started.
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}

/** Whether this browser can share such a file. */
export const canShare = (type: PictureType): boolean =>
  navigator.canShare?.({ files: [new File([''], `image.${type}`, { type: `image/${type}` })] }) ?? false;
