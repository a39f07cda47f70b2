/** Exit codes of the `requests` command; its help lists them. */
export const EXIT = { failure: 1, usage: 2, nothingFound: 3 } as const;

/** Ends the command with one French line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}
