import { serviceTypes } from '@agency/shared/contact';
import { integer, matching, named, type Reader, Refusal, refuse, SettingError } from '@agency/shared/settings';
import { Command, CommanderError, Option } from 'commander';
import { parseConfig } from '../config.ts';
import { codeOf } from '../error-code.ts';
import { StoreError, toStoreError } from '../outbox/database/errors.ts';
import { openDatabase } from '../outbox/database/open.ts';
import { explainOpening, reasonOf } from '../outbox/database/reasons.ts';
import { type DeliveryState, deliveryStates } from '../outbox/database/tables.ts';
import type { ArchiveFilter } from '../outbox/queries/archive.ts';
import { CommandError, EXIT } from './command-error.ts';
import * as commands from './commands.ts';
import { parseDay, startOfDay } from './day.ts';
import { fromCommander, translateHelp } from './french-help.ts';
import { type StatsFormat, stats } from './stats.ts';
import { ENDS_BEFORE_START, type PeriodOptions } from './stats-report.ts';

const HELP_END = `
États\u00a0: pending (en attente d’envoi), held (quarantaine), sent (livrée), dead (envoi abandonné).
Les jours s’écrivent AAAA-MM-JJ et se lisent à l’heure de Québec.
La base est celle de DATABASE_URL, comme pour le serveur; la commande peut servir pendant qu’il tourne.
Codes de sortie\u00a0: 0 réussite, ${EXIT.failure} échec, ${EXIT.usage} commande mal écrite, ${EXIT.nothingFound} rien de tel pour cette référence ou cette adresse.`;

/** Requests that `list` prints without --limit or --all. */
const LISTED = 50;

async function withDatabase(work: (context: commands.CommandContext) => Promise<void>): Promise<void> {
  const config = parseConfig(process.env);
  const database = await openDatabase(config.database).catch((error: unknown) => {
    throw new CommandError(explainOpening(config.database, codeOf(error)));
  });
  try {
    await commands.checkClock({ config, database });
    await work({ config, database });
  } catch (error) {
    throw error instanceof CommandError ? error : toStoreError(error);
  } finally {
    await database.close();
  }
}

const day: Reader<number> = (text) => parseDay(text) ?? refuse('doit être un jour AAAA-MM-JJ.');
const isSeparator = matching((text) => text === ',' || text === ';', 'doit être , ou ;.');
/** Who names a separator wants the CSV. */
const separator = new Option('--separator <signe>', 'séparateur du CSV\u00a0: , ou ;')
  .argParser(named('--separator', isSeparator))
  .default(',')
  .implies({ format: 'csv' });

interface FilterOptions {
  readonly from?: number;
  readonly to?: number;
  readonly service?: string;
  readonly state?: DeliveryState;
  readonly limit?: number | undefined;
}

function withFilters(command: Command): Command {
  return command
    .option('--from <jour>', 'reçues ce jour ou après', named('--from', day))
    .option('--to <jour>', 'reçues ce jour ou avant', named('--to', day))
    .addOption(new Option('--service <code>', 'pour ce service').choices(serviceTypes.map((service) => service.code)))
    .addOption(new Option('--state <état>', 'dans cet état').choices(deliveryStates));
}

function toFilter({ from, to, service, state, limit }: FilterOptions): ArchiveFilter {
  if (from !== undefined && to !== undefined && from > to) throw new CommandError(ENDS_BEFORE_START, EXIT.usage);
  const start = (day: number | undefined, later = 0) => (day === undefined ? undefined : startOfDay(day + later));
  return { from: start(from), before: start(to, 1), service, state, limit };
}

