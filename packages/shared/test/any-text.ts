import fc from 'fast-check';

/** Texts of any characters, halves of surrogate pairs too. The unit `binary` of fast-check gives the same, and takes 2.6 s to prepare. */
export const anyText = fc.string({ unit: fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)) });

/** Addresses of pages. `webUrl` of fast-check prepares that unit for its paths. */
export const anyUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), fc.string())
  .map(([scheme, authority, path]) => `${scheme}://${authority}/${encodeURI(path)}`);
