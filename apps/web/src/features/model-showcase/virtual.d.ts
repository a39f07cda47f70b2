declare module 'virtual:model-viewer' {
  /** Address of the script that defines `<model-viewer>`: see `apps/web/scripts/model-viewer/address.ts`. */
  const address: string;
  export default address;
}
