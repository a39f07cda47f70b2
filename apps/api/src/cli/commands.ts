import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withNoun } from '@agency/shared/format';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { readableTime } from '../contact/labels.ts';
import { allRecipients } from '../contact/recipients.ts';
import type { Database } from '../outbox/database/database.ts';
import { toStoreError } from '../outbox/database/errors.ts';
import { reasonOf } from '../outbox/database/reasons.ts';
import { LOCK_WAIT_MS, retryWhileLocked } from '../outbox/database/retry-while-locked.ts';
import type { Tables } from '../outbox/database/tables.ts';
import {
  type ArchiveFilter,
  countArchive,
  findRequest,
  readArchive,
  releaseDeliveries,
  retryDeliveries,
} from '../outbox/queries/archive.ts';
import { BUILT_AT, clockBounds, isPlausible } from '../outbox/queries/clock.ts';
import { purgeInSteps } from '../outbox/queries/purge.ts';
import { erasePerson } from '../outbox/queries/removal.ts';
import { backUp } from './backup.ts';
import { CommandError, EXIT } from './command-error.ts';
import { confirm } from './confirm.ts';
import { BYTE_ORDER_MARK } from './csv.ts';
import { importSqlite } from './import.ts';
import { makeNewFile } from './new-file.ts';
import { csvHeader, csvLine, escapeControls, escapedJson, fullText, listLine, print, toJson } from './output.ts';
import { type Step, withProgress } from './progress.ts';

export interface CommandContext {
  readonly config: Config;
  readonly database: Database;
}

const isTerminal = (target: Writable): boolean => target === process.stdout && process.stdout.isTTY;
/** On a terminal, the requests themselves show the progress. */
const isProgressShown = (target: Writable): boolean => process.stderr.isTTY && !isTerminal(target);

/** `requests list`: one request per line, the newest first. */
export async function list({ database }: CommandContext, filter: ArchiveFilter, asJson = false): Promise<void> {
  let shown = 0;
  await withProgress(
    (steps) => countText(steps, 'listée', '…'),
    async (step) => {
      for await (const request of readArchive(database.db, filter)) {
        await print(`${asJson ? escapedJson(toJson(request)) : listLine(request)}\n`);
        step();
        shown += 1;
      }
    },
    isProgressShown(process.stdout),
  );
  if (shown === 0) process.stderr.write('Aucune demande à lister.\n');
  if (filter.limit === undefined || shown < filter.limit) return;
  const left = (await countArchive(database.db, filter)) - shown;
  if (left > 0) process.stderr.write(`Encore ${countText(left, 'plus ancienne')}\u00a0: --all liste tout.\n`);
}

/** `0 demande purgée`, `2 demandes purgées`: with a participle or an adjective that agrees, then the rest of the sentence. */
function countText(total: number, quality: string, rest = ''): string {
  return withNoun(total, { one: `demande ${quality}`, many: `demandes ${quality}s` }) + rest;
}

/** `requests show`: one request in full. @throws CommandError when no request has this id */
export async function show({ database }: CommandContext, id: string, asJson = false): Promise<void> {
  const request = await findRequest(database.db, id);
  if (!request) throw new CommandError(`Aucune demande ne porte la référence ${id}.`, EXIT.nothingFound);
  await print(asJson ? `${escapedJson(toJson(request), 2)}\n` : fullText(request));
}

export interface ExportOptions {
  readonly format: 'csv' | 'json';
  readonly separator: string;
  readonly output?: string | undefined;
}

