import type { Logger } from 'pino';
import { errorCode } from '../error-code.ts';
import { type DeliveryControl, type Mailer, MailFailure, MailWithdrawn, type OutgoingMail } from './mailer.ts';

/** The log is a terminal or a pipe (`npm start`, a container): it has the line, and there is no disk to sync. */
const cannotSync = new Set(['EINVAL', 'ENOTSUP']);

/** Delivers to the log, when no SMTP server is configured: the only place where a visitor's words are logged. */
export class LogMailer implements Mailer {
  readonly kind = 'log';
  readonly #logger: Logger;

  /** @param logger must not be filtered by LOG_LEVEL: this is the delivery, not a remark */
  constructor(logger: Logger) {
    this.#logger = logger;
  }

  async deliver(mail: OutgoingMail, _recipient: string, control: DeliveryControl): Promise<void> {
    if (!(await control.isStillWanted())) throw new MailWithdrawn();
    const { messageId, subject, text, date, replyTo } = mail;
    this.#logger.info({ event: 'contact.request', messageId, date, replyTo: replyTo?.address, subject, text });
    await new Promise<void>((resolve, reject) => {
      this.#logger.flush((error) => {
        if (error && !cannotSync.has(errorCode(error) ?? '')) {
          return reject(new MailFailure('temporary', 'LOG'));
        }
        resolve();
      });
    });
  }
}
