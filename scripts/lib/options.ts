import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readOrExit } from '../../packages/http-server/src/lifecycle.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of a program. An unknown option, or a value that is no count where the default is a count, ends it with the reason. */
export const optionsOrExit = <const Known extends Options>(options: Known, args?: string[]) =>
  readOrExit(Error, () => {
    const { values } = parseArgs({ options, args });
    for (const [name, value] of Object.entries(values)) {
      const isCount = /^\d+$/.test(String(options[name]?.default));
      if (isCount && !/^[1-9]\d{0,5}$/.test(String(value)))
        throw new Error(`--${name} must be a whole number from 1 to 999999.`);
    }
    return values;
  });
