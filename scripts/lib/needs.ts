import { chromiumHelp, installedChromium } from './chromium.ts';
import { canInstall } from './packages.ts';
import { findPostgres, postgresHelp } from './postgres.ts';
import type { Environment } from './repository.ts';

/**
 * What the tests need, is not on this machine, and cannot be installed by this account: a sentence each, with the command for
 * this system. Asked before anything runs, so that a newcomer learns of all of it at once.
 */
export function missingNeeds(environment: Environment, withBrowser: boolean): string[] {
  const named = environment.CHROME_PATH?.trim();
  const browser = withBrowser && !installedChromium(environment) && (named || !canInstall());
  const database = !findPostgres() && !canInstall();
  return [...(browser ? [chromiumHelp(environment)] : []), ...(database ? [postgresHelp()] : [])];
}
