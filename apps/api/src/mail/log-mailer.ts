import type { LineWriter } from '../log.ts';
import { aborted, DeliveryFailure, DeliveryWithdrawn } from '../outbox/delivery/transport.ts';
import type { SendMail } from './mailer.ts';

/** Delivers to the log if no SMTP server is configured: the only case in which a visitor's text is logged. */
export function logMailer(lines: LineWriter): SendMail {
  return async ({ messageId, subject, text, date, replyTo }, _recipient, control) => {
    if (!(await control.isStillWanted())) throw new DeliveryWithdrawn();
    const head = { level: 'info', time: new Date().toISOString(), event: 'contact.request' };
    const line = JSON.stringify({ ...head, messageId, date, replyTo: replyTo?.address, subject, text });
    if (!lines.write(`${line}\n`)) throw new DeliveryFailure('temporary', 'LOG');
    await Promise.race([lines.written(), aborted(control.signal)]);
  };
}
