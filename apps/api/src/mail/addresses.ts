import type { MailConfig } from '../config.ts';

/** The recipient of a request that is delivered to the log; it cannot equal an address. */
export const LOG_RECIPIENT = 'log';

/** The recipients of each request, without duplicates: the addresses of MAIL_TO, or the log without a mail server. */
export function recipientsOf({ smtp, to }: Pick<MailConfig, 'smtp' | 'to'>): readonly string[] {
  return smtp ? to.map((mailbox) => mailbox.address) : [LOG_RECIPIENT];
}

/** The domain of a validated address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
