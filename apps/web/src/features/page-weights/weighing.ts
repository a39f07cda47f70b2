/** The weight of a page on a first visit, scrolled to the bottom. */
export interface WeighedPage {
  /** Absent for the page of a project. */
  readonly name?: string;
  /** Transferred bytes: in total, and of the lazy pictures. */
  readonly total: number;
  readonly waiting: number;
  readonly requests: number;
  readonly elements: number;
}

export interface Weighing {
  readonly date: Date;
  /** Heaviest first. */
  readonly pages: readonly WeighedPage[];
  readonly projects: number;
}

let weighing: Weighing | undefined;

/** Pages of equal weight are sorted by name. */
const heaviestFirst = (a: WeighedPage, b: WeighedPage) =>
  b.total - a.total || (a.name ?? '').localeCompare(b.name ?? '', 'fr');

/** The build weighs the written pages, then prerenders this page again with the result. The heaviest project represents all. */
export function setWeighing(weighed: readonly WeighedPage[]): void {
  const projects = weighed.filter(({ name }) => name === undefined).sort(heaviestFirst);
  const named = weighed.filter(({ name }) => name !== undefined);
  weighing = {
    date: new Date(),
    pages: [...named, ...projects.slice(0, 1)].sort(heaviestFirst),
    projects: projects.length,
  };
}

/** The build's result; undefined in a browser, which has the prerendered table. */
export const builtWeighing = () => weighing;
