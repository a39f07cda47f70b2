import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { errorCode } from '../error-code.ts';
import { CommandError } from './command-error.ts';

/** EROFS: folders of the container's image are read-only. */
const UNWRITABLE = /^E(?:NOENT|NOTDIR|ISDIR|ACCES|PERM|ROFS|NOSPC|DQUOT|NAMETOOLONG)$/;

/**
 * Makes a file that gets its name once it is complete; a failure leaves nothing of it. A file that gets the name meanwhile is replaced:
 * only a hard link would refuse it, and not every disk has those.
 * @param write fills the empty file whose provisional name it is given
 * @throws CommandError if a file has this name already, or this one cannot be written
 */
export async function makeNewFile(path: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} existe déjà\u00a0: choisissez un autre nom.`);
  const partial = `${path}.partielle`;
  try {
    // An interrupted run may have left one.
    rmSync(partial, { force: true });
    closeSync(openSync(partial, 'wx', 0o600));
    await write(partial);
    renameSync(partial, path);
  } catch (error) {
    if (existsSync(partial)) rmSync(partial);
    const code = errorCode(error) ?? '';
    throw UNWRITABLE.test(code) ? new CommandError(`Impossible d’écrire ${path} (${code}).`) : error;
  }
}