function createProgram(): Command {
  const program = translateHelp(new Command('requests'))
    .description('Lit, exporte, relance et efface les demandes reçues par le site.')
    .helpCommand('help [commande]', 'affiche l’aide d’une commande')
    .usage('<commande> [options]')
    .addHelpText('after', HELP_END);

  const add = (name: string, description: string): Command => {
    const command = translateHelp(new Command(name)).description(description);
    program.addCommand(command);
    return command;
  };

  withFilters(add('list', 'liste les demandes, les plus récentes d’abord'))
    .option('--limit <nombre>', 'au plus ce nombre de demandes', named('--limit', integer(1, 1_000_000)), LISTED)
    .addOption(new Option('--all', 'toutes les demandes').conflicts('limit'))
    .option('--json', 'un objet JSON par ligne')
    .action(({ all, json, ...options }: FilterOptions & { all?: true; json?: true }) => {
      const filter = toFilter(all ? { ...options, limit: undefined } : options);
      return withDatabase((context) => commands.list(context, filter, json));
    });

  add('show', 'affiche une demande en entier')
    .argument('<référence>', 'référence de la demande')
    .option('--json', 'en JSON')
    .action((id: string, { json }: { json?: true }) => withDatabase((context) => commands.show(context, id, json)));

  withFilters(add('export', 'exporte les demandes pour un tableur (CSV) ou un programme (JSON)'))
    .addOption(new Option('--format <format>', 'format du fichier').choices(['csv', 'json']).default('csv'))
    .addOption(separator)
    .option('--output <fichier>', 'nouveau fichier à écrire; sinon, sortie standard')
    .action((options: FilterOptions & commands.ExportOptions) => {
      const filter = toFilter(options);
      return withDatabase((context) => commands.exportRequests(context, filter, options));
    });

  add('stats', 'compte les demandes par semaine, service, budget et heure du jour')
    .option('--from <jour>', 'reçues ce jour ou après; sinon, douze semaines', named('--from', day))
    .option('--to <jour>', 'reçues ce jour ou avant; sinon, aujourd’hui', named('--to', day))
    .option('--against <jour>', 'à côté d’une période de même durée, qui commence ce jour-là', named('--against', day))
    .addOption(new Option('--format <format>', 'en données plutôt qu’en barres').choices(['csv', 'json']))
    .addOption(separator)
    .action((options: PeriodOptions & StatsFormat) => withDatabase((context) => stats(context, options)));

  add('retry', 'remet en file des envois abandonnés, ou avance la prochaine tentative')
    .argument('[références...]', 'références des demandes')
    .option('--all', 'toutes les demandes abandonnées')
    .action((ids: string[], { all }: { all?: true }) => withDatabase((context) => commands.retry(context, ids, all)));

  add('release', 'libère des demandes de la quarantaine\u00a0: elles seront envoyées')
    .argument('<références...>', 'références des demandes')
    .action((ids: string[]) => withDatabase((context) => commands.release(context, ids)));

  add('erase', 'efface pour toujours toutes les demandes d’une personne')
    .argument('<courriel>', 'adresse de la personne')
    .option('--yes', 'sans demander de confirmation')
    .action((email: string, { yes }: { yes?: true }) => withDatabase((context) => commands.erase(context, email, yes)));

  add('purge', 'efface ce qui a dépassé la durée de conservation (le serveur le fait chaque jour)')
    .option('--trust-clock', 'même si l’horloge semble fausse\u00a0: quelqu’un l’a vérifiée')
    .action(({ trustClock }: { trustClock?: true }) => withDatabase((context) => commands.purge(context, trustClock)));

  add('backup', 'écrit une copie cohérente de la base, même pendant que le serveur tourne')
    .argument('<fichier>', 'nouveau fichier à écrire')
    .action((target: string) => withDatabase((context) => commands.backup(context, target)));

  add('import', 'reprend les demandes d’un fichier SQLite dans la base de DATABASE_URL (passage à PostgreSQL)')
    .argument('<fichier>', 'fichier SQLite, son serveur arrêté')
    .action((file: string) => withDatabase((context) => commands.importFile(context, file)));

  return program;
}

function toCommandError(error: unknown): CommandError | undefined {
  if (error instanceof CommandError) return error;
  if (error instanceof CommanderError) return fromCommander(error);
  if (error instanceof Refusal) return new CommandError(error.message, EXIT.usage);
  if (error instanceof SettingError) return new CommandError(error.message);
  if (error instanceof StoreError && error.kind !== 'fault') {
    return new CommandError(`La base n’a pas répondu comme prévu\u00a0: ${reasonOf(error.code)}.`);
  }
  return new CommandError(`Erreur inattendue\u00a0: ${error instanceof Error ? error.message : String(error)}`);
}

/** Runs one command. @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  // Files that a command writes (exports, backups) are readable by its account only.
  process.umask(0o077);
  try {
    const options = args.map((argument) => /^--[^=]+/.exec(argument)?.[0]);
    const twice = options.find((name, index) => name && options.indexOf(name) !== index);
    // Only its last value would count.
    if (twice) throw new CommandError(`L’option ${twice} est écrite deux fois.`, EXIT.usage);
    await createProgram().parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    const problem = toCommandError(error);
    if (!problem) return 0;
    process.stderr.write(`${problem.message}\n`);
    return problem.exitCode;
  }
}
