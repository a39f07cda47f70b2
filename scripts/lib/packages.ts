import { existsSync } from 'node:fs';

/** Whether this account may install Debian's packages: the tests then get what they need by themselves. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Parameters of apt-get: another step of the line may be installing something too. */
export const afterOthers = ['-o', 'DPkg::Lock::Timeout=300'] as const;
