/** The data of the site's server: headers, caching, redirects, and files without an address. */
import { FORM_OUTCOME } from '@agency/shared/contact';
import { href, pageOf } from '../src/site/pages.ts';

export type Headers = Readonly<Record<string, string>>;

/** Redirects from former page addresses to current ones. Lower case, without a trailing slash. */
export const formerAddresses: Readonly<Record<string, string>> = {
  // '/ancienne-adresse': '/nouvelle-adresse',
};

/**
 * After a form post without JavaScript, the API redirects (303) to the contact page, with the outcome in the query. No script reads it
 * there, so each outcome is a separate file, served only for that query.
 */
export const outcomePages = FORM_OUTCOME.outcomes.map((outcome) => ({
  outcome,
  path: pageOf('contact').path,
  query: { name: FORM_OUTCOME.parameter, value: outcome },
  address: href('contact', { [FORM_OUTCOME.parameter]: outcome }),
  content: pageOf('contact').content,
  /** In `dist`, with a leading slash, without the extension. */
  file: `${pageOf('contact').path}/${FORM_OUTCOME.parameter}-${outcome}`,
}));

/** Precompressed variants, best first: the encoding's name in `Accept-Encoding`, and the extension added by the build. */
export const codings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

export const NOT_FOUND_FILE = '/404.html';
/** Files for static hosts; this server also reads the first one. */
export const HEADERS_FILE = '/_headers';
export const REDIRECTS_FILE = '/_redirects';

const internalFiles = new Set([
  NOT_FOUND_FILE,
  HEADERS_FILE,
  REDIRECTS_FILE,
  ...outcomePages.map(({ file }) => pageFile(file)),
]);

export function isInternal(file: string): boolean {
  return internalFiles.has(file) || codings.some(({ extension }) => file.endsWith(extension));
}

/** Scripts that a page starts as workers. */
export const workerFolder = '/workers/';

/**
 * Headers of a worker's script. It has a policy of its own: code that reads a visitor's file cannot send anything, even to this site,
 * and cannot compile code. An isolated page only starts isolated workers.
 */
export const workerHeaders: Headers = { 'Content-Security-Policy': "default-src 'none'" };
const workerParts = ['Cross-Origin-Embedder-Policy'];

const DAY_SECONDS = 86_400;

/**
 * `Cache-Control` by folder. Names in `/assets/` and `/workers/` contain a content hash, so they never change. The other folders have
 * readable names: a browser uses a file for a day without revalidation, and for a month more during revalidation. Drawings of pages are
 * revalidated as pages are: the rings of one link to projects.
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

/** `Cache-Control` of pages, redirects and errors: always revalidate. */
export const REVALIDATE = 'no-cache';

/**
 * Scripts, fonts and pictures are not documents: policies have no effect there and cost over a kilobyte per file. An SVG can be opened
 * as a document, so it gets every header.
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
    'Cache-Control': rule?.value ?? REVALIDATE,
  };
}

/** Features of a device, a wallet or a profile that current browsers grant to pages, or ask their visitors for. */
const refusedFeatures = `accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
  gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`.split(
  /\s+/,
);

export interface PolicyInputs {
  readonly scripts: readonly string[];
  /** Those of the model viewer. */
  readonly styles: readonly string[];
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
    // The model viewer creates data: and blob: addresses for a model's textures.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', api],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The PDF reader, whose own policy is stricter than this one.
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
    // The 3D viewer may use full screen. Copying a result's address needs only the visitor's click.
    'Permissions-Policy': ['fullscreen=(self)', ...refusedFeatures.map((name) => `${name}=()`)].join(', '),
  };
}
