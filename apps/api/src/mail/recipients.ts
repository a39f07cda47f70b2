import type { MailConfig } from '../config.ts';
import { LOG_RECIPIENT } from '../outbox/tables.ts';

/** Who gets each request, once each: the addresses of MAIL_TO, or the log when there is no mail server. */
export function recipientsOf({ smtp, to }: Pick<MailConfig, 'smtp' | 'to'>): readonly string[] {
  return smtp ? to.map((mailbox) => mailbox.address) : [LOG_RECIPIENT];
}
