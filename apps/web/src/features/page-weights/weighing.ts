/** The weight of a page on a first visit, scrolled to the bottom. */
export interface WeighedPage {
  /** Absent for the heaviest page of a project, which represents all of them. */
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
  /** Number of project pages. */
  readonly projects: number;
}

let weighing: Weighing | undefined;

/** The build weighs the written pages, then prerenders this page again with the result. */
export function setWeighing(result: Weighing): void {
  weighing = result;
}

/** The build's result; undefined in a browser, which has the prerendered table. */
export const builtWeighing = () => weighing;
