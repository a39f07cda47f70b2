import type { Target } from '../../src/content/schema/base.ts';
import { isPublished } from '../../src/site/pages.ts';

/** A link to a page that is not published: no section shows it. */
const isHidden = (target: Target) => 'page' in target && !isPublished(target.page);
const isHiddenLink = (value: object) => 'label' in value && targetsOf(value).some(isHidden);
const shownLabels = (actions: object) =>
  Object.entries(actions).flatMap(([label, target]) => (isHidden(target) ? [] : [label]));

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
  return kept.flatMap(([key, inner]) => [
    ...(key.includes(' ') ? [key] : []),
    ...(key === 'actions' ? shownLabels(inner as object) : textsOf(inner, without, key)),
  ]);
}

/** Every link target of a content module. */
export function targetsOf(value: unknown): Target[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'target') return [inner as Target];
    return key === 'actions' ? Object.values(inner as Readonly<Record<string, Target>>) : targetsOf(inner);
  });
}
