declare module 'virtual:pdf-reader' {
  /** Address of the worker that reads PDFs: see `apps/web/scripts/pdf-reader.ts`. */
  const address: string;
  export default address;
  /** What its script weighs as transferred. */
  export const kilobytes: number;
}