/** `requests export`: writes every matching request to standard output, or to a new file that gets its name once it is complete. */
export async function exportRequests(
  { database }: CommandContext,
  filter: ArchiveFilter,
  options: ExportOptions,
): Promise<void> {
  const write = (target: Writable) =>
    withProgress(
      (steps) => countText(steps, 'exportée', '…'),
      (step) => {
        // A visitor's text must not act on a terminal.
        const safe = isTerminal(target) ? escapeControls : (text: string) => text;
        const parts = exportParts(database.db, filter, options, safe, step);
        return pipeline(parts, target, { end: target !== process.stdout });
      },
      isProgressShown(target),
    );
  if (options.output === undefined) await write(process.stdout);
  // A stream opens its file later: this flag keeps it from making the file that a failure has removed.
  else await makeNewFile(options.output, (partial) => write(createWriteStream(partial, { flags: 'r+' })));
}

async function* exportParts(
  db: Kysely<Tables>,
  filter: ArchiveFilter,
  { format, separator }: ExportOptions,
  safe: (text: string) => string,
  step: Step,
): AsyncGenerator<string> {
  const isCsv = format === 'csv';
  yield isCsv ? BYTE_ORDER_MARK + csvHeader(separator) : '[';
  let mark = '\n';
  for await (const request of readArchive(db, filter)) {
    yield isCsv ? safe(csvLine(request, separator)) : mark + escapedJson(toJson(request));
    mark = ',\n';
    step();
  }
  if (!isCsv) yield '\n]\n';
}

/** `requests retry`: puts deliveries of these requests, or all dead ones, back in the queue. @throws CommandError when there are none */
export async function retry({ database }: CommandContext, ids: readonly string[], all = false): Promise<void> {
  if (all ? ids.length > 0 : ids.length === 0) {
    throw new CommandError('Indiquez des références, ou --all pour toutes les demandes abandonnées.', EXIT.usage);
  }
  const chosen = all ? undefined : ids;
  const total = await retryWhileLocked(LOCK_WAIT_MS, () => retryDeliveries(database.db, chosen, Date.now()));
  const report = countText(total, 'remise', ' dans la file d’envoi');
  await reportChange(total, report, all ? 'abandonnée' : 'en attente ou abandonnée', chosen);
}

/** `requests release`: delivers requests of the quarantine. @throws CommandError when there are none */
export async function release({ database }: CommandContext, ids: readonly string[]): Promise<void> {
  const total = await retryWhileLocked(LOCK_WAIT_MS, () => releaseDeliveries(database.db, ids, Date.now()));
  await reportChange(total, countText(total, 'libérée', ' de la quarantaine'), 'en quarantaine', ids);
}

/**
 * @param state that of the requests that the command changes
 * @param asked the references; those of unknown requests, or of requests in another state, are counted
 */
async function reportChange(total: number, report: string, state: string, asked?: readonly string[]): Promise<void> {
  if (total === 0) {
    const which = asked ? 'de ces demandes' : 'demande';
    throw new CommandError(`Rien n’a changé\u00a0: aucune ${which} n’est ${state}.`, EXIT.nothingFound);
  }
  await print(`${report}.\n`);
  const others = new Set(asked).size - total;
  if (others > 0) process.stderr.write(`Références sans effet\u00a0: ${others} (inconnues, ou dans un autre état).\n`);
}

/** `requests erase`: deletes every request from an address, bytes included. Asks first, unless `isSure`. @throws CommandError */
export async function erase(context: CommandContext, email: string, isSure = false): Promise<void> {
  if (!isSure && !process.stdin.isTTY) {
    throw new CommandError('Sans terminal pour confirmer, ajoutez --yes. Rien n’a été effacé.', EXIT.usage);
  }
  if (!isSure && !(await confirm(`Effacer pour toujours toutes les demandes de ${email}?`))) {
    throw new CommandError('Rien n’a été effacé.');
  }
  const total = await retryWhileLocked(LOCK_WAIT_MS, () => erasePerson(context.database.db, email));
  if (total > 0) await print(`${countText(total, 'effacée')}.\n`);
  // Bytes of an interrupted erasure may remain even if this one deleted nothing.
  await eraseDeletedBytes(context);
  if (total === 0) throw new CommandError(`Aucune demande ne vient de ${email}.`, EXIT.nothingFound);
}

