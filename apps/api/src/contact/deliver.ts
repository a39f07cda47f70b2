import type { MailConfig } from '../config.ts';
import type { LineWriter } from '../log.ts';
import { LogMailer } from '../mail/log-mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { SmtpMailer } from '../mail/smtp-mailer.ts';
import type { Deliver } from '../outbox/delivery.ts';
import { renderMail } from './mail-text.ts';

/** Delivers requests as mails: by SMTP, or to the log where no server is configured. */
export function createDeliver(config: MailConfig, lines: LineWriter): Deliver {
  const mailer: Mailer = config.smtp ? new SmtpMailer(config.smtp) : new LogMailer(lines);
  return (request, recipient, control) => mailer.send(renderMail(request, config), recipient, control);
}
