declare module 'virtual:model-viewer' {
  /** Address of the script that defines `<model-viewer>`: see `scripts/model-viewer.ts`. */
  const address: string;
  export default address;
}
