/** Hostile PDFs, and files that only look like PDFs. */

/** A PDF of numbered objects, the first one its catalogue. It lacks a cross-reference table, which readers rebuild. */
function brokenPdf(objects: readonly string[], trailer = ''): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<</Root 1 0 R /Size ${objects.length + 1} ${trailer}>>\n%%EOF\n`,
    'latin1',
  );
}

const stream = (bytes: string, filter = '') => `<<${filter} /Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;

const font = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>';
const page = '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>';

const lines = [
  'Scierie du Nord',
  'Facture 12',
  'Sous-total : 100,00 $',
  'TPS : 5,00 $',
  'TVQ : 9,98 $',
  'Total : 114,98 $',
];
const content = stream(`BT /F1 12 Tf 60 720 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`);

const invoice = (catalogue = '') => [
  `<</Type /Catalog /Pages 2 0 R ${catalogue}>>`,
  '<</Type /Pages /Kids [3 0 R] /Count 1>>',
  page,
  content,
  font,
];

/** An invoice with a script that runs on opening, if the reader allows it. */
export const scripted = brokenPdf(
  invoice('/OpenAction <</S /JavaScript /JS (app.launchURL\\("https://example.com/"\\); while \\(true\\) {})>>'),
);

/** Encrypted with an unknown password: no key fits. */
export const encrypted = brokenPdf(
  invoice(),
  `/ID [<00> <00>] /Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}>>>`,
);

const PAGES = 1000;

export const thousandPages = brokenPdf([
  '<</Type /Catalog /Pages 2 0 R>>',
  `<</Type /Pages /Count ${PAGES} /Kids [${Array.from({ length: PAGES }, (_, index) => `${index + 6} 0 R`).join(' ')}]>>`,
  page,
  content,
  font,
  ...Array.from({ length: PAGES }, () => page),
]);

/** A page that takes hours to process: each of its nested forms calls the next one ten times. */
export const endless = brokenPdf([
  '<</Type /Catalog /Pages 2 0 R>>',
  '<</Type /Pages /Kids [3 0 R] /Count 1>>',
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</XObject <</N 5 0 R>>>>>>',
  stream('/N Do '.repeat(10)),
  ...Array.from({ length: 12 }, (_, depth) =>
    stream(
      '/N Do '.repeat(10),
      `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources <</XObject <</N ${6 + depth} 0 R>> /Font <</F1 18 0 R>>>>`,
    ),
  ),
  stream('BT /F1 1 Tf (a) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources <</Font <</F1 18 0 R>>>>'),
  font,
]);

export const truncated = scripted.subarray(0, 400);
