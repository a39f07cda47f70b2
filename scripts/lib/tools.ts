import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the tests need and npm does not install. */
export interface Tool {
  /** What needs it, before the colon: `The browser tests need Chromium`. */
  readonly need: string;
  /** Its Debian packages; the first one that can be installed is enough. Without a package of Homebrew, macOS does not have it. */
  readonly packages: { readonly debian: readonly string[]; readonly fedora: string; readonly homebrew?: string };
  find(): string | undefined;
  /** Whether the program found is good enough, or a better one should be installed. */
  isPreferred?(path: string): boolean;
  /** Replaces the advice to install it. */
  problem?(): string | undefined;
}

/** Candidate paths for programs of these names: on the PATH, then in these folders. */
export function placesOf(names: readonly string[], folders: readonly string[] = [], path = process.env.PATH): string[] {
  const all = [...(path ?? '').split(delimiter).filter(Boolean), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name)));
}

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** apt-get without prompts; it waits for a running one, and gives up an unreachable mirror after seconds. */
function aptGet(...parameters: readonly string[]): boolean {
  const waits = ['DPkg::Lock::Timeout=300', 'Acquire::Retries=0', 'Acquire::http::Timeout=10'];
  const options = waits.flatMap((wait) => ['-o', wait]);
  const { status } = spawnSync('apt-get', [...options, ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Do not start a server that a package installs.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

/** Installs the first available package, after an update of the lists if none could be installed. */
export function installFirst(packages: readonly string[], apt: typeof aptGet = aptGet): boolean {
  const install = () => packages.some((name) => apt('install', '-y', '--no-install-recommends', name));
  return install() || (apt('update') && install());
}

export function advice({ need, packages, problem }: Tool, system: string = process.platform): string {
  const known = problem?.();
  if (known) return known;
  if (system === 'darwin' && !packages.homebrew) return `${need}, which macOS does not have: use Linux.`;
  if (system === 'darwin') return `${need}: brew install ${packages.homebrew}`;
  if (existsSync('/usr/bin/apt-get')) return `${need}: sudo apt-get install ${packages.debian.at(-1)}`;
  if (existsSync('/usr/bin/dnf')) return `${need}: sudo dnf install ${packages.fedora}`;
  return `${need}: install ${packages.debian.at(-1)}`;
}

/**
 * The path of a tool, installed first if this account may.
 * @throws Error one sentence with the next step
 */
export function requireTool(tool: Tool): string {
  const found = tool.find();
  if (found && (!canInstall() || (tool.isPreferred?.(found) ?? true))) return found;
  if (canInstall() && !tool.problem?.()) {
    console.log(`${tool.need}: installing Debian’s package.`);
    installFirst(found ? tool.packages.debian.slice(0, 1) : tool.packages.debian);
  }
  return installed(tool);
}

/**
 * The path of an installed tool.
 * @throws Error one sentence with the next step
 */
export function installed(tool: Tool): string {
  const found = tool.find();
  if (!found) throw new Error(advice(tool));
  return found;
}

/** Installs the tools that are missing. Before that, ends the program with one sentence per tool that this account cannot install. */
export function requireTools(tools: readonly Tool[]): void {
  const missing = tools.filter((tool) => !tool.find() && (tool.problem?.() || !canInstall()));
  for (const tool of missing) console.error(advice(tool));
  if (missing.length > 0) process.exit(1);
  for (const tool of tools) requireTool(tool);
}
