/** The classes of a sheet are its exports: the bundler writes their names where components use them, and no table of them is loaded. */
declare module '.*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
