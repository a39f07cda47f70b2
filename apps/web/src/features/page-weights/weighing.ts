/** The weight of a page that a browser loads for the first time and scrolls to the bottom. */
export interface WeighedPage {
  /** Absent for the heaviest page of a project, which represents all of them. */
  readonly name?: string;
  /** Bytes on the wire: in all, and of the lazy pictures. */
  readonly total: number;
  readonly waiting: number;
  readonly requests: number;
  readonly elements: number;
}

export interface Weighing {
  readonly date: Date;
  /** Heaviest first. */
  readonly pages: readonly WeighedPage[];
  /** How many projects have a page. */
  readonly projects: number;
}

let weighing: Weighing | undefined;

/** The build weighs the pages once they are written, then prerenders this page again with the result. */
export function setWeighing(result: Weighing): void {
  weighing = result;
}

/** The result of the build; undefined in a browser, which has the prerendered table. */
export const builtWeighing = () => weighing;
