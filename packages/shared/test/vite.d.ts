/** Vite's own types need those of Node and of the DOM, which this package does without. */
interface ImportMeta {
  glob(pattern: string, options: { eager: true }): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
