import type { Config } from '../config.ts';
import { RECIPIENT } from '../outbox/database/tables.ts';

/** Who gets each request: the addresses, or the log without a mail server. The webhook is apart. */
export function mailRecipients({ mail }: Pick<Config, 'mail'>): readonly string[] {
  return mail.smtp ? mail.to.map(({ address }) => address) : [RECIPIENT.log];
}

/** Every recipient, the webhook included. */
export function allRecipients(config: Pick<Config, 'mail' | 'webhook'>): readonly string[] {
  return config.webhook ? [...mailRecipients(config), RECIPIENT.webhook] : mailRecipients(config);
}
