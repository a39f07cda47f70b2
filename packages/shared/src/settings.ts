/** Settings of programs: a table of variables, each with its reader. Pure: the caller passes the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid variable: the message is one French line that starts with its name. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** What `refuse` throws: the message is the end of a sentence. */
export class Refusal extends Error {}

/**
 * Ends a reader.
 * @param requirement the end of the sentence that starts with the variable's name; it must not repeat a secret
 */
export function refuse(requirement: string): never {
  throw new Refusal(requirement);
}

/** Reads the text of a variable, which is neither blank nor surrounded by spaces. It calls `refuse` for an invalid one. */
export type Reader<Value> = (text: string) => Value;

/** A reader whose refusal, perhaps of another class, starts with a name. */
export const named =
  <Value>(name: string, read: Reader<Value>, Named: new (message: string) => Error = Refusal): Reader<Value> =>
  (text) => {
    try {
      return read(text);
    } catch (error) {
      throw error instanceof Refusal ? new Named(`${name} ${error.message}`) : error;
    }
  };

export interface Setting<Value> {
  readonly read: Reader<Value>;
  /** The text that is read in place of an unset variable. */
  readonly fallback: string | undefined;
}

export const setting = <Value>(read: Reader<Value>, fallback: string): Setting<Value> => ({ read, fallback });

/** A variable without a default: undefined if it is unset. */
export const optional = <Value>(read: Reader<Value>): Setting<Value | undefined> => ({ read, fallback: undefined });

export const matching =
  (accepts: (text: string) => boolean, requirement: string): Reader<string> =>
  (text) =>
    accepts(text) ? text : refuse(requirement);

/** Docker Compose reads `\n` in double quotes as the end of a line, which an address would drop. */
const oneLine = matching((text) => !/[^\P{Cc}\t]/u.test(text), 'doit tenir sur une ligne, sans \\n entre guillemets.');

type Values<Table> = { readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never };

/**
 * Reads every variable of a table. A blank variable counts as unset: compose files pass empty strings for variables that are not set.
 * @throws SettingError for the first invalid one
 */
export function readSettings<Table extends Readonly<Record<string, Setting<unknown>>>>(
  environment: Environment,
  table: Table,
): Values<Table> {
  const values = Object.entries(table).map(([name, { read, fallback }]) => {
    const text = environment[name]?.trim() || fallback;
    return [name, text === undefined ? undefined : named(name, (whole) => read(oneLine(whole)), SettingError)(text)];
  });
  return Object.fromEntries(values) as Values<Table>;
}

const numeric =
  (notation: RegExp, name: string, min: number, max: number): Reader<number> =>
  (text) => {
    const value = Number(text);
    return notation.test(text) && value >= min && value <= max
      ? value
      : refuse(`doit être un ${name} de ${min} à ${max}.`);
  };

/** A number of `min` to `max`, in plain decimal notation. */
export const number = (min: number, max: number): Reader<number> => numeric(/^\d+(\.\d+)?$/, 'nombre', min, max);

export const integer = (min: number, max: number): Reader<number> => numeric(/^\d+$/, 'nombre entier', min, max);

/** A port to listen on. @param min 0 if the system may choose a free one */
export const port = (min: 0 | 1): Reader<number> => integer(min, 65_535);

export const oneOf = (...allowed: readonly string[]): Reader<string> =>
  matching((text) => allowed.includes(text), `doit être l’une de ces valeurs\u00a0: ${allowed.join(', ')}.`);

/** A comma, or the semicolon of mail programs, but for one between quotes, as in the name of a mailbox. */
const SEPARATOR = /\s*[,;]\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Entries, at least one; empty ones do not count. A refusal shows its entry, without an account. */
export const list =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (text) => {
    const entries = text.split(SEPARATOR).filter(Boolean);
    if (entries.length === 0) refuse('doit contenir au moins une valeur.');
    return entries.map((entry) => named(`(«\u00a0${entry.replace(/\/\/.*@/, '//…@')}\u00a0»)`, read)(entry));
  };

export const anyText: Reader<string> = (text) => text;
