import { type LogPart, type WeightKind, weightKinds } from '@agency/shared/site-weight';
import { currentView, firstVisitFiles } from '../../../lib/transferred.ts';
import { pageLimits } from '../../../site/limits.ts';

/** A part that the figures do not divide: a typed weight, or a published limit. */
export const UNKNOWN = 'unknown';
export type LogKind = WeightKind | typeof UNKNOWN;

export interface OwnPage {
  readonly parts: readonly LogPart<LogKind>[];
  /** Whether this browser measured it; otherwise it is the published limit. */
  readonly measured: boolean;
}

const extensions: readonly (readonly [WeightKind, RegExp])[] = [
  ['css', /\.css$/],
  ['script', /\.m?js$/],
  ['font', /\.(?:woff2?|ttf|otf)$/],
  ['image', /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/],
  ['media', /\.(?:webm|mp4|mp3)$/],
];

/**
 * This page as a first visit would receive it, until the visitor's first interaction. A page reached inside the site has received
 * only what the previous one lacked, and some browsers hide the sizes: then the published limit replaces the measurement.
 */
export function ownPage(): OwnPage {
  const view = currentView();
  const files = view.since === 0 ? firstVisitFiles(view) : [];
  const parts = weightKinds.map((kind) => ({
    kind,
    bytes: files
      .filter(({ path, isDocument }) => kind === (isDocument ? 'html' : kindOf(path)))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  if (parts.some(({ kind, bytes }) => kind === 'html' && bytes > 0)) return { parts, measured: true };
  return { parts: [{ kind: UNKNOWN, bytes: pageLimits.other.scrolled * 1000 }], measured: false };
}

const kindOf = (path: string): WeightKind => extensions.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
