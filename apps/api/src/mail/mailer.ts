import type { Mailbox } from '../config.ts';
import type { DeliveryControl } from '../outbox/delivery.ts';

export interface OutgoingMail {
  readonly from: Mailbox;
  /** What the `To` header lists; each of them gets a delivery of its own. */
  readonly to: readonly Mailbox[];
  readonly replyTo: Mailbox | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly date: Date;
}

/**
 * Returns once the mail to this recipient was accepted.
 * @throws DeliveryFailure | DeliveryWithdrawn
 */
export type SendMail = (mail: OutgoingMail, recipient: string, control: DeliveryControl) => Promise<void>;
