import type { Target } from '../../src/content/schema/base.ts';
import { isPublished } from '../../src/site/pages.ts';

/** A link to a page that is not published: no section shows it. */
const isHiddenLink = (value: object) =>
  'label' in value && targetsOf(value).some((target) => 'page' in target && !isPublished(target.page));

/**
 * Every text of a content module, without these keys. A figure and its label form one text, as do a label and its text. A key of several
 * words is a text too: the question of an answer.
 * @param name its key, which labels a figure of metrics
 */
export function textsOf(value: unknown, without: readonly string[] = ['target'], name?: string): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || isHiddenLink(value)) return [];
  const kept = Object.entries(value).filter(([key]) => !without.includes(key));
  const { value: figure, label = name, ...rest } = Object.fromEntries<unknown>(kept);
  if (typeof figure === 'string' && typeof label === 'string') return [`${figure} ${label}`, ...textsOf(rest, without)];
  return kept.flatMap(([key, inner]) => [...(key.includes(' ') ? [key] : []), ...textsOf(inner, without, key)]);
}

/** Every link target of a content module. */
export function targetsOf(value: unknown): Target[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'target' ? [inner as Target] : targetsOf(inner)));
}
