import { existsSync, renameSync, rmSync } from 'node:fs';
import { CommandError } from './command-error.ts';

/**
 * Makes a file that gets its name once it is complete; a failure leaves nothing of it. A file that gets the name meanwhile is replaced:
 * only a hard link would refuse it, and not every disk has those.
 * @param write writes the file under the provisional name that it is given
 * @throws CommandError if a file has this name already
 */
export async function makeNewFile(path: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} existe déjà\u00a0: choisissez un autre nom.`);
  const partial = `${path}.partielle`;
  // An interrupted run may have left one.
  rmSync(partial, { force: true });
  try {
    await write(partial);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
