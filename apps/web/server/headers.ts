/**
 * Every header of the site, written once. The build writes them to `.server/` as JSON, which the Node server reads, and as a
 * Caddy snippet; the two servers cannot drift apart.
 */
export interface SiteHeaders {
  /** Sent with every response: pages, files, redirects and errors. */
  readonly every: Readonly<Record<string, string>>;
  /** Of those, what a successful answer goes without when its file is no document: see `partExtensions`. */
  readonly documentOnly: readonly string[];
  /** Extensions of files that are only ever a part of a page. */
  readonly partExtensions: readonly `.${string}`[];
  /** `Cache-Control` of successful answers under a path prefix. */
  readonly caching: readonly CacheRule[];
  /** `Cache-Control` of everything else, errors and redirects included. */
  readonly otherwise: string;
  /** `Content-Type` by file extension: every extension that the site publishes. */
  readonly types: Readonly<Record<`.${string}`, string>>;
}

export interface CacheRule {
  readonly prefix: `/${string}/`;
  readonly value: string;
}

export interface PolicyInputs {
  /** CSP hashes of the inline scripts. */
  readonly scripts: readonly string[];
  /** CSP hashes of the inline styles (the model viewer's own). */
  readonly styles: readonly string[];
  /** Where forms are sent: the API's address. */
  readonly apiUrl: string;
}

const DAY_SECONDS = 86_400;

/**
 * Names under `/assets/` contain a hash of the content, so they never change. Fonts, models, pictures and loops keep
 * readable names: for a day they are used without asking; for a month after that the old one may still be shown while
 * the browser asks, by ETag, whether it changed. A picture that is a day old harms nobody; a page always asks.
 */
const caching: readonly CacheRule[] = [
  { prefix: '/assets/', value: `public, max-age=${365 * DAY_SECONDS}, immutable` },
  ...(['/fonts/', '/icons/', '/media/', '/models/', '/share/'] as const).map((prefix) => ({
    prefix,
    value: `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`,
  })),
];

/** A slim container has no table of MIME types, and `nosniff` forbids the browser to guess: every kind of file is named. */
const types: SiteHeaders['types'] = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * What a page, or something that it embeds, could ask of a device, a wallet or a profile. The header goes with every page, so
 * names that no browser of today grants without asking are left out.
 */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

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
    // Neither the site nor the 3D viewer starts one.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", api],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * A font, a style sheet, a script or a picture is no document: what a policy allows, refuses or isolates there means nothing,
 * and weighs over a kilobyte a file. An SVG can be opened as a document, and keeps it all.
 */
const partExtensions: SiteHeaders['partExtensions'] = [
  '.avif',
  '.css',
  '.glb',
  '.jpg',
  '.js',
  '.mp4',
  '.png',
  '.webm',
  '.webp',
  '.woff2',
];
const documentOnly = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Embedder-Policy',
  'Permissions-Policy',
];

/** @throws TypeError when the API's address is not a URL */
export function siteHeaders(inputs: PolicyInputs): SiteHeaders {
  return {
    every: {
      'Content-Security-Policy': contentSecurityPolicy(inputs),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      // The 3D viewer may fill the screen. Copying a result's address needs no permission beyond the visitor's click.
      'Permissions-Policy': ['fullscreen=(self)', ...refusedFeatures.map((name) => `${name}=()`)].join(', '),
    },
    documentOnly,
    partExtensions,
    caching,
    otherwise: 'no-cache',
    types,
  };
}
