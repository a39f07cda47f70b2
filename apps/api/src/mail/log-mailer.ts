import type { LineWriter } from '../log.ts';
import { aborted, type DeliveryControl, type Mailer, MailFailure, MailWithdrawn, type OutgoingMail } from './mailer.ts';

/** Delivers to the log, when no SMTP server is configured: the only place where a visitor's words are logged. */
export class LogMailer implements Mailer {
  readonly kind = 'log';
  readonly #lines: LineWriter;

  constructor(lines: LineWriter) {
    this.#lines = lines;
  }

  async deliver(mail: OutgoingMail, _recipient: string, control: DeliveryControl): Promise<void> {
    if (!(await control.isStillWanted())) throw new MailWithdrawn();
    const { messageId, subject, text, date, replyTo } = mail;
    const line = {
      level: 'info',
      time: new Date().toISOString(),
      event: 'contact.request',
      ...{ messageId, date, replyTo: replyTo?.address, subject, text },
    };
    if (!this.#lines.write(`${JSON.stringify(line)}\n`)) throw new MailFailure('temporary', 'LOG');
    await Promise.race([this.#lines.written(), aborted(control.signal)]);
  }
}
