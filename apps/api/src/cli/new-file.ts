import { closeSync, existsSync, fstatSync, openSync, renameSync, rmSync } from 'node:fs';
import { errorCode } from '../error-code.ts';
import { CommandError } from './command-error.ts';

/** EROFS: folders of the container's image are read-only. */
const UNWRITABLE = /^E(?:NOENT|NOTDIR|ISDIR|ACCES|PERM|ROFS|NOSPC|DQUOT|NAMETOOLONG)$/;

/**
 * Makes a file that gets its name once it is complete; a failure leaves nothing of it. A file that gets the name meanwhile is replaced:
 * only a hard link would refuse it, and not every disk has those.
 * @param write fills the empty file whose provisional name it is given
 * @throws CommandError if a file has this name already, if this one cannot be written, or if another command began to write it meanwhile
 */
export async function makeNewFile(path: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} existe déjà\u00a0: choisissez un autre nom.`);
  const partial = `${path}.partielle`;
  let file: number | undefined;
  // Another command may remove our file, because it looks like that of an interrupted run.
  const isOurs = () => file !== undefined && fstatSync(file).nlink > 0;
  try {
    // An interrupted run may have left a provisional file.
    rmSync(partial, { force: true });
    file = openSync(partial, 'wx', 0o600);
    await write(partial);
    if (!isOurs()) throw new CommandError(`Une autre commande écrit ${path}.`);
    renameSync(partial, path);
  } catch (error) {
    if (isOurs()) rmSync(partial);
    const code = errorCode(error) ?? '';
    throw UNWRITABLE.test(code) ? new CommandError(`Impossible d’écrire ${path} (${code}).`) : error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
