/**
 * Writes `public/media/factures`: three invoices that the invoice reader of the AI page must read or refuse. Run with `npm run
 * media -- invoices`; the output is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { launchBrowser } from '../lib/browser.ts';
import { literal, onePage } from './pdf.ts';

const folder = new URL('../../public/media/factures/', import.meta.url);

const helvetica = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding';

type Placed = readonly [x: number, y: number, size: number, text: string];

/** Draws pieces of text in this order. Each is split in the middle, as by a program with its own kerning. */
function drawn(pieces: readonly Placed[]): string {
  const shown = pieces.map(([x, y, size, text]) => {
    const middle = Math.ceil(text.length / 2);
    return `/F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm [${literal(text.slice(0, middle))} 12 ${literal(text.slice(middle))}] TJ`;
  });
  return `BT\n${shown.join('\n')}\nET`;
}

/** Amounts first, then labels, then the left column: the drawing order differs from the reading order. */
function twoColumns(): Buffer {
  const amounts: Placed[] = [
    [500, 448, 10, '64,49 $'],
    [500, 464, 10, '32,33 $'],
    [500, 480, 10, '646,50 $'],
    [500, 426, 12, '743,32 $'],
    [492, 620, 10, '412,00'],
    [492, 604, 10, '234,50'],
  ];
  const labels: Placed[] = [
    [380, 426, 12, 'Total à payer'],
    [380, 448, 10, 'TVQ 9,975 %'],
    [380, 464, 10, 'TPS 5 %'],
    [380, 480, 10, 'Sous-total'],
    [380, 692, 9, 'Numéro'],
    [480, 692, 9, 'Date'],
    [380, 678, 10, 'VB-2026-87'],
    [480, 678, 10, '2026-10-21'],
  ];
  const left: Placed[] = [
    [44, 480, 10, 'Payable en 30 jours.'],
    [44, 464, 10, 'Intérêts de 1,5 % par mois après ce délai.'],
    [44, 448, 10, 'Merci de votre confiance!'],
    [44, 620, 10, 'Verre trempé, 6 mm, coupe sur mesure'],
    [44, 604, 10, 'Pose, deux personnes, une demi-journée'],
    [44, 692, 9, '118, rue des Forges'],
    [44, 678, 9, 'Trois-Rivières (Québec)  G9A 2G8'],
    [380, 726, 20, 'F A C T U R E'],
    [44, 726, 20, 'Vitrerie du bassin'],
    [44.4, 726.2, 20, 'Vitrerie du bassin'],
  ];
  return onePage(drawn([...amounts, ...labels, ...left]), '/Font <</F1 5 0 R>>', { dictionary: helvetica });
}

/** PostScript names of the characters that are not plain letters, for a font with a custom encoding. */
const signs = ' $(),-/:0123456789é';
const signNames =
  'space dollar parenleft parenright comma hyphen slash colon zero one two three four five six seven eight nine eacute'.split(
    ' ',
  );

/** A rotated page, in a font whose character codes are the order of first use. */
function lyingPage(): Buffer {
  const lines: readonly (readonly [x: number, y: number, text: string])[] = [
    [60, 560, 'Excavation Rang Double'],
    [60, 544, '2040, chemin du rang 4, Saint-Raymond (Québec)'],
    [560, 560, 'Facture no 3316'],
    [560, 544, 'Date : 28 septembre 2026'],
    [60, 480, 'Pelle de 8 tonnes, 11 heures'],
    [640, 480, '1 540,00 $'],
    [60, 462, 'Voyages de gravier 0-3/4, 6'],
    [640, 462, '1 110,00 $'],
    [480, 400, 'Sous-total'],
    [640, 400, '2 650,00 $'],
    [480, 382, 'TPS 123456789 RT0001'],
    [640, 382, '132,50 $'],
    [480, 364, 'TVQ 1234567890 TQ0001'],
    [640, 364, '264,34 $'],
    [480, 340, 'Total'],
    [640, 340, '3 046,84 $'],
  ];
  const letters = [...new Set(lines.flatMap(([, , text]) => [...text]))];
  const codes = new Map(letters.map((letter, index) => [letter, index + 1]));
  const hex = (text: string) =>
    [...text].map((letter) => (codes.get(letter) ?? 0).toString(16).padStart(2, '0')).join('');
  const names = letters.map((letter) => `/${signNames[signs.indexOf(letter)] ?? letter}`);
  // The text runs upwards on a portrait page, which `/Rotate` turns into a readable landscape.
  const shown = lines.map(([x, y, text]) => `0 1 -1 0 ${612 - y} ${x} Tm <${hex(text)}> Tj`);
  const custom = {
    dictionary: `/Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 1 /LastChar ${letters.length} /Encoding <</Type /Encoding /Differences [1 ${names.join(' ')}]>>`,
  };
  return onePage(`BT\n/F1 11 Tf\n${shown.join('\n')}\nET`, '/Font <</F1 5 0 R>>', custom, 90);
}

const SCAN = { width: 612, height: 792 } as const;

/** A slightly tilted scan of an invoice, without any text. */
async function scan(): Promise<Buffer> {
  await using browser = await launchBrowser('flat');
  const page = await browser.newPage({ viewport: SCAN });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      body { margin: 0; background: #d9d7d2; filter: grayscale(1) contrast(0.9) blur(0.5px); }
      main { width: 560px; margin: 20px; padding: 30px; background: #f4f3ef; transform: rotate(-1.4deg); font: 17px/1.7 monospace; white-space: pre; height: 690px; box-sizing: border-box; }
    </style><main>CORDONNERIE DU FAUBOURG
64, rue Saint-Jean, Québec

Facture 2087          12 oct. 2026

Ressemelage, 2 paires       148,00
Cirage                        9,00

Sous-total                  157,00
TPS                           7,85
TVQ                          15,66
TOTAL                       180,51</main>`);
  const picture = await page.screenshot({ type: 'jpeg', quality: 22 });
  return onePage(`q ${SCAN.width} 0 0 ${SCAN.height} 0 0 cm /I1 Do Q`, '/XObject <</I1 5 0 R>>', {
    dictionary: `/Type /XObject /Subtype /Image /Width ${SCAN.width} /Height ${SCAN.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    stream: picture,
  });
}

await mkdir(folder, { recursive: true });
for (const [name, content] of [
  ['deux-colonnes.pdf', twoColumns()],
  ['page-couchee.pdf', lyingPage()],
  ['numerisation.pdf', await scan()],
] as const) {
  await writeFile(new URL(name, folder), content);
  console.log(`${name}: ${content.length} bytes`);
}
