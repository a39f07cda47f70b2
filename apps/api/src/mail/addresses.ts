import type { MailConfig } from '../config.ts';

/** The recipient of a request that goes to the log; no address can be equal to it. */
export const LOG_RECIPIENT = 'log';

/** Who gets each request, once each: the addresses of MAIL_TO, or the log when there is no mail server. */
export function recipientsOf({ smtp, to }: Pick<MailConfig, 'smtp' | 'to'>): readonly string[] {
  return smtp ? to.map((mailbox) => mailbox.address) : [LOG_RECIPIENT];
}

/** The domain of an address that was checked to have one. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
