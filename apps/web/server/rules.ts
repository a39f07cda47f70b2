/** What the site's server decides by data: headers, caching, former addresses and files that have no address. */
import { FORM_OUTCOME } from '@agency/shared';
import { href, pageOf } from '../src/site/pages.ts';

export type Headers = Readonly<Record<string, string>>;

/** Former addresses of pages, each with its present one. Lower case, without a trailing slash. */
export const formerAddresses: Readonly<Record<string, string>> = {
  // '/ancienne-adresse': '/nouvelle-adresse',
};

/**
 * The API answers a form posted without JavaScript by 303 to the contact page, with the outcome in the query. No script
 * reads it there, so each outcome is a file of its own, sent for that query and for nothing else.
 */
export const answerPages = FORM_OUTCOME.outcomes.map((outcome) => ({
  outcome,
  path: pageOf('contact').path,
  query: { name: FORM_OUTCOME.parameter, value: outcome },
  address: href('contact', { [FORM_OUTCOME.parameter]: outcome }),
  content: pageOf('contact').content,
  /** In `dist`, with a leading slash and without the extension. */
  file: `${pageOf('contact').path}/${FORM_OUTCOME.parameter}-${outcome}`,
}));

/** Precompressed variants, best first: the coding's name in `Accept-Encoding`, and the extension that the build appends. */
export const codings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** The file of the page at a path, in `dist`, with a leading slash. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

export const NOT_FOUND_FILE = '/404.html';
/** Read by static hosts; this server reads the first one too. */
export const HEADERS_FILE = '/_headers';
export const REDIRECTS_FILE = '/_redirects';

const internalFiles = new Set([
  NOT_FOUND_FILE,
  HEADERS_FILE,
  REDIRECTS_FILE,
  ...answerPages.map(({ file }) => pageFile(file)),
]);

/** Whether a file of the built site has no address of its own. */
export function isInternal(file: string): boolean {
  return internalFiles.has(file) || codings.some(({ extension }) => file.endsWith(extension));
}

/** Scripts that a page starts as workers. */
export const workerFolder = '/workers/';

/**
 * Headers of a worker's script. Its policy is its own, not the page's: what reads a visitor's file can send nothing, not even to
 * this site, and compiles nothing. A page that is isolated only starts workers that are isolated too.
 */
export const workerHeaders: Headers = { 'Content-Security-Policy': "default-src 'none'" };
const workerParts = ['Cross-Origin-Embedder-Policy'];

const DAY_SECONDS = 86_400;

/**
 * `Cache-Control` by folder. Names under `/assets/` and `/workers/` contain a hash of the content, so they never change. The other folders
 * keep readable names: a browser uses a file for a day without asking, and for a month after that while it asks.
 */
export const caching: readonly { readonly folder: `/${string}/`; readonly value: string }[] = [
  ...(['/assets/', workerFolder] as const).map((folder) => ({
    folder,
    value: `public, max-age=${365 * DAY_SECONDS}, immutable`,
  })),
  ...(['/fonts/', '/icons/', '/media/', '/models/', '/share/'] as const).map((folder) => ({
    folder,
    value: `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`,
  })),
];

/** `Cache-Control` of pages, redirects and errors: always ask. */
export const ALWAYS_ASK = 'no-cache';

/**
 * A script, a font or a picture is not a document: policies have no meaning there and weigh over a kilobyte a file. An SVG
 * can be opened as a document, so it gets every header.
 */
const partFile = /\.(?:avif|css|glb|jpg|js|mp4|png|webm|webp|woff2)$/;
const partHeaders = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/**
 * The headers of a successful response.
 * @param every the headers of every document, as `siteHeaders` returns them
 */
export function headersOf(file: string, every: Headers): Headers {
  const isWorker = file.startsWith(workerFolder);
  const kept = isWorker ? [...partHeaders, ...workerParts] : partHeaders;
  const own = Object.entries(every).filter(([name]) => !partFile.test(file) || kept.includes(name));
  const rule = caching.find(({ folder }) => file.startsWith(folder));
  return {
    ...Object.fromEntries(own),
    ...(isWorker && workerHeaders),
    'Cache-Control': rule?.value ?? ALWAYS_ASK,
  };
}

/** Features of a device, a wallet or a profile that a browser of today grants to a page, or asks its visitor for. */
const refusedFeatures = `accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
  gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`.split(
  /\s+/,
);

export interface PolicyInputs {
  /** CSP hashes of the inline scripts. */
  readonly scripts: readonly string[];
  /** CSP hashes of the inline styles (the model viewer's own). */
  readonly styles: readonly string[];
  /** Where forms are sent. */
  readonly apiUrl: string;
}

/** @throws TypeError when the API's address is not a URL */
function contentSecurityPolicy({ scripts, styles, apiUrl }: PolicyInputs): string {
  const api = new URL(apiUrl).origin;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // No 'wasm-unsafe-eval': the lean 3D viewer has no decoder to compile (docs/adr/0003-model-viewer.md).
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // The model viewer makes data: and blob: addresses of a model's textures.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', api],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The reader of PDFs, whose own policy is stricter than this one.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", api],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The headers of every document, redirect and error. */
export function siteHeaders(inputs: PolicyInputs): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inputs),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    // The 3D viewer may fill the screen. Copying a result's address needs only the visitor's click.
    'Permissions-Policy': ['fullscreen=(self)', ...refusedFeatures.map((name) => `${name}=()`)].join(', '),
  };
}