const IF_CLOCK_IS_RIGHT = 'Si l’horloge est juste\u00a0: requests purge --trust-clock';

/** `requests purge`: deletes now what the server deletes each day. @throws CommandError if the clock cannot be right, or if bytes stay */
export async function purge(context: CommandContext, isClockConfirmed = false): Promise<void> {
  const { db } = context.database;
  const { retentionMs, quarantineMs } = context.config;
  const limits = { now: Date.now(), retentionMs, quarantineMs, isClockConfirmed };
  const outcome = await withProgress(
    () => 'Purge en cours…',
    () => purgeInSteps(limits, (step) => retryWhileLocked(LOCK_WAIT_MS, () => db.transaction().execute(step))),
  );
  if (outcome.kind === 'implausible') {
    throw new CommandError(`Rien n’a été purgé. ${IF_CLOCK_IS_RIGHT}`);
  }
  const { requests: total, overdue, postponed } = outcome;
  await print(`${countText(total, 'purgée')}.\n`);
  const late = countText(overdue, 'non livrée');
  if (overdue > 0) await print(`Conservation dépassée\u00a0: ${late}. Relancez l’envoi ou effacez (retry, erase).\n`);
  const waiting = `Quarantaine gardée un jour de plus\u00a0: ${countText(postponed, 'échue')}. L’horloge a pu sauter.`;
  if (postponed > 0) await print(`${waiting} ${IF_CLOCK_IS_RIGHT}\n`);
  // Bytes of an earlier deletion may remain even if this purge deleted nothing.
  await eraseDeletedBytes(context);
}

/** Warns on standard error if the clock of this machine cannot be right. */
export async function checkClock({ database }: CommandContext): Promise<void> {
  const now = Date.now();
  const bounds = await clockBounds(database.db, BUILT_AT);
  if (isPlausible(now, bounds)) return;
  const reason =
    now < bounds.earliest
      ? `avant la construction du programme (${readableTime(bounds.earliest)})`
      : `plus d’un an après la dernière activité connue`;
  process.stderr.write(`Horloge invraisemblable\u00a0: ${readableTime(now)}, ${reason}. Les purges sont suspendues.\n`);
}

/** Advice about the bytes of a large database, which is not rewritten while visitors submit. */
const REWRITTEN_LATER: Readonly<Record<Config['database']['kind'], string>> = {
  sqlite:
    'La base est grande\u00a0: son fichier sera réécrit au prochain démarrage de l’API, et ce qui en reste disparaîtra.\n',
  postgres:
    'La base est grande\u00a0: lancez « vacuum (full) » à une heure creuse pour que ce qui en reste dans ses fichiers disparaisse.\n',
};

/** Prints advice, if any. @throws CommandError */
async function eraseDeletedBytes({ config, database }: CommandContext): Promise<void> {
  const isDone = await database.eraseDeletedBytes().catch((error: unknown) => {
    const reason = reasonOf(toStoreError(error).code);
    throw new CommandError(
      `Des octets de demandes effacées restent dans les fichiers\u00a0: ${reason}. Ensuite, relancez « requests purge ».`,
    );
  });
  if (!isDone) await print(REWRITTEN_LATER[config.database.kind]);
}

/** `requests import`: copies the requests of a SQLite file into the database of DATABASE_URL. @throws CommandError */
export async function importFile({ config, database }: CommandContext, file: string): Promise<void> {
  const total = await withProgress(
    (steps) => countText(steps, 'lue', '…'),
    (step) => importSqlite(database.db, file, allRecipients(config), step),
  );
  await print(`${countText(total, 'reprise')}.\n`);
}

/** `requests backup`: writes a consistent copy to a new file. @throws CommandError */
export async function backup({ config, database }: CommandContext, target: string): Promise<void> {
  await withProgress(
    () => 'Copie en cours…',
    () => backUp(database.db, config.database, target),
  );
  await print(`Copie écrite\u00a0: ${target}\n`);
}
