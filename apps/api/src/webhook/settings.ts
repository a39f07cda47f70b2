import { isLoopback } from '@agency/shared/loopback';
import { refuse, SettingError } from '@agency/shared/settings';
import { parseUrl } from '../addresses.ts';

export interface WebhookConfig {
  /** The address may contain a secret, as those of chats do: it appears in no log and no message. */
  readonly url: string;
  /** `whsec_…` */
  readonly secret: string;
  readonly timeoutMs: number;
}

const PREFIX = 'whsec_';
/** The sizes of the Standard Webhooks specification, in bytes. */
const SECRET_BYTES = { min: 24, max: 64 } as const;

/** Reads WEBHOOK_URL. Requests are personal: without TLS, they only go to this machine or to a container beside this one. */
export function webhookUrl(text: string): string {
  const parsed = parseUrl(text, 'https:', 'http:');
  if (parsed.username || parsed.password || parsed.hash) refuse('ne peut contenir ni mot de passe ni ancre.');
  const isInside = isLoopback(parsed.hostname) || /^[\w-]+$/.test(parsed.hostname);
  if (parsed.protocol === 'http:' && !isInside) {
    refuse(
      'doit commencer par https:// (http:// convient seulement à cette machine et à un conteneur voisin, au nom sans point).',
    );
  }
  return parsed.href;
}

/** Reads WEBHOOK_SECRET: `whsec_` and 24 to 64 bytes in Base64. @throws Refusal, without the secret */
export function webhookSecret(text: string): string {
  const encoded = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
  const key = Buffer.from(encoded, 'base64');
  const isSized = key.length >= SECRET_BYTES.min && key.length <= SECRET_BYTES.max;
  if (key.toString('base64') !== encoded || !isSized) {
    refuse(
      `doit être ${PREFIX} suivi de ${SECRET_BYTES.min} à ${SECRET_BYTES.max} octets en base64; « echo ${PREFIX}$(openssl rand -base64 32) » en tire un au hasard.`,
    );
  }
  return text;
}

/** The webhook, if it is set. @throws SettingError if only one of its variables is */
export function webhookConfig(
  url: string | undefined,
  secret: string | undefined,
  timeoutMs: number,
): WebhookConfig | undefined {
  if (url === undefined && secret === undefined) return undefined;
  if (secret === undefined) throw new SettingError('WEBHOOK_SECRET doit accompagner WEBHOOK_URL.');
  if (url === undefined) throw new SettingError('WEBHOOK_URL doit accompagner WEBHOOK_SECRET.');
  return { url, secret, timeoutMs };
}
