/** A page as the build weighed it, read to its bottom by a browser that comes for the first time. */
export interface WeighedPage {
  /** Absent for the heaviest page of a project, which stands for all of them. */
  readonly name?: string;
  /** Bytes on the wire: in all, and of the pictures that wait for the reader to come near. */
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

let told: Weighing | undefined;

/** The build weighs the pages when they are written, then has this page printed again with the result. */
export function tellWeighing(weighing: Weighing): void {
  told = weighing;
}

/** What the build told; nothing in a browser, which has the printed table. */
export const toldWeighing = () => told;
