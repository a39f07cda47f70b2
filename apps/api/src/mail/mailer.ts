import type { DeliveryControl } from '../outbox/delivery/transport.ts';
import type { Mailbox } from './settings.ts';

export interface OutgoingMail {
  readonly from: Mailbox;
  /** The `To` header; each address gets a delivery of its own. */
  readonly to: readonly Mailbox[];
  readonly replyTo: Mailbox | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Undefined if the clock was wrong when the request arrived: the mail has the date of its attempt. */
  readonly date: Date | undefined;
}

/**
 * Returns once the server accepted the mail to this recipient.
 * @throws DeliveryFailure | DeliveryWithdrawn
 */
export type SendMail = (mail: OutgoingMail, recipient: string, control: DeliveryControl) => Promise<void>;
