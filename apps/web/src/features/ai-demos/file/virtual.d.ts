declare module 'virtual:pdf-reader' {
  /** Address of the worker that reads PDFs: see `apps/web/scripts/pdf-reader.ts`. */
  const address: string;
  export default address;
  /** Transferred weight of its script. */
  export const kilobytes: number;
}
