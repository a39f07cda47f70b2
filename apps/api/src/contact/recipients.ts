import type { Config } from '../config.ts';
import { RECIPIENT } from '../outbox/database/tables.ts';

/** The recipients of each mail: the addresses, or the log without a mail server. */
export function mailRecipients({ mail }: Pick<Config, 'mail'>): readonly string[] {
  return mail.smtp ? mail.to.map(({ address }) => address) : [RECIPIENT.log];
}

/** The recipients of each request: those of its mail, and the webhook. */
export function allRecipients(config: Pick<Config, 'mail' | 'webhook'>): readonly string[] {
  return config.webhook ? [...mailRecipients(config), RECIPIENT.webhook] : mailRecipients(config);
}
