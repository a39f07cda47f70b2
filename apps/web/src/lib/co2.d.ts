/** The package has no types: this is the part that is used. */
declare module '@tgwf/co2' {
  export class co2 {
    constructor(options: { readonly model: 'swd'; readonly version: 4 });
    /** Grams of CO2e for a transfer, with the world's average electricity. `green`: the host runs on renewable energy. */
    perByte(bytes: number, green: boolean): number;
  }
}
