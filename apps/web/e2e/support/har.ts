/** A recording of a page by Chrome: 87 files, 4.2 MB, one of them from the cache. */
const file = (url: string, mimeType: string, size: number, decoded = size) => ({
  request: { url },
  response: { status: 200, content: { mimeType, size: decoded }, bodySize: -1, headersSize: -1, _transferSize: size },
});

const entries = [
  file('https://boutique.example/', 'text/html', 48_000, 210_000),
  file('https://boutique.example/accueil/banniere-automne-2026.jpg', 'image/jpeg', 1_840_000),
  file('https://boutique.example/video/cafe.mp4', 'video/mp4', 960_000),
  file('https://pistage.example/tag.js?id=client-4711', 'text/javascript', 412_000, 1_300_000),
  file('https://boutique.example/style.css', 'text/css', 0, 96_000),
  ...Array.from({ length: 82 }, (_, index) =>
    file(`https://boutique.example/produit-${index}.webp`, 'image/webp', 11_500),
  ),
];

export const har = JSON.stringify({ log: { version: '1.2', pages: [], entries } });

export const harFile = { name: 'boutique.har', mimeType: 'application/json', buffer: Buffer.from(har) };
