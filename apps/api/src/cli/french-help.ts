import type { Command, CommanderError, Option } from 'commander';
import { CommandError, EXIT } from './command-error.ts';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Utilisation\u00a0:',
  'Options:': 'Options\u00a0:',
  'Commands:': 'Commandes\u00a0:',
  'Arguments:': 'Arguments\u00a0:',
};

function optionDescription(option: Option): string {
  const choices = option.argChoices && `choix\u00a0: ${option.argChoices.join(', ')}`;
  const usual = option.defaultValue !== undefined && `par défaut\u00a0: ${option.defaultValue}`;
  const details = [choices, usual].filter(Boolean).join('; ');
  return details ? `${option.description} (${details})` : option.description;
}

/** Translates commander's help. Commander throws instead of ending the process. */
export function translateHelp(command: Command): Command {
  return command
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title, optionDescription })
    .helpOption('-h, --help', 'affiche cette aide')
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();
}

const USAGE_ERRORS: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'Option inconnue',
  'commander.missingArgument': 'Il manque un argument',
  'commander.optionMissingArgument': 'Il manque la valeur d’une option',
  'commander.invalidArgument': 'Valeur refusée',
  'commander.conflictingOption': 'Options incompatibles',
  'commander.excessArguments': 'Il y a trop d’arguments',
};

/** Translates commander's errors. @returns undefined if it only displayed its help */
export function fromCommander(error: CommanderError): CommandError | undefined {
  if (error.exitCode === 0) return undefined;
  const subjects = [...error.message.matchAll(/'([^'\n]+)'/g)].map(([, subject]) => subject);
  const choices = /Allowed choices are (.+)\.$/.exec(error.message)?.[1];
  const reason = USAGE_ERRORS[error.code] ?? 'Commande inconnue';
  const about = subjects.length === 0 ? '' : `\u00a0: ${subjects.join(', ')}`;
  const allowed = choices === undefined ? '' : ` (choix\u00a0: ${choices})`;
  return new CommandError(`${reason}${about}${allowed}. Pour de l’aide\u00a0: requests help [commande].`, EXIT.usage);
}
