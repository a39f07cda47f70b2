import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNetworkSummary, readWeight } from '../../src/site-weight.ts';

describe('a weight', () => {
  it.each([
    ['2,9 Mo', 2_900_000],
    ['2.9 MB', 2_900_000],
    ['850 ko', 850_000],
    ['850kB', 850_000],
    ['1,234 kB', 1_234_000],
    ['1,234 KiB', 1_234 * 1024],
    ['1 234,5 ko', 1_234_500],
    ['1\u202f234,56\u00a0ko', 1_234_560],
    ['1,234.5 KB', 1_234_500],
    ['2,862 Mo', 2_862_000],
    ['1.5 Gio', 1.5 * 1024 ** 3],
    ['512 KiB', 524_288],
    ['640 octets', 640],
    ['12 o', 12],
    ['0,900 ko', 900],
    ['3 MO', 3_000_000],
    ['3,4 Mo transférés', 3_400_000],
    ['2.9 MB transferred', 2_900_000],
  ])('%s', (text, bytes) => expect(readWeight(text)).toEqual({ kind: 'bytes', bytes }));

  it.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['2,9', 'no-unit'],
    ['2900', 'no-unit'],
    ['0 ko', 'refused'],
    ['0,0004 ko', 'refused'],
    ['-3 Mo', 'refused'],
    ['lourd', 'refused'],
    ['3 Mo environ', 'refused'],
    ['1,2,3 Mo', 'refused'],
    ['0.3,,1 Mo', 'refused'],
    ['45 2.9 Mo', 'refused'],
    ['9 999 999 Go', 'refused'],
    ['3 kg', 'refused'],
    [`${'1 '.repeat(5000)}Mo`, 'refused'],
  ])('%s: %s', (text, kind) => expect(readWeight(text)).toEqual({ kind }));

  it('handles any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = readWeight(text);
        if (reading.kind === 'bytes') expect(reading.bytes).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the summary line of the network tools', () => {
  it.each([
    ['45 requests  2.9 MB transferred  5.1 MB resources  Finish: 3.42 s', 45, 2_900_000],
    ['Requests: 87 Transferred: 3.4 MB', 87, 3_400_000],
    ['Requêtes : 1 087 Transféré : 3,4 Mo', 1087, 3_400_000],
    ['12 / 145 requests\n850 kB / 2.9 MB transferred', 145, 2_900_000],
    ['145 requêtes | 2,9 Mo transférés | 5,1 Mo de ressources', 145, 2_900_000],
    ['87 requêtes\t5,12 Mo / 2,86 Mo transférés\tTerminé en : 4,2 s', 87, 2_860_000],
    ['1\u202f204 requêtes 12,5\u00a0Mo transférés', 1204, 12_500_000],
    ['2,862 kB transferred', null, 2_862_000],
    ['3 requests', 3, null],
    ['1’204 requests 14’025 kB transferred', 1204, 14_025_000],
    ["Requêtes : 1'204, poids : 14'025 ko", 1204, 14_025_000],
    ['12 requests 5.1 MB resources 14’025 kB transferred', 12, null],
    ['84 requêtes / 1,2 Mo / 3,4 s', 84, 1_200_000],
    ['84 requests  1.2 MB  3.42s', 84, 1_200_000],
    ['Fin à 10:32 45 requêtes 2,9 Mo transférés', 45, 2_900_000],
    ['4,5 requests 2.9 MB transferred', null, 2_900_000],
    ['84 requests 45 2.9 MB transferred', 84, null],
    ['45 demandes 2,9 Mo transférés', 45, 2_900_000],
    // The name before its weight.
    ['45 requêtes Transféré : 2,9 Mo Ressources : 5,1 Mo', 45, 2_900_000],
    ['45 requêtes Ressources\u00a0: 5,1 Mo Transférés\u00a0: 2,9 Mo', 45, 2_900_000],
    ['45 requests Transferred: 2.9 MB Resources: 5.1 MB', 45, 2_900_000],
    ['45 requêtes Ressources : 5,1 Mo', 45, null],
    ['Requests 45 Transferred 2.9 MB Resources 5.1 MB', 45, 2_900_000],
    ['requests=45 transferred=2.9MB resources=5.1MB', 45, 2_900_000],
    ['Transferred=850kB', null, 850_000],
    ['Requêtes 45 Ressources 1 234,5 ko Transférés 900 ko', 45, 900_000],
    ['45 requests 12 from cache 2.9 MB transferred', 45, 2_900_000],
    ['DOM\t812\tRequêtes\t45\tTransféré : 5,1 Mo', null, 5_100_000],
    ['Total Page Size - 3.41MB Total Page Requests - 87', 87, 3_410_000],
    // A line break is no space between thousands.
    ['Requests: 27\n312 KB transferred', 27, 312_000],
    ['HTTP Requests\n45\nTotal Page Size\n2.1 MB', 45, 2_100_000],
    ['Page size 7.0 MB\nLoad time 1.52 s\nRequests 42', 42, 7_000_000],
    ['Nombre de requêtes 312 ko transférés', null, 312_000],
    ['Nombre de requêtes 312\u2009ko transférés', null, 312_000],
    ['Requests: 136\nBytes In: 6.9 MB', 136, 6_900_000],
    ['Requests\t136\tBytes In\t6.9 MB', 136, 6_900_000],
    ['Requests: 136 Blocked: 3', 136, null],
    ['45 HTTP requests, 2.9 MB', 45, 2_900_000],
    ['Requêtes HTTP : 45, poids : 2,9 Mo', 45, 2_900_000],
    ['Requests\n45 requests\n2.9 MB transferred', 45, 2_900_000],
    // The number before the word may be another one's.
    ['EcoIndex C 62 DOM 812 Requêtes 45 Transféré : 2,9 Mo', null, 2_900_000],
    ['Avoid enormous network payloads Total size was 3,412 KiB', null, 3412 * 1024],
    ['La taille totale était de 3\u00a0412 Kio', null, 3412 * 1024],
    ['EcoIndex 62 (B), 45 requêtes, 2,9 Mo', 45, 2_900_000],
    // GreenIT-Analysis
    ['Nombre de requêtes : 45\nTaille de la page : 2900 (Ko)\nTaille du DOM : 812', 45, 2_900_000],
    // A part of the page.
    ['Poids total : 3,4 Mo (dont 1,2 Mo transférés par des tiers), 87 requêtes', 87, 3_400_000],
    ['87 requêtes, dont 40 requêtes d’images, 3,4 Mo transférés, dont 1,2 Mo par des tiers', 87, 3_400_000],
    ['87 requests, 3.4 MB transferred (including 1.2 MB transferred by third parties)', 87, 3_400_000],
    ['87 requêtes, 3,4 Mo transférés, incluant environ 1,2 Mo transférés par des tiers', 87, 3_400_000],
    // The weight once decompressed.
    ['84 requêtes, 5,1 Mo de ressources', 84, null],
    ['84 requests | 5.1 MB resources', 84, null],
    ['84 requests / 2.4 MB (5.1 MB uncompressed)', 84, 2_400_000],
    ['84 requêtes, 5,1 Mo non compressés', 84, null],
    ['84 requêtes, 5,1 Mo décompressés', 84, null],
    ['Décompressé : 5,1 Mo, 84 requêtes', 84, null],
    ['Uncompressed 5.1 MB, 84 requests, 2.4 MB', 84, 2_400_000],
    // All from the cache; Firefox writes a single request as a word.
    ['45 requests\t0 B transferred\t2.9 MB resources', 45, 0],
    ['Une requête\t4,1 ko / 1,9 ko transférés', 1, 1900],
    ['One request\t4.1 kB / 1.9 kB transferred', 1, 1900],
    // Two weights without their names: neither is guessed.
    ['84 requêtes / 1,2 Mo / 3,4 Mo', 84, null],
  ])('%s', (text, requests, bytes) => expect(readNetworkSummary(text)).toEqual({ requests, bytes }));

  it('read whole, in any notation and order of a browser or a report', () => {
    const [space, mark, point] = [fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f', '’', ',', '.'), ',', '.'];
    const weight = fc.record({ space, kilo: fc.integer({ min: 1000, max: 99_999 }), isPlain: fc.boolean() });
    const lines: readonly ((requests: string, sent: string, whole: string) => string)[] = [
      (requests, sent, whole) => `${requests} requests\n${sent} transferred\n${whole} resources\nFinish: 3.2 s`,
      (requests, sent, whole) => `${requests} requêtes | ${whole} / ${sent} transférés | Terminé en : 5,2 s`,
      (requests, sent, whole) => `Ressources : ${whole}; transféré : ${sent}; requêtes : ${requests}`,
      (requests, sent) => `Total Page Size - ${sent}\nTotal Page Requests - ${requests}`,
      (requests, sent) => `Page size\n${sent}\nLoad time\n1.21 s\nRequests\n${requests}`,
      (requests, sent) => `${requests} requests • ${sent}`,
    ];
    fc.assert(
      fc.property(weight, fc.integer({ min: 1, max: 9999 }), fc.constantFrom(...lines), (sent, requests, write) => {
        const grouped = (count: number) => String(count).replace(/\B(?=\d{3}$)/, sent.space);
        const tenths = sent.isPlain ? '' : `${sent.space === mark ? point : mark}5`;
        const line = write(grouped(requests), `${grouped(sent.kilo)}${tenths} kB`, `${grouped(98_765)} kB`);
        expect(readNetworkSummary(line), line).toEqual({ requests, bytes: sent.kilo * 1000 + (tenths ? 500 : 0) });
      }),
      { numRuns: 1000 },
    );
  });

  const two = [
    'Avant : 45 requêtes, 3 Mo transférés. Après : 20 requêtes, 1 Mo transféré.',
    'Avant 1,4 Mo transférés; après 900 ko transférés',
    '45 requêtes, transféré : 1,4 Mo, puis 900 ko transférés',
  ];
  it.each(['', 'Bonjour', '2,9 Mo', 'Requests 27 312 KB', 'Requests 27\u00a0312 KB', ...two, 'a'.repeat(1e6)])(
    'ignores any other text',
    (text) => expect(readNetworkSummary(text)).toBeNull(),
  );
});
