import type { Mailbox } from '../config.ts';

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
 * `permanent`: the server refused this mail for good (5xx). `configuration`: every mail fails until someone changes a setting
 * (a password, a certificate). `temporary`: anything that may pass by itself.
 */
export type MailFailureKind = 'temporary' | 'permanent' | 'configuration';

/** The code is short and ours; a server's own words may quote the visitor, so they are not kept. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: MailFailureKind;
  readonly code: string;
  /** The variable to correct, for a `configuration` failure. */
  readonly setting: string | undefined;

  constructor(kind: MailFailureKind, code: string, setting?: string) {
    super(`mail failure (${kind}): ${code}`);
    this.kind = kind;
    this.code = code;
    this.setting = setting;
  }
}

/** The request was erased, or taken over by another process, before its text left. */
export class MailWithdrawn extends Error {
  override readonly name = 'MailWithdrawn';
}

export interface DeliveryControl {
  /** Asked at the last moment before the text leaves. */
  readonly isStillWanted: () => Promise<boolean>;
  /** Ends the attempt: the process stops, or the lease is about to end. */
  readonly signal: AbortSignal;
}

/** Rejects when the signal ends the attempt. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = (): void => reject(new MailFailure('temporary', 'EABORTED'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

export interface Mailer {
  readonly kind: 'smtp' | 'log';
  /**
   * Returns once the mail to this recipient is out of our hands.
   * @throws MailFailure | MailWithdrawn
   */
  deliver(mail: OutgoingMail, recipient: string, control: DeliveryControl): Promise<void>;
}
