import { isIP } from 'node:net';
import { refuse } from '@agency/shared/settings';

/** Whether every label of a domain, in its ASCII form, is valid in DNS (RFC 1035). */
export function isDomain(domain: string): boolean {
  const labels = domain.replace(/\.$/, '').split('.');
  return labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label));
}

/** An absolute address with one of these protocols (`https:`) and a valid host; names of containers may have underscores. */
export function parseUrl(text: string, ...protocols: readonly string[]): URL {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  const host = hostOf(parsed);
  if (!parsed || !protocols.includes(parsed.protocol) || !(isIP(host) || isDomain(host.replaceAll('_', '')))) {
    const starts = protocols.map((protocol) => `${protocol}//`);
    const advice = text.includes('@') ? '; les signes d’un mot de passe s’y codent (%23 pour #, %2F pour /)' : '';
    if (starts.some((start) => text.startsWith(start))) refuse(`a un hôte ou un port illisible${advice}.`);
    refuse(`doit être une adresse complète commençant par ${starts.join(' ou ')}.`);
  }
  if (parsed.port === '0') refuse('ne peut pas avoir le port 0.');
  return parsed;
}

/**
 * The host of an address: an IP address without brackets, or a name in ASCII form, because URL only converts names of
 * Web protocols.
 */
export function hostOf(address: URL | undefined): string {
  const host = (address?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (isIP(host) || !URL.canParse(`http://${host}`)) return host;
  return new URL(`http://${host}`).hostname;
}

/** Decodes a percent-encoded name or password of an address. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return refuse('a un nom ou un mot de passe mal encodé (%).');
  }
}

export function domainOf(mailbox: string): string {
  return mailbox.slice(mailbox.lastIndexOf('@') + 1);
}

export function localOf(mailbox: string): string {
  return mailbox.slice(0, mailbox.lastIndexOf('@'));
}

/** Whether any mail server takes a mailbox: most lack SMTPUTF8. A domain in other scripts has an ASCII form, the name before the @ none. */
export function isLocalAscii(mailbox: string): boolean {
  return /^[\x21-\x7e]+$/.test(localOf(mailbox));
}
