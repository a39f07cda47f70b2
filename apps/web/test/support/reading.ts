/**
 * Silent reading speed of adults in French, in words per minute. Source: Trauzettel-Klosinski and Dietz, « Standardized Assessment of
 * Reading Performance », IOVS, 2012, mean of French readers.
 */
export const WORDS_PER_MINUTE = 195;

/**
 * Reading time of a text.
 * @param text any text; an empty one takes a minute
 * @returns whole minutes, at least 1
 */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
