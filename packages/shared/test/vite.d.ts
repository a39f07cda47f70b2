/** A text file, as Vitest imports it. */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
