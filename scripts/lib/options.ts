import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of a program. An unknown one, or no count where the default is one, ends it with one line. */
export function optionsOrExit<const Known extends Options>(options: Known, args?: string[]) {
  try {
    const { values } = parseArgs({ options, args });
    for (const [name, value] of Object.entries(values)) {
      const isCount = /^\d+$/.test(String(options[name]?.default));
      if (isCount && !/^[1-9]\d{0,5}$/.test(String(value)))
        throw new Error(`--${name} must be a whole number from 1 to 999999.`);
    }
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
