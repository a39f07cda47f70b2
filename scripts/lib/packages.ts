import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Environment } from './repository.ts';

/** Whether this account may install Debian's packages: the tests then get what they need by themselves. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Runs apt-get with these parameters and tells whether it succeeded. */
export type Apt = (...parameters: readonly string[]) => boolean;

/**
 * apt-get without questions, after another step of the line that may be installing something too.
 * @param options of apt-get, before the parameters of each call
 * @param stdio where what it tells goes
 */
export function aptGet(environment: Environment, stdio: 'inherit' | 'ignore', options: readonly string[] = []): Apt {
  return (...parameters) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...options, ...parameters], {
      stdio,
      env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
}

/** Installs the first of these packages that exists, after a look for newer lists where none is known. */
export function installFirst(apt: Apt, packages: readonly string[]): boolean {
  const install = () => packages.some((name) => apt('install', '-y', '--no-install-recommends', name));
  return install() || (apt('update') && install());
}
