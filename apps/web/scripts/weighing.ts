import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { type Headers, pageFile } from '../server/rules.ts';
import type { WeighedPage, Weighing } from '../src/features/page-weights/weighing.ts';
import type { AnyPage } from '../src/site/pages.ts';
import { weigherOf } from './weigh.ts';

/** Pages of equal weight are sorted by name. */
const heaviestFirst = (a: WeighedPage, b: WeighedPage) =>
  b.total - a.total || (a.name ?? '').localeCompare(b.name ?? '', 'fr');

/** Weighs a page of the built site, from its compressed files. */
export function pageWeigher(dist: string, headers: Headers): (page: AnyPage) => Promise<WeighedPage> {
  const weigher = weigherOf(dist, headers);
  return async ({ path, kind, label }) => {
    const file = pageFile(path);
    const document = parse(await readFile(join(dist, file), 'utf8'));
    const { total, waiting, requests, elements } = weigher.load(file, document);
    return { ...(kind !== 'project' && { name: label }), total, waiting, requests, elements };
  };
}

/** The table of the weighed pages. The heaviest project represents all projects. */
export function weighingOf(weighed: readonly WeighedPage[]): Weighing {
  const projects = weighed.filter(({ name }) => name === undefined).sort(heaviestFirst);
  const named = weighed.filter(({ name }) => name !== undefined);
  return {
    date: new Date(),
    pages: [...named, ...projects.slice(0, 1)].sort(heaviestFirst),
    projects: projects.length,
  };
}
