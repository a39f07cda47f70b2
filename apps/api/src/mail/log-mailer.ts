import type { LineWriter } from '../log.ts';
import { aborted, type DeliveryControl, DeliveryFailure, DeliveryWithdrawn } from '../outbox/delivery.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

/** Delivers to the log, when no SMTP server is configured: the only place where a visitor's text is logged. */
export class LogMailer implements Mailer {
  readonly #lines: LineWriter;

  constructor(lines: LineWriter) {
    this.#lines = lines;
  }

  async send(mail: OutgoingMail, _recipient: string, control: DeliveryControl): Promise<void> {
    if (!(await control.isStillWanted())) throw new DeliveryWithdrawn();
    const { messageId, subject, text, date, replyTo } = mail;
    const head = { level: 'info', time: new Date().toISOString(), event: 'contact.request' };
    const line = JSON.stringify({ ...head, messageId, date, replyTo: replyTo?.address, subject, text });
    if (!this.#lines.write(`${line}\n`)) throw new DeliveryFailure('temporary', 'LOG');
    await Promise.race([this.#lines.written(), aborted(control.signal)]);
  }
}
