import { isIP } from 'node:net';
import { portProblem, readPort } from '@agency/shared';

/** An invalid variable: the message is one line that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Env = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset: compose files pass empty strings for variables that are not set. */
export function read(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** @throws ConfigError one line about this variable */
export function fail(name: string, reason: string): never {
  throw new ConfigError(`${name} ${reason}`);
}

/** A number of `min` to `max`, in plain decimal notation. */
export function number(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value < min || value > max) {
    fail(name, `doit être un nombre de ${min} à ${max}.`);
  }
  return value;
}

/** The same, for integers. */
export function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = number(env, name, fallback, min, max);
  if (!Number.isInteger(value)) fail(name, `doit être un nombre entier de ${min} à ${max}.`);
  return value;
}

/** A port to listen on; 0 for any free one. */
export function port(env: Env, name: string, fallback: number): number {
  const value = readPort(env[name], fallback, 0);
  if (value === undefined) throw new ConfigError(portProblem(name, 0));
  return value;
}

/** Whether every label of a domain, in its ASCII form, is valid in DNS (RFC 1035). */
export function isDomain(domain: string): boolean {
  const labels = domain.replace(/\.$/, '').split('.');
  return labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label));
}

/** An absolute address with one of these protocols (`https:`) and a valid host; names of containers may have underscores. */
export function url(name: string, text: string, protocols: readonly string[]): URL {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  const host = hostOf(parsed);
  if (!parsed || !protocols.includes(parsed.protocol) || !(isIP(host) || isDomain(host.replaceAll('_', '')))) {
    fail(name, `doit être une adresse complète commençant par ${protocols.map((p) => `${p}//`).join(' ou ')}.`);
  }
  if (parsed.port === '0') fail(name, 'ne peut pas avoir le port 0.');
  return parsed;
}

/** The host of an address: an IP address without brackets, or a name in ASCII form, because URL only converts names of Web protocols. */
export function hostOf(address: URL | undefined): string {
  const host = (address?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (isIP(host) || !URL.canParse(`http://${host}`)) return host;
  return new URL(`http://${host}`).hostname;
}

/** The entries of a comma-separated value, without empty ones. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Decodes a percent-encoded name or password of an address. */
export function decode(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return fail(name, 'a un nom ou un mot de passe mal encodé (%).');
  }
}

export function oneOf(env: Env, name: string, fallback: string, allowed: readonly string[]): string {
  const value = read(env, name) ?? fallback;
  if (!allowed.includes(value)) fail(name, `doit être l’une de ces valeurs : ${allowed.join(', ')}.`);
  return value;
}
